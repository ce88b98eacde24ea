import { type Actor, CHANCE, NOBODY, type Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { namedField, type StateOf, stateMaker, type Tagged } from '../../../engine/state.ts';
import { type Board, boardFor } from './board.ts';
import { CARDS, CARDS_OF_VALUE, PURSE, STONES } from './material.ts';

export type Phase = Tagged<'phase'>;

/** The phases of a game. LayCards, Roll, Find, Look and Open are chance's. */
export const Phase = {
  LayCards: 0 as Phase,
  Place: 1 as Phase,
  Roll: 2 as Phase,
  /** The seat whose turn it is uses one of its dice. */
  Step: 3 as Phase,
  /** A card has been reached: the mover sees its value. */
  Find: 4 as Phase,
  /** The mover offers it to the owner of the stone, in the words of a phrase. */
  Offer: 5 as Phase,
  /** The owner of the stone takes it or leaves it. */
  Answer: 6 as Phase,
  /** It was taken: now its new holder sees the value too. */
  Look: 7 as Phase,
  /** The game has ended and all cards are turned up, one after the other. */
  Open: 8 as Phase,
  Over: 9 as Phase,
} as const;

/** The entries of `turn`. */
export const At = {
  Phase: 0,
  /** The seat that is placing or has the turn; also while another one answers its offer. */
  Seat: 1,
  /** Cards laid, during LayCards; from then on stones placed. */
  Count: 2,
  /** Turns begun, this one included. */
  Turns: 3,
  /** 1 while the dice lie from the free new roll of this turn. */
  Again: 4,
  /** The owner of the stone that reached a card, from Find to Look; else NO_SEAT. */
  Owner: 5,
  /** 0, or 1 + the phrase of the offer that waits for its answer. */
  Phrase: 6,
  /** Cards found so far. The card in question from Find to Look is the last of them. */
  Found: 7,
  /** Cards turned up at the end. */
  Opened: 8,
  /** Stones that stand on the start; once all are placed it only gets less. */
  AtStart: 9,
  /** Stones beyond the canyon. */
  Across: 10,
  /** Stones in the goal. */
  Home: 11,
} as const;

export const NO_SEAT = 255;
/** A field that is none. */
export const NOWHERE = 65535;
/** A card's value that the viewer of a masked state does not know. */
export const UNKNOWN = 255;
/** In `seen`: everybody knows it, spectators too. */
export const EVERYBODY = 255;

/** Where talers come from and go to, in the order of `accounts`. */
export const sources = ['purse', 'dice', 'finds', 'start', 'canyon', 'goal', 'gifts'] as const;
export type Source = (typeof sources)[number];
export const SOURCES = sources.length;

export type NomadiState = ReturnType<ReturnType<typeof nomadiStates>>;

export interface Shared {
  board: Board;
  seats: number;
  /** Stones of each seat. Stone `i` belongs to seat `i / each`, rounded down. */
  each: number;
  trade: boolean;
}

export function nomadiStates(
  board: Board,
  seats: number,
  trade: boolean,
): () => StateOf<ReturnType<typeof fieldsFor>, Shared> {
  const each = STONES[seats];
  return stateMaker(fieldsFor(board.grid.size, seats, each), {
    board,
    seats,
    each,
    trade,
  });
}

function fieldsFor(size: number, seats: number, each: number) {
  return {
    /** The field of each stone, or NOWHERE before it is placed. */
    places: ['u16', seats * each],
    /** The field each stone left with its latest step of this turn, or NOWHERE. */
    came: ['u16', seats * each],
    /** Talers of each seat, below 0 with a debt. */
    talers: ['i16', seats],
    /** The same by source, SOURCES entries for each seat. */
    accounts: ['i16', seats * SOURCES],
    /** 0, or 1 + the stone that stands there; 0 for the world outside. */
    stones: ['u8', size + 1],
    /** 1 where a card lies that nobody has seen. */
    cards: ['u8', size + 1],
    /** Dice of this turn not used yet, by face; entry 0 stays 0. */
    dice: ['u8', 7],
    /** Cards that nobody has seen, by value (see `values`); masked, those too that the viewer has not seen. */
    pool: ['u8', CARDS_OF_VALUE.length],
    /** For each card found, in that order: its value as a place in `values`, or UNKNOWN. */
    found: ['u8', CARDS],
    /** For each card found: the seats that have seen it, as bits; EVERYBODY when it was turned up at the end. */
    seen: ['u8', CARDS],
    /** For each card found: the seat that uncovered it. */
    finders: ['u8', CARDS],
    /** For each card found: the seat that has it; NO_SEAT until that is settled. */
    holders: ['u8', CARDS],
    /** How often each seat has given talers away in this turn. */
    gifts: ['u8', seats],
    turn: namedField<typeof At, { Phase: Phase }>('u8', At),
  } as const;
}

/** A state with nothing on the board, and all talers dealt. */
export function emptyState(board: Board, seats: number, trade: boolean): NomadiState {
  const s = nomadiStates(board, seats, trade)();
  s.places.fill(NOWHERE);
  s.came.fill(NOWHERE);
  s.found.fill(UNKNOWN);
  s.holders.fill(NO_SEAT);
  s.finders.fill(NO_SEAT);
  s.pool.set(CARDS_OF_VALUE);
  s.turn[At.Owner] = NO_SEAT;
  for (let seat = 0; seat < seats; seat++) pay(s, seat, 'purse', PURSE);
  return s;
}

const placeOfSource = Object.fromEntries(sources.map((source, i) => [source, i])) as Record<Source, number>;

/** Gives a seat talers, or takes them when the amount is below 0. */
export function pay(s: NomadiState, seat: Seat, source: Source, amount: number): void {
  s.talers[seat] += amount;
  s.accounts[seat * SOURCES + placeOfSource[source]] += amount;
}

export function ownerOf(s: NomadiState, stone: number): Seat {
  return (stone / s.each) | 0;
}

/** The seat whose stone stands on a field, or NO_SEAT. */
export function ownerAt(s: NomadiState, cell: number): Seat {
  return s.stones[cell] === 0 ? NO_SEAT : ownerOf(s, s.stones[cell] - 1);
}

/** The card that waits to be seen, offered or answered: the last one found. */
export function cardInQuestion(s: NomadiState): number {
  return s.turn[At.Found] - 1;
}

export function initial(seats: number, options: Options): NomadiState {
  const board = boardFor(options.oasis as string | undefined);
  const s = emptyState(board, seats, options.trade === true);
  for (const cell of board.springs) s.cards[cell] = 1;
  s.turn[At.Count] = board.springs.length;
  return s;
}

export function actor(s: NomadiState): Actor {
  switch (s.turn[At.Phase]) {
    case Phase.Place:
    case Phase.Step:
    case Phase.Offer:
      return s.turn[At.Seat];
    case Phase.Answer:
      return s.turn[At.Owner];
    case Phase.Over:
      return NOBODY;
    default:
      return CHANCE;
  }
}
