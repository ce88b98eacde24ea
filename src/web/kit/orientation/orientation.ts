import type { Description, Seat } from '../../../engine/game.ts';
import type { AnyState } from '../../../engine/state.ts';
import type { Candidate } from '../candidate.ts';
import type { Landmarks } from '../landmarks.ts';
import type { GameWords, Who } from '../view.ts';

/** A position as somebody looks at it who may not see it: as far as the viewer may know it. */
export interface Standpoint<S = AnyState, W = GameWords, T = unknown> {
  readonly s: S;
  readonly words: W;
  /** What the game says about where one is. */
  readonly told: T;
  readonly who: Who;
  readonly viewer: Seat | undefined;
  /** Is the board laid on its side? Directions are those of the picture, since arrow keys go by it. */
  readonly turned: boolean;
  /** The legal moves of whoever is to move here. */
  readonly legal: readonly Candidate[];
  /** What a legal move leads to. */
  readonly after: (move: string) => S;
}

/** Something that can be asked for by name. */
export interface NamedThing {
  readonly names: readonly string[];
  readonly places: readonly string[];
  /** Where it is, and what there is to say about it. */
  readonly told: string;
}

/** How what belongs together is told as one, as the steps of a piece: whoever listens wants to know where it came to. */
export interface WalkTelling {
  /** By the keys of their descriptions, the steps and walks that may go on. */
  readonly steps: ReadonlySet<string>;
  /** A step or walk, and the step or the outcome of chance after it, as one; nothing where they are told apart. */
  joined(walk: Description, step: Description): Description | undefined;
}

/** How a game tells where one is to those who do not see it. It is loaded apart from the board. */
export interface Orientation<S = AnyState, W = GameWords, T = unknown> {
  /** What is at a place; nothing where there is no such place. */
  at(look: Standpoint<S, W, T>, place: string): string | undefined;
  /** What lies around it; without what `task` tells of it, where that has been heard. */
  around(look: Standpoint<S, W, T>, place: string, isTaskHeard?: boolean): string;
  landmarks(look: Standpoint<S, W, T>): Landmarks;
  /** All that can be asked for by name, besides the seats. */
  named(look: Standpoint<S, W, T>): readonly NamedThing[];
  /** What a seat has, and where. */
  seat(look: Standpoint<S, W, T>, seat: Seat): string;
  /** What the board in words has to say beyond its own, under a heading. */
  text?(look: Standpoint<S, W, T>): { readonly title: string; readonly lines: readonly string[] };
  /** What is to be known for what is asked now; empty where the prompt says it all. */
  task?(look: Standpoint<S, W, T>): string;
  /** What a move brings that no points say, from what it leads to; empty if there is nothing. */
  brings?(look: Standpoint<S, W, T>, after: S): string;
  /** Left out, every step is told by itself. */
  readonly walks?: WalkTelling;
  /** What a legal move would make of the board, for those who do not see it; empty where its name says it all. */
  tells?(look: Standpoint<S, W, T>, move: string): string;
  /** What the board takes at once though it is several moves, as a whole walk: written as one move, and step by step. */
  ways?(s: S): readonly { readonly text: string; readonly moves: readonly string[] }[];
  /** A choice that the board leaves out by itself when something is chosen that comes after it. */
  readonly passedOver?: string;
  /** The position as if it were this seat's turn; nothing where that has no meaning. */
  turnOf?(s: S, seat: Seat): S | undefined;
  /** What such a position takes for granted, as where dice would have to be rolled first. */
  premise?(look: Standpoint<S, W, T>): string;
}
