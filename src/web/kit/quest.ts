import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';

/** How many of something that is needed somebody has brought home, and how many are on their way there. */
export interface Stock {
  readonly home: number;
  readonly underway: number;
}

/**
 * For games that are won by bringing one of everything home: what that is, and how far somebody has come. Points come late
 * there and only rank, so that they tell little of how a game went.
 */
export interface Quest<S = AnyState> {
  /** By the keys of the words. */
  readonly needs: readonly string[];
  stock(state: S, seat: Seat, need: string): Stock;
  /** How much of the way a seat has gone, from 0 to 1: only who has brought everything home is at 1. */
  progress(state: S, seat: Seat): number;
  /** Why the game is over, by the keys of the words; undefined as long as it is on. */
  ending(state: S): string | undefined;
  Sign(props: { readonly need: string }): JSX.Element;
}

/** It comes with its words. */
export interface OpenedQuest extends Quest {
  readonly words: QuestWords;
}

/** What is said of it. */
export interface QuestWords {
  /** What the lines of a match show, and how it is counted. */
  readonly progress: string;
  readonly progressOf: string;
  readonly needs: Readonly<Record<string, string>>;
  readonly home: (count: number, move: number) => string;
  readonly underway: (count: number) => string;
  readonly missing: string;
  readonly allMissing: string;
  /** In a word or two, beside a picture. */
  readonly signed: { readonly home: (move: number) => string; readonly underway: string; readonly missing: string };
  readonly hauled: (got: number, lost: number) => string;
  /** Why the game was over: with what was brought home last of all, and in which move. */
  readonly endings: Readonly<Record<string, (last: string, move: number) => string>>;
  readonly stillMissing: (lists: string) => string;
}
