import type { Game, Move } from '../../engine/game.ts';
import type { GameLoader } from '../../engine/logs/replay.ts';
import { actorName } from '../../engine/logs/transcript.ts';
import { BadOptions, readOptions } from '../../engine/options.ts';
import { revealedSeed } from '../../table/fairness.ts';
import type { ActEntry, Entry } from '../../table/match.ts';
import { namelessMatch } from '../../table/players.ts';
import { BadLog, continueTable, emptyTable, isOver, type Table } from '../../table/table.ts';
import { truthOf } from '../../table/timeline.ts';
import { type HeaderFields, headerOf, matchFromHeader } from './file-header.ts';
import { type FileReading, fileProblem, withMatch } from './game-file.ts';
import type { Recording } from './recording.ts';

/** Many programs that pass links on cut longer ones. */
export const LONGEST_LINK = 8000;

/** Far more than any game needs: a link that unpacks to more is meant to harm. */
const LARGEST_LOG = 500_000;

/**
 * A log in a word that fits into an address: the header, then a line for each entry with its move alone, since the
 * rules know whose it is. `deflate` (not `deflate-raw`) carries a checksum, so a damaged link can't pass for another
 * game.
 */
export async function packLog({ game, match, log }: Recording): Promise<string> {
  const { moves } = truthOf(game, match, log);
  const lines = [
    JSON.stringify(headerOf(match, revealedSeed(log))),
    ...log.map((entry, i) => lineOf(game, entry, moves[i])),
  ];
  return packText(lines.join('\n'));
}

/** A text in a word that fits into an address. */
export async function packText(text: string): Promise<string> {
  const packed = await squeeze(new CompressionStream('deflate'), new TextEncoder().encode(text));
  return btoa(Array.from(packed, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function lineOf(game: Game, entry: Entry, move: Move | undefined): string {
  const isAside = move !== undefined && game.asides?.seatOf(move) !== undefined;
  if ('move' in entry) return isAside ? `!aside ${entry.actor} ${entry.move}` : entry.move;
  if (entry.act === 'correct') return `!correct ${entry.to}`;
  return entry.act === 'resign' ? `!resign ${entry.actor}` : `!reveal ${entry.seed ?? ''}`.trim();
}

export async function unpackLog(word: string, load: GameLoader): Promise<FileReading> {
  const text = await unpackText(word);
  if (text === undefined) return fileProblem('unreadable');
  const [first = '', ...lines] = text.split('\n');
  const header = headerIn(first);
  const game = header && typeof header.game === 'string' ? await load(header.game) : undefined;
  if (!header || !game) return fileProblem(header ? 'game' : 'unreadable', header ? String(header.game) : '', 1);
  if (!game.seats.includes(header.seats as number)) return fileProblem('seats', String(header.seats), 1);
  return readEntries(game, header, lines);
}

function readEntries(game: Game, header: HeaderFields, lines: readonly string[]): FileReading {
  try {
    const table = tableFrom(game, header, lines);
    const { entries } = table;
    return withMatch(() => matchFromHeader(game, header, entries), { ok: true, game, entries, over: isOver(table) });
  } catch (error) {
    if (error instanceof BadLog) return damage(game, header, lines, error.seq);
    if (error instanceof BadOptions) return fileProblem('options', '', 1);
    throw error;
  }
}

/** What the rules do not allow is damage, unless it was played by others. */
function damage(game: Game, { version }: HeaderFields, lines: readonly string[], seq: number): FileReading {
  if (typeof version === 'number' && version !== game.version) return fileProblem('version', String(version), seq + 2);
  return fileProblem('unreadable', lines[seq]?.slice(0, 80), seq + 2);
}

/** The table that these lines lead to. The moves have to be played to find out whose they are. */
function tableFrom(game: Game, header: HeaderFields, lines: readonly string[]): Table {
  const options = readOptions(game.options, header.options);
  const match = namelessMatch(game, header.seats as number, options);
  const table = emptyTable(game, header.byHand === true ? { ...match, byHand: true } : match);
  for (const [seq, text] of lines.entries()) continueTable(table, [actIn(text, seq) ?? moveIn(table, text, seq)]);
  return table;
}

function moveIn({ game, state }: Table, text: string, seq: number): Entry {
  return { seq, ...(asideNamed(text) ?? { actor: actorName(game.actor(state)), move: text }) };
}

/** The rules know whose turn it is, but not who spoke out of turn. */
function asideNamed(text: string): { actor: number; move: string } | undefined {
  const [, seat, move] = /^!aside (\d) (.+)$/.exec(text) ?? [];
  return move === undefined ? undefined : { actor: Number(seat), move };
}

function actIn(text: string, seq: number): ActEntry | undefined {
  const [, seat, reveal, seed, to] = /^!(?:resign (\d)|(reveal)(?: ([0-9a-f]{64}))?|correct (\d+))$/.exec(text) ?? [];
  if (to !== undefined) return { seq, actor: 'host', act: 'correct', to: Number(to) };
  if (seat !== undefined) return { seq, actor: Number(seat), act: 'resign' };
  return reveal === undefined ? undefined : { seq, actor: 'host', act: 'reveal', ...(seed !== undefined && { seed }) };
}

function headerIn(text: string): HeaderFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Object(value) === value ? (value as HeaderFields) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the word is damaged, or unpacks to more than any log could be. */
export async function unpackText(word: string): Promise<string | undefined> {
  try {
    const packed = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));
    const bytes = await squeeze(new DecompressionStream('deflate'), packed);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Runs bytes through a stream, and gives up when more comes out than any log could be. */
async function squeeze(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > LARGEST_LOG) throw new RangeError('too much');
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
