import type { Actor, Move } from './game.ts';
import { everySeat } from './kit.ts';
import type { AnyState } from './state.ts';

/**
 * What happened in one game, by names that stand in reports as they are. A number is how much or how often; a list of
 * numbers holds a size for each time; a word or a list of words names what it was.
 */
export type SenseCounts = Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;

/** Watches one game from its first state to its last, and tells what there was to count. It never changes a state. */
export interface SenseCounter<S> {
  /** A move is about to be applied. */
  before?(s: S, actor: Actor, move: Move): void;
  /** It was. */
  after?(s: S, actor: Actor, move: Move): void;
  /** The game is over. */
  end(s: S): SenseEnd;
}

export interface SenseEnd {
  /** How the game ended, in few words. */
  readonly ended: string;
  /** Turns played, where they are not simply moves of one seat in a row. */
  readonly turns?: number;
  readonly counts: SenseCounts;
  readonly habits: Habits;
}

/** What each seat did, a number for each, by keys for which the game has words: over many games they are habits. */
export type Habits = Readonly<Record<string, readonly number[]>>;

/** Counts habits. What chance does is nobody's. */
export function seatTally<K extends string>(seats: number, keys: readonly K[]) {
  const habits = Object.fromEntries(keys.map(key => [key, everySeat(seats).map(() => 0)])) as Record<K, number[]>;
  const add = (key: K, actor: Actor, by = 1): void => {
    if (actor in habits[key]) habits[key][actor] += by;
  };
  return { habits, add };
}

/** What a game counts about its plays: makes a counter for one that begins with `s`. */
export type Sense<S = AnyState> = (s: S) => SenseCounter<S>;
