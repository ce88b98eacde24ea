import type { Game, RuleId } from '../../engine/game.ts';
import { type GameLoader, replayLog } from '../../engine/logs/replay.ts';
import { revealedSeed } from '../../table/fairness.ts';
import type { ActEntry, Entry, Match } from '../../table/match.ts';
import { isOverAt, resultAt } from '../../table/timeline.ts';
import { BadHeader, type FileProblemKind, type HeaderFields, headerOf, matchFromHeader } from './file-header.ts';
import { type Recording } from './recording.ts';

/** Room for any log with all its lists of legal moves; more is no log of ours. */
export const LARGEST_FILE = 8_000_000;

/** The lines that the command line's `replay` reads, without the lists of legal moves: those can be worked out. */
export function fileText(recording: Recording): string {
  const { length } = recording.entries;
  const end = { end: true, ...resultAt(recording.seen, length) };
  return (
    bareText({ match: recording.match, entries: recording.log }) +
    (isOverAt(recording.seen, length) ? `${JSON.stringify(end)}\n` : '')
  );
}

/** A log as it was kept, without its result: for one that the rules of today can't work out any more. */
export function bareText({ match, entries }: Pick<Recording, 'match' | 'entries'>): string {
  return [headerOf(match, revealedSeed(entries)), ...entries].map(line => `${JSON.stringify(line)}\n`).join('');
}

export function fileName(game: string, date: Date, ending: string): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `caravanserai-${game}-${parts.map(part => String(part).padStart(2, '0')).join('-')}.${ending}`;
}

/** What a file turned out to be: a match, or the first thing that is wrong with it. */
export type FileReading = ReadLog | FileProblem;

export interface ReadLog {
  readonly ok: true;
  readonly game: Game;
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
}

export interface FileProblem {
  readonly ok: false;
  readonly kind: FileProblemKind;
  /** From 1; 0 where it is about the whole. */
  readonly line: number;
  readonly found: string;
  readonly rule?: RuleId;
}

export function fileProblem(kind: FileProblemKind, found = '', line = 0): FileProblem {
  return { ok: false, kind, line, found };
}

/** Reads our own files and what the command line prints. Every entry is checked against the rules. */
export async function readLog(text: string, load: GameLoader): Promise<FileReading> {
  if (text.length > LARGEST_FILE) return fileProblem('big', String(Math.ceil(text.length / 1e6)));
  if (text.includes('\0')) return fileProblem('binary');
  const lines = text.split('\n');
  const report = await replayLog(lines, load);
  if (!report.ok) return { ok: false, ...pick(report) };
  const game = (await load(report.game))!;
  const [header, ...rest] = lines.filter(line => line.trim() !== '').map(fieldsOf);
  const entries = rest.filter(line => !Object.hasOwn(line, 'end')).map(entryOf);
  return withMatch(() => matchFromHeader(game, header!, entries), { ok: true, game, entries, over: report.over });
}

function pick({
  line,
  kind,
  found = '',
  rule,
}: {
  line: number;
  kind: FileProblemKind;
  found?: string;
  rule?: RuleId;
}) {
  return { line, kind, found, ...(rule !== undefined && { rule }) };
}

function fieldsOf(line: string): HeaderFields {
  return JSON.parse(line.replace(/^\uFEFF/, '')) as HeaderFields;
}

/** Only what an entry may hold, counted from 0 whatever the log counts from. */
export function entryOf({ seq: given, actor, move, act, command, seed, to }: HeaderFields, seq: number): Entry {
  const by = typeof command === 'string' ? { command } : {};
  if (act === undefined) return { seq, actor: actor as number | 'chance', move: move as string, ...by };
  const laidOpen = act === 'reveal' && typeof seed === 'string' ? { seed } : {};
  const back = act === 'correct' ? { to: (to as number) - ((given as number) - seq) } : {};
  return { seq, actor: actor as ActEntry['actor'], act: act as ActEntry['act'], ...by, ...laidOpen, ...back };
}

/** Turns what the reader of the header throws into a problem with the header's line. */
export function withMatch(make: () => Match, read: Omit<ReadLog, 'match'>): FileReading {
  try {
    return { ...read, match: make() };
  } catch (error) {
    if (error instanceof BadHeader) return fileProblem(error.kind, error.found, 1);
    throw error;
  }
}
