import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Advice, Budget, Expectation } from './advice.ts';
import type { LevelName, LevelSettings } from './levels.ts';

/** What somebody is to think about: all of it data, so that it can be sent to wherever there is time for it. */
export interface SearchRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** The bytes of the state as the seat may see it. */
  readonly view: Uint8Array;
  /** The seat to move, through whose eyes the state is seen. */
  readonly seat: Seat;
  /** The same seed gives the same thoughts, as long as rollouts and not time bound them. */
  readonly seed: string;
  /** How to think, by name or as data. Left out: as the best level does. */
  readonly level?: LevelName | LevelSettings;
  /** How long to think, instead of the level's own measure. */
  readonly budget?: Budget;
  /** A move of the seat that counts as played: what follows from it is thought about, and no move is advised. */
  readonly after?: string;
  /** What was thought for this seat of the match before is kept and used, as far as it still helps. */
  readonly history?: SeatHistory;
}

/** What one seat has heard of a match so far. */
export interface SeatHistory {
  readonly match: string;
  /** Every move since the first, chance's too; undefined where its text is hidden from the seat. */
  readonly moves: readonly (string | undefined)[];
}

/** What is thought of one move, as it is written in a log. */
export interface MoveAdvice extends Omit<Advice, 'move'> {
  readonly move: string;
}

/** How far the thinking is, and what it has found up to now. */
export interface SearchProgress {
  /** From 0 to 1: of the rollouts or of the time, whichever runs out first. */
  readonly part: number;
  readonly rollouts: number;
  /** Best first. */
  readonly advice: readonly MoveAdvice[];
}

export interface SearchResult {
  /** The move to play: at a level below the best not always the best one. Empty after a move that counts as played. */
  readonly move: string;
  /** Every move that was looked at, best first. */
  readonly advice: readonly MoveAdvice[];
  readonly expectation: Expectation;
  /** Those of this request; what was known before is not counted. */
  readonly rollouts: number;
  /** Was it told to stop before its time? */
  readonly stopped: boolean;
}

/** What is sent to a thinker. It thinks about one thing at a time. */
export type ToWorker =
  | { readonly kind: 'think'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'stop'; readonly id: number };

/** What comes back: now and then how far it is, in the end one answer or the reason why there is none. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: SearchProgress }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchResult }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** Whoever listens to a thinker. */
export interface WorkerListener {
  onMessage(told: FromWorker): void;
  /** Nothing more will come. */
  onFailure(why: string): void;
}

/** Somebody who can be asked to think: a worker of a browser, a thread of Node, or the page itself. */
export interface WorkerPort {
  send(ask: ToWorker): void;
  end(): void;
}

export type StartWorker = (hearing: WorkerListener) => WorkerPort;

/** As much of an AbortSignal as is needed here. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void): void;
  removeEventListener(type: 'abort', heard: () => void): void;
}

export interface SearchControls {
  /** Ends the thinking early: the answer is what was found so far. A request that still waits its turn is Interrupted. */
  readonly signal?: StopSignal | undefined;
  /** Called about four times a second. */
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/** Several thinkers behind one door; what `pool.ts` makes. */
export interface SearchPool {
  search(request: SearchRequest, wishes?: SearchControls): Promise<SearchResult>;
  /** How many requests are thought about at the same time. */
  readonly size: number;
  /** Ends every thinker. Whoever still waits is Interrupted. */
  close(): void;
}

/** Nobody thinks about the request any more, because the caller or the pool gave it up. */
export class SearchCancelled extends Error {}

/** Thinking went wrong again and again. */
export class SearchFailed extends Error {}
