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

export interface Found {
  readonly mover: number;
  readonly owner: number;
  readonly spring: boolean;
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
  | 'bidding'
  | 'pricing'
  | 'moving'
  | 'seeing'
  | 'offering'
  | 'answering'
  | 'showing'
  | 'handing'
  | 'opening'
  | 'over';

export interface ReferenceOptions {
  readonly oasis?: string;
  readonly trade?: boolean | 'bind';
  readonly cards?: 'chance' | 'seats';
  readonly edition?: 1 | 2;
}

/** An offer that binds, as far as it has been made. */
export interface ReferenceOffer {
  readonly by: number;
  readonly step?: string;
  card?: Found;
  /** What is given for the step, or asked for the card. */
  talers?: number;
}

/** Everything a game in progress is. */
export interface ReferenceState {
  readonly seats: number;
  readonly trade: boolean | 'bind';
  /** Are cards laid by the seats, and are those on springs a deck of their own? */
  readonly laidBySeats: boolean;
  readonly springDeck: boolean;
  /** The seat that is asked for an offer, those that don't want to be, and the offers of this turn. */
  bidder: number;
  readonly resting: Set<number>;
  readonly offers: ReferenceOffer[];
  /** The offer whose card is being looked at. */
  handed: ReferenceOffer | undefined;
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
    case 'cards':
      return game.laidBySeats ? game.seat : 'chance';
    case 'bidding':
    case 'pricing':
      return game.bidder;
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
