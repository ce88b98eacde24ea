import { type Actor, CHANCE, NOBODY, type Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { namedField, type StateOf, stateMaker, type Tagged } from '../../../engine/state.ts';
import { type Board, boardFor } from './board.ts';
import { CARDS, CARDS_OF_VALUE, CARDS_ON_SPRINGS, PURSE, STONES, values } from './material.ts';

export type Phase = Tagged<'phase'>;

/** The phases of a game. LayCards, Roll, Find, Look and Open are chance's; cards may also be laid by the seats. */
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
  /** Offers that bind: after the roll another seat wants something of the one whose turn it is, or passes. */
  Bid: 10 as Phase,
  /** It has said what it wants, or which card it sells: now it names its price. */
  Price: 11 as Phase,
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

/** The entries of `talk`, which is there only where offers bind. */
export const Talk = {
  /** The seat that is asked for an offer, or names its price. */
  Bidder: 0,
  /** Seats that are not asked before their own next turn, as bits. */
  Resting: 1,
  /** 1 + the seat whose card has just been handed over, until its new holder has looked at it; else 0. */
  From: 2,
} as const;

/** The entries of an offer in `deals`: what the seat gives and what for. */
export const Deal = {
  /** 0 where there is no offer; talers; or CARD_GIVEN + a card. */
  Gives: 0,
  /** The die of the step that is wanted; 0 where talers are. */
  Die: 1,
  /** The step's field, or the talers asked. */
  From: 2,
  To: 3,
} as const;
export const DEAL = 4;
export const CARD_GIVEN = 100;

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
  /** Gifts that bind nobody, or offers that do. */
  trade: Trade;
  /** Do the seats lay the cards that chance would lay? */
  laidBySeats: boolean;
  /** In the second edition cards on springs are a deck of their own. */
  edition: Edition;
}

export type Trade = boolean | 'bind';
export type Edition = 1 | 2;

/** What the options decide about the shape of a state. */
export interface Variant {
  readonly trade?: Trade;
  readonly laidBySeats?: boolean;
  readonly edition?: Edition;
}

export function nomadiStates(
  board: Board,
  seats: number,
  { trade = false, laidBySeats = false, edition = 1 }: Variant,
): () => StateOf<ReturnType<typeof fieldsFor>, Shared> {
  const each = STONES[seats];
  return stateMaker(fieldsFor(board.grid.size, seats, each, trade === 'bind', edition), {
    board,
    seats,
    each,
    trade,
    laidBySeats,
    edition,
  });
}

function fieldsFor(size: number, seats: number, each: number, binding: boolean, edition: Edition) {
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
    /**
     * Cards that nobody has seen, by value (see `values`); masked, those too that the viewer has not seen. In the second
     * edition first those of the desert, then those of the springs.
     */
    pool: ['u8', values.length * edition],
    /** For each card found, in that order: its value as a place in `values`, or UNKNOWN. */
    found: ['u8', CARDS],
    /** For each card found: the seats that have seen it, as bits; EVERYBODY when it was turned up at the end. */
    seen: ['u8', CARDS],
    /** For each card found: the seat that uncovered it. */
    finders: ['u8', CARDS],
    /** For each card found: the seat that has it; NO_SEAT until that is settled. */
    holders: ['u8', CARDS],
    /** In the second edition, for each card found: 1 if it lay on a spring. */
    sprung: ['u8', edition === 2 ? CARDS : 0],
    /** The offers of this turn that bind, DEAL entries for each seat. */
    deals: ['u16', binding ? seats * DEAL : 0],
    talk: ['u8', binding ? Object.keys(Talk).length : 0],
    /** How often each seat has given talers away in this turn. */
    gifts: ['u8', seats],
    turn: namedField<typeof At, { Phase: Phase }>('u8', At),
  } as const;
}

/** A state with nothing on the board, and all talers dealt. */
export function emptyState(board: Board, seats: number, variant: Variant): NomadiState {
  const s = nomadiStates(board, seats, variant)();
  s.places.fill(NOWHERE);
  s.came.fill(NOWHERE);
  s.found.fill(UNKNOWN);
  s.holders.fill(NO_SEAT);
  s.finders.fill(NO_SEAT);
  s.pool.set(decksOf(s.edition));
  s.turn[At.Owner] = NO_SEAT;
  for (let seat = 0; seat < seats; seat++) pay(s, seat, 'purse', PURSE);
  return s;
}

/** How many cards there are of each value, as in `pool`. */
export function decksOf(edition: Edition): readonly number[] {
  if (edition === 1) return CARDS_OF_VALUE;
  return [...CARDS_OF_VALUE.map((cards, i) => cards - CARDS_ON_SPRINGS[i]), ...CARDS_ON_SPRINGS];
}

/** Where the deck of a card that was found begins in `pool`. */
export function deckOf(s: NomadiState, card: number): number {
  return s.edition === 2 ? s.sprung[card] * values.length : 0;
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

/** The card that waits to be seen, offered or answered: the last one found, or one that was handed over in a deal. */
export function cardInQuestion(s: NomadiState): number {
  const seller = handingSeat(s);
  return seller === NO_SEAT ? s.turn[At.Found] - 1 : s.deals[seller * DEAL + Deal.Gives] - CARD_GIVEN;
}

/** The seat whose card has been handed over in a deal and not yet been looked at, or NO_SEAT. */
export function handingSeat(s: NomadiState): Seat {
  return s.trade === 'bind' && s.talk[Talk.From] > 0 ? s.talk[Talk.From] - 1 : NO_SEAT;
}

export function hasOffer(s: NomadiState, seat: Seat): boolean {
  return s.deals[seat * DEAL + Deal.Gives] > 0;
}

export function hasStandingOffer(s: NomadiState): boolean {
  if (s.trade !== 'bind') return false;
  for (let seat = 0; seat < s.seats; seat++) if (hasOffer(s, seat)) return true;
  return false;
}

/** The card that a seat gives with its offer, or -1 where it gives talers. */
export function cardGiven(s: NomadiState, seat: Seat): number {
  const gives = s.deals[seat * DEAL + Deal.Gives];
  return gives < CARD_GIVEN ? -1 : gives - CARD_GIVEN;
}

/** The talers that a seat asks for the card it sells; 0 where it wants a step. */
export function talersAsked(s: NomadiState, seat: Seat): number {
  return s.deals[seat * DEAL + Deal.Die] === 0 ? s.deals[seat * DEAL + Deal.From] : 0;
}

/** Is the price to be named one for a card, and not for a step? */
export function isSelling(s: NomadiState): boolean {
  return hasOffer(s, s.talk[Talk.Bidder]);
}

/** A card by its number, and whether everybody knows that it is one of the good ones of the springs. */
export function cardNamed(s: NomadiState, card: number): { card: number; spring: number } {
  return { card: card + 1, spring: s.edition === 2 ? s.sprung[card] : 0 };
}

/** Is the journey over, up to the opening of the cards? */
export function isJourneyOver(s: NomadiState): boolean {
  return s.turn[At.Phase] === Phase.Open || s.turn[At.Phase] === Phase.Over;
}

export function initial(seats: number, options: Options): NomadiState {
  const board = boardFor(options.oasis as string | undefined);
  const s = emptyState(board, seats, {
    trade: options.trade as Trade,
    laidBySeats: options.cards === 'seats',
    edition: options.edition as Edition,
  });
  for (const cell of board.springs) s.cards[cell] = 1;
  s.turn[At.Count] = board.springs.length;
  return s;
}

export function actor(s: NomadiState): Actor {
  switch (s.turn[At.Phase]) {
    case Phase.LayCards:
      return s.laidBySeats ? s.turn[At.Seat] : CHANCE;
    case Phase.Place:
    case Phase.Step:
    case Phase.Offer:
      return s.turn[At.Seat];
    case Phase.Bid:
    case Phase.Price:
      return s.talk[Talk.Bidder];
    case Phase.Answer:
      return s.turn[At.Owner];
    case Phase.Over:
      return NOBODY;
    default:
      return CHANCE;
  }
}
