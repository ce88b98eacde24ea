import type { Desert } from './reference-board.ts';

export const SOURCES = ['purse', 'dice', 'finds', 'start', 'canyon', 'goal', 'gifts', 'cards'] as const;
export type Source = (typeof SOURCES)[number];

/** Why a stone may not go where the die would carry it. */
export type StepObjection = 'home' | 'wedged' | 'back' | 'start' | 'canyon' | 'torn';

/** A stone, a die and where it would land, legal or not. */
export interface ConsideredStep {
  readonly text: string;
  readonly objections: readonly StepObjection[];
}

export interface Stone {
  readonly owner: number;
  field: string;
}

interface Journey {
  readonly stone: Stone;
  readonly from: string;
}

interface Found {
  readonly mover: number;
  readonly owner: number;
  value: number | undefined;
  holder: number | undefined;
}

export interface Payment {
  readonly seat: number;
  readonly source: Source;
  readonly talers: number;
  readonly turn: number;
}

export type ReferencePhase =
  | 'cards'
  | 'placing'
  | 'rolling'
  | 'moving'
  | 'seeing'
  | 'offering'
  | 'answering'
  | 'showing'
  | 'opening'
  | 'over';

export interface ReferenceOptions {
  readonly oasis?: string;
  readonly trade?: boolean;
}

/** Everything a game in progress is. */
export interface ReferenceState {
  readonly seats: number;
  readonly trade: boolean;
  readonly desert: Desert;
  /** Where chance lays no card. */
  readonly bare: ReadonlySet<string>;
  readonly cards: Set<string>;
  readonly stones: Stone[];
  /** The steps of this turn. */
  readonly journeys: Journey[];
  readonly found: Found[];
  readonly payments: Payment[];
  phase: ReferencePhase;
  seat: number;
  turn: number;
  rolls: number;
  dice: number[];
  opened: number;
  /** What the dice allow and what stands against it, worked out anew after every entry. */
  considered: readonly ConsideredStep[];
}

/** The seat to move, or 'chance', or 'nobody'. */
export function actorOf(game: ReferenceState): number | 'chance' | 'nobody' {
  switch (game.phase) {
    case 'over':
      return 'nobody';
    case 'placing':
    case 'moving':
    case 'offering':
      return game.seat;
    case 'answering':
      return lastFound(game).owner;
    default:
      return 'chance';
  }
}

export function lastFound(game: ReferenceState): Found {
  return game.found[game.found.length - 1];
}
