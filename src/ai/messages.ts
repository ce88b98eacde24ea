import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Advice, Budget, Expectation } from './advice.ts';
import type { LevelName, LevelSettings } from './levels.ts';

/** A position to search: all of it data, so that it can be sent to another thread. */
export interface SearchRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** The bytes of the state as the seat may see it. */
  readonly view: Uint8Array;
  /** The seat to move, through whose eyes the state is seen. */
  readonly seat: Seat;
  /** The same seed gives the same result, as long as rollouts and not time end the search. */
  readonly seed: string;
  /** How to search, by name or as data. Left out: as the best level does. */
  readonly level?: LevelName | LevelSettings;
  /** How long to search, instead of the level's own budget. */
  readonly budget?: Budget;
  /** Rollouts alone end the search, however long they take: the same request gives the same move on any device. */
  readonly untimed?: boolean;
  /** A move of the seat that counts as played: the state after it is searched, and no move is advised. */
  readonly after?: string;
  /** For so many of the best moves: how the turn of the seat would go on. */
  readonly lines?: number;
  /** If given, the search goes on with the tree of this seat's last request, as far as it still holds. */
  readonly history?: SeatHistory;
}

/** What one seat knows of the moves of a match. */
export interface SeatHistory {
  readonly match: string;
  /** Every move since the first, chance's too; undefined where its text is hidden from the seat. */
  readonly moves: readonly (string | undefined)[];
}

/** Advice on a move as it is written in a log. */
export interface MoveAdvice extends Omit<Advice, 'move'> {
  readonly move: string;
  /** The move and those that follow it best in the same turn, where the request asks for them. */
  readonly line?: readonly string[];
}

/** How far a search is, and what it has found up to now. */
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
  /** Every move that was searched, best first. */
  readonly advice: readonly MoveAdvice[];
  readonly expectation: Expectation;
  /** Those of this request; what the tree held before is not counted. */
  readonly rollouts: number;
  /** Was it stopped before its budget was spent? */
  readonly stopped: boolean;
}

/** What is sent to a worker. It searches one request at a time. */
export type ToWorker =
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly kind: 'stop'; readonly id: number };

/** What comes back: progress now and then, in the end one result or the reason why there is none. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: SearchProgress }
  | { readonly kind: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** Gets the messages of a worker. */
export interface WorkerListener {
  onMessage(message: FromWorker): void;
  /** Nothing more will come. */
  onFailure(why: string): void;
}

/** The way to a search worker: a Web Worker, a thread of Node, or the page itself. */
export interface WorkerPort {
  send(message: ToWorker): void;
  end(): void;
}

export type StartWorker = (listener: WorkerListener) => WorkerPort;

/** As much of an AbortSignal as is needed here. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface SearchControls {
  /** Ends the search early: the result is what was found so far. A request that still waits its turn is cancelled. */
  readonly signal?: StopSignal | undefined;
  /** Called about four times a second. */
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/** Several workers behind one interface; `pool.ts` makes it. */
export interface SearchPool {
  search(request: SearchRequest, controls?: SearchControls): Promise<SearchResult>;
  /** How many requests are searched at the same time. */
  readonly size: number;
  /** Ends every worker. Requests that still wait are cancelled. */
  close(): void;
}

/** The request is not searched any more, because the caller or the pool gave it up. */
export class SearchCancelled extends Error {}

/** Workers failed over the request again and again. */
export class SearchFailed extends Error {}
