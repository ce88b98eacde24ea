import { type Game, type Move, moveArray, moveList, SPECTATOR, type Viewer } from '../game.ts';
import type { Options } from '../options.ts';
import type { Random } from '../random.ts';
import { type AnyState, copyOf, firstDifference } from '../state.ts';

/** A place in a game and the moves that led there. Every walk is one. */
export interface Position {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly state: AnyState;
  readonly log: readonly Move[];
}

/** What is wrong, in words, or undefined when nothing is. */
export type Finding = string | undefined;

/** One promise that every game keeps at every position. */
export interface Law {
  readonly name: string;
  readonly promise: string;
  readonly check: (position: Position, random: Random) => Finding;
}

/** A broken law, and how to come to the place where it is broken. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
  /** How many entries had been played. */
  readonly at: number;
  readonly log: readonly Move[];
}

export function breachAt({ log }: Position, law: string, detail: string): Breach {
  return { law, detail, at: log.length, log: [...log] };
}

/** The first broken law here. A game that throws breaks the law that was being checked. */
export function breachOf(position: Position, laws: readonly Law[], random: Random): Breach | undefined {
  for (const law of laws) {
    const found = attempt(() => law.check(position, random));
    if (found !== undefined) return breachAt(position, law.name, found);
  }
  return undefined;
}

/** What `act` found, or what it threw. */
export function attempt(act: () => Finding | void): Finding {
  try {
    return act() ?? undefined;
  } catch (error) {
    return `it threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
  }
}

export function firstFinding<T>(items: Iterable<T>, look: (item: T) => Finding): Finding {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function seatsAt({ seats }: Position): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function viewersAt(position: Position): Viewer[] {
  return [...seatsAt(position), SPECTATOR];
}

export function nameOfViewer(viewer: Viewer): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
}

export function maskedCopy(game: Game, s: AnyState, viewer: Viewer): AnyState {
  const copy = copyOf(s);
  game.mask(copy, viewer);
  return copy;
}

export function expressibleOf(game: Game, s: AnyState): Move[] {
  const list = moveList(1024);
  game.expressible(s, list);
  return moveArray(list);
}

/** A move as people read it, with its number for whoever debugs. */
export function quote(game: Game, s: AnyState, m: Move): string {
  return `"${game.format(s, m)}" (${m})`;
}

/** The first place where a list is not ascending from 0 on. */
export function disorder(what: string, moves: readonly number[]): Finding {
  const at = moves.findIndex((m, i) => !Number.isInteger(m) || m < 0 || (i > 0 && m <= moves[i - 1]));
  if (at < 0) return undefined;
  return at > 0 ? `${what} has ${moves[at]} after ${moves[at - 1]}` : `${what} begins with ${moves[0]}`;
}

/** Where two states differ, named by the view that shows it. */
export function byteDifference(what: string, found: AnyState, expected: AnyState): Finding {
  const byte = firstDifference(found, expected);
  if (byte < 0) return undefined;
  return `${what}: bytes differ, first at ${placeOf(expected, byte)}`;
}

function placeOf(s: AnyState, byte: number): string {
  for (const [name, view] of Object.entries(s)) {
    if (name === 'bytes' || !isView(view)) continue;
    const inside = byte - view.byteOffset;
    if (inside >= 0 && inside < view.byteLength) return `${name}[${Math.floor(inside / view.BYTES_PER_ELEMENT)}]`;
  }
  return `byte ${byte}`;
}

function isView(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && 'BYTES_PER_ELEMENT' in value;
}
