import type { RuleId, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Spotlight } from './view.ts';

/** A first game with a teacher: which positions it visits and what is to be done there is data. */
export interface GuideScript {
  readonly seats: number;
  readonly options: Options;
  /** Words that make the chance of the set-up: the same desert for everybody. */
  readonly seed: string;
  /** The seat of the person who learns. */
  readonly seat: Seat;
  /** The step at which the points are first shown: before it they would only puzzle. */
  readonly pointsFrom: string;
  readonly steps: readonly GuideStep[];
}

export interface GuideStep {
  /** Its name among the words. */
  readonly key: string;
  readonly task: GuideTask;
  /** Moves from the set-up on that lead here. Without them the game goes on from the step before. */
  readonly from?: readonly string[];
  /** What the other seats answer once the task is done. */
  readonly replies?: readonly string[];
  readonly spotlight?: Spotlight;
}

export type GuideTask =
  /** Only to be read. */
  | { readonly kind: 'read' }
  /** Moves that a rule forbids: one of them is to be tried, to see what the board answers. */
  | { readonly kind: 'try'; readonly moves: readonly string[]; readonly rule: RuleId }
  /** Moves to be made one after the other, each chosen from a few: those of them that are legal are offered. */
  | { readonly kind: 'play'; readonly moves: readonly (readonly string[])[] };

/** For each step what to do, and what to say when it is done. */
export type GuideStepWords = Readonly<Record<string, { readonly say: string; readonly done?: string }>>;

/** Where on the screen of a table something is that a coach speaks of. */
export type CoachPlace = 'board' | 'prompt' | 'stock' | 'scores' | 'hint';

/** One thing that a coach says in a first game. */
export interface CoachStep {
  /** Its name among the words: of the game, or of the page for what is the same in all games. */
  readonly key: string;
  /** The task at which it is said, by its key; `ready` when a turn can be ended, `any` whenever it is one's turn. */
  readonly on: string;
  readonly at: CoachPlace;
  /** Not before one's turn of this number. */
  readonly turn?: number;
}

export interface CoachWords {
  /** What the game is about, in a line. */
  readonly goal: string;
  readonly tips: Readonly<Record<string, string>>;
}
