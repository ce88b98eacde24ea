import type { Actor, Move } from './game.ts';
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
}

/** What a game counts about its plays: makes a counter for one that begins with `s`. */
export type Sense<S = AnyState> = (s: S) => SenseCounter<S>;
