import { emptyCount, placesOf, type ScoreSheet, type SheetCounts, type SheetRow } from '../../engine/score-sheet.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { shortName } from '../match/names.ts';

/** A score sheet as it is being filled in: numbers stand there as they were typed. */
export interface SheetDraft {
  readonly seats: number;
  /** For as many seats as the game has at most: who is taken off the table comes back with their numbers. */
  readonly names: readonly string[];
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

export function emptyDraft(seats: number): SheetDraft {
  return { seats, names: [], typed: {} };
}

export function isEmpty(draft: SheetDraft): boolean {
  return draft.names.every(text => text === '') && !isAnythingCounted(draft);
}

/** Has anything been counted? Names alone are no result. */
export function isAnythingCounted({ typed }: SheetDraft): boolean {
  return Object.values(typed)
    .flat()
    .some(text => text !== '');
}

const placeOf = (game: string) => `sheet.${game}`;

export function keepSheet(game: string, draft: SheetDraft): void {
  remember(placeOf(game), JSON.stringify(draft));
}

/** What was typed before, or an empty sheet where that is none. */
export function keptSheet(game: string, seatCounts: readonly number[], usual: number): SheetDraft {
  const read = parsed(recall(placeOf(game)) ?? '');
  if (!read || !seatCounts.includes(read.seats)) return emptyDraft(usual);
  return read;
}

function parsed(text: string): SheetDraft | undefined {
  try {
    const { seats, names, typed } = JSON.parse(text) as SheetDraft;
    const rows = Object.entries(typed).filter(([, numbers]) => isTexts(numbers));
    return { seats, names: isTexts(names) ? names : [], typed: Object.fromEntries(rows) };
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(text => typeof text === 'string');
}

export function withPlayerName(draft: SheetDraft, seat: number, name: string): SheetDraft {
  return { ...draft, names: replaced(draft.names, seat, shortName(name)) };
}

export function withNumber(draft: SheetDraft, row: string, place: number, text: string): SheetDraft {
  return { ...draft, typed: { ...draft.typed, [row]: replaced(draft.typed[row] ?? [], place, text) } };
}

/** What a board says by itself, as if somebody had counted it. */
export function withCounts(draft: SheetDraft, counts: SheetCounts): SheetDraft {
  const typed = Object.entries(counts).map(([row, numbers]) => [row, numbers.map(String)] as const);
  return { ...draft, typed: { ...draft.typed, ...Object.fromEntries(typed) } };
}

function replaced(texts: readonly string[], place: number, text: string): readonly string[] {
  const length = Math.max(texts.length, place + 1);
  return Array.from({ length }, (_, i) => (i === place ? text : (texts[i] ?? '')));
}

export function typedIn({ typed }: SheetDraft, row: string, place: number): string {
  return typed[row]?.[place] ?? '';
}

/** What is empty counts as the least; what is no number stays none, so that it can be objected to. */
export function countsOf(sheet: ScoreSheet, draft: SheetDraft): SheetCounts {
  const numbers = (row: SheetRow) =>
    Array.from({ length: placesOf(row, draft.seats) }, (_, place) => numberIn(typedIn(draft, row.key, place), row));
  return Object.fromEntries(sheet.rows(draft.seats).map(row => [row.key, numbers(row)]));
}

function numberIn(text: string, row: SheetRow): number {
  const trimmed = text.trim().replace('−', '-');
  return trimmed === '' ? emptyCount(row) : Number(trimmed);
}
