import type { Game } from '../../engine/game.ts';
import type { GameLoader } from '../../engine/logs/replay.ts';
import { BadOptions } from '../../engine/options.ts';
import { chanceIn, objectionToSeed, revealedSeed } from '../../table/fairness.ts';
import type { Entry, Match } from '../../table/match.ts';
import { BadLog, isOver, openTable } from '../../table/table.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { BadHeader, type HeaderFields, headerOf, matchFromHeader } from './file-header.ts';
import { entryOf, type FileProblem, fileProblem, LARGEST_FILE, type ReadLog } from './game-file.ts';

/** Says what a file is: a line of this kind, and then one line for each match. */
const FIRST = '{"bundle":1';

/** All matches of a device in one text, so that they outlive it. */
export function bundleText(list: readonly SavedMatch[]): string {
  return [`${FIRST},"matches":${list.length}}`, ...list.map(lineFor)].map(line => `${line}\n`).join('');
}

/**
 * Unlike a game file it holds the seed of a match that is still on: with it, chance goes on as it was committed to. It is
 * a copy for oneself, and nothing to be given to others at the table.
 */
function lineFor({ match, entries, over, touched, seat, elsewhere }: SavedMatch): string {
  const { seed, match: drawnFor } = match.chance;
  const kept = { seed, drawnFor, over, touched, seat, elsewhere };
  return JSON.stringify({ ...headerOf(match, revealedSeed(entries)), kept, entries });
}

/** Is it a bundle? Its first few characters say so. */
export function isBundle(beginning: string): boolean {
  return beginning.replace(/^\uFEFF/, '').startsWith(FIRST);
}

/** Where the owner of the device sat in a match online, or that they did not sit in it at all. */
export type MatchOwner = Pick<SavedMatch, 'seat' | 'elsewhere'>;

/** A match of a bundle: one that can be played on or watched, one that the rules of today can't follow, or neither. */
export type BundledMatch =
  | { readonly kind: 'open'; readonly read: ReadLog; readonly touched: number; readonly owner: MatchOwner }
  | { readonly kind: 'closed'; readonly saved: SavedMatch }
  | { readonly kind: 'broken'; readonly problem: FileProblem };

/** Reads one match after the other: a broken one does not take the others with it. */
export async function* readBundle(text: string, load: GameLoader): AsyncGenerator<BundledMatch> {
  for (const [at, line] of text.split('\n').entries())
    if (at > 0 && line.trim() !== '') yield await readMatch(line, at + 1, load);
}

async function readMatch(line: string, number: number, load: GameLoader): Promise<BundledMatch> {
  const broken = (problem: FileProblem) => ({ kind: 'broken', problem: { ...problem, line: number } }) as const;
  const fields = line.length > LARGEST_FILE ? undefined : fieldsOf(line);
  if (!fields || !Array.isArray(fields.entries)) return broken(fileProblem('json', line.slice(0, 60)));
  const game = await load(String(fields.game));
  if (!game) return broken(fileProblem('game', String(fields.game)));
  if (!game.seats.includes(fields.seats as number)) return broken(fileProblem('seats', String(fields.seats)));
  try {
    return bundledMatch(game, fields, fields.entries.map(Object).map(entryOf));
  } catch (error) {
    if (error instanceof BadHeader) return broken(fileProblem(error.kind, error.found));
    if (error instanceof BadOptions) return broken(fileProblem('options', JSON.stringify(fields.options)));
    return broken(fileProblem('illegal', error instanceof BadLog ? textOf(fields.entries[error.seq]) : ''));
  }
}

function textOf(entry: unknown): string {
  const { move } = Object(entry) as HeaderFields;
  return typeof move === 'string' ? move.slice(0, 80) : '';
}

function fieldsOf(line: string): HeaderFields | undefined {
  try {
    return Object(JSON.parse(line)) as HeaderFields;
  } catch {
    return undefined;
  }
}

/** Every entry is checked against the rules. Where other rules were in force it is left as it is, closed for play. */
function bundledMatch(game: Game, fields: HeaderFields, entries: readonly Entry[]): BundledMatch {
  const match = withSeed(matchFromHeader(game, fields, entries), fields, entries.length);
  const kept = Object(fields.kept) as HeaderFields;
  const touched = typeof kept.touched === 'number' && kept.touched <= Date.now() ? kept.touched : Date.now();
  try {
    const over = isOver(openTable(game, match, entries));
    return { kind: 'open', read: { ok: true, game, match, entries, over }, touched, owner: ownerIn(kept, match) };
  } catch (error) {
    if (match.version === game.version || !entries.every(isEntry)) throw error;
    const owner = ownerIn(kept, match);
    return { kind: 'closed', saved: { match, entries, over: kept.over === true, touched, ...owner } };
  }
}

/** Bundles of earlier versions say nothing of it. */
function ownerIn({ seat, elsewhere }: HeaderFields, { players }: Match): MatchOwner {
  const sat = typeof seat === 'number' && seat in players;
  return { ...(sat && { seat }), ...(elsewhere === true && { elsewhere }) };
}

/** The seed that a running match was committed to, if it came along. */
function withSeed(match: Match, fields: HeaderFields, length: number): Match {
  const { seed, drawnFor } = Object(fields.kept) as HeaderFields;
  const fits = typeof seed === 'string' && fields.commitment !== undefined && !objectionToSeed(seed, fields.commitment);
  if (!fits || typeof drawnFor !== 'string') return match;
  const { inherited: _, ...own } = match;
  const { inherited, added } = chanceIn(fields, length);
  return { ...own, chance: { seed, match: drawnFor.slice(0, 100), ...added }, ...(inherited > 0 && { inherited }) };
}

function isEntry(entry: Entry): boolean {
  const actor = typeof entry.actor === 'number' || entry.actor === 'chance' || entry.actor === 'host';
  return actor && typeof ('move' in entry ? entry.move : entry.act) === 'string';
}
