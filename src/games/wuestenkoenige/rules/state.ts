import { type StateOf, stateMaker } from '../../../engine/state.ts';
import { type Board, board, FIELDS, HEXES, PALACE } from './board.ts';
import { CARDS, deck } from './deck.ts';
import { GOODS } from './goods.ts';
import { CAMELS, CAMELS_IN_PALACE, CARDS_DEALT, FIRST_POINTS, GOODS_IN_OASIS, TILES } from './material.ts';

/** The sides of a tile, and with them the grounds of a field; `ground` knows two more. */
export const sides = ['plain', 'dune'] as const;
export type Side = (typeof sides)[number];
export const PLAIN = 0;
export const DUNE = 1;
export const VALLEY = 2;
export const PLACE = 3;

/** Instead of a field: the camel is in its owner's stock. */
export const HOME = 255;
/** Instead of a tile or a camel: none. */
export const NO_PIECE = 255;

/** What a turn waits for. */
export const SET_TILES = 0;
/** Step 1. */
export const PLAY_CARD = 1;
/** Step 1 goes on: a storm was played. */
export const STORMING = 2;
/** Step 2. */
export const MOVE_CAMELS = 3;
/** Step 2: attack or spare. */
export const FIGHT = 4;
/** Step 2: the die. */
export const ROLL = 5;
/** Step 2: who has to give a good chooses which. */
export const GIVE = 6;
/** Step 3. */
export const CHANGE_DESERT = 7;
/** Seen only while `TASK` says that cards are drawn or discarded first. */
export const TURN_OVER = 8;
export const OVER = 9;

/** What comes before the turn can go on. */
export const NO_TASK = 0;
/** TASK_SEAT draws a card. */
export const DRAW = 1;
/** TASK_SEAT discards a card of its choice. */
export const DISCARD = 2;
/** TASK_SEAT is out, and its hand is laid open card by card. */
export const REVEAL = 3;

/** Where in `clock` stands what. */
export const PHASE = 0;
/** The seat whose turn it is. */
export const SEAT = 1;
/** From 1 on. */
export const ROUND = 2;
/** Movement points left in this turn. */
export const LEFT = 3;
/** The camel that attacks, or may, during FIGHT, ROLL and GIVE; NONE at other times. */
export const ATTACKER = 4;
/** The camel that is attacked, during ROLL and GIVE; NONE at other times. */
export const TARGET = 5;
/** The latest roll in this turn, 0 before the first. */
export const DIE = 6;
export const TASK = 7;
export const TASK_SEAT = 8;
/** Cards in the face-down deck. `deck` says which, as far as the viewer of a masked state can know. */
export const DECK = 9;
/** Changes that the storm still brings. */
export const STORM_LEFT = 10;
/** The tiles that the storm has changed so far, or NONE. */
export const CHANGED = 11;
export const CHANGED_TOO = 12;
/** Tiles beside the board. */
export const RESERVE = 13;
/** The first tile of the reserve; the others hang below it by `under`. */
export const SPARE = 14;
/** The hex that gets the next tile during SET_TILES. */
export const NEXT_HEX = 15;
const CLOCK = 16;

export type WuestenkoenigeState = ReturnType<ReturnType<typeof wuestenkoenigeStates>>;

export interface Shared {
  board: Board;
  seats: number;
}

/**
 * Camels have numbers: those of seat 0 from 0 to 11, those of seat 1 from 12 to 23 and so on. `ground`, `crowd`,
 * `height` and `stock` could be worked out from the rest; they are kept because every step asks for them.
 * `invariants.ts` works them out anew and compares.
 */
export function wuestenkoenigeStates(seats: number): () => StateOf<ReturnType<typeof fieldsFor>, Shared> {
  return stateMaker(fieldsFor(seats), { board, seats });
}

function fieldsFor(seats: number) {
  return {
    /** What each camel carries, see goods.ts; with ATTACKED when it has attacked in this turn. */
    load: ['u16', CAMELS * seats],
    /** Loose goods on top of each tile, or buried there when another tile lies on it. A load without ATTACKED. */
    onTile: ['u16', TILES],
    /** Loose goods on the valley floor of each hex, or buried there. */
    onFloor: ['u16', HEXES],
    /** The field where each camel stands, or HOME. */
    camels: ['u8', CAMELS * seats],
    /** Camels in each seat's stock. */
    stock: ['u8', seats],
    /** Camels on each field, whoever's. */
    crowd: ['u8', FIELDS],
    /** PLAIN, DUNE, VALLEY or PLACE. */
    ground: ['u8', FIELDS],
    /** Tiles on each hex. */
    height: ['u8', HEXES],
    /** The topmost tile of each hex, or NONE. */
    top: ['u8', HEXES],
    /** The tile right below each tile, or NONE. */
    under: ['u8', TILES],
    /** The upper side of each tile, PLAIN or DUNE; of those in the reserve PLAIN. */
    side: ['u8', TILES],
    /** Goods left in each oasis. */
    oases: ['u8', GOODS],
    /** Goods each seat has brought home, `seat * GOODS + good`. */
    display: ['u8', GOODS * seats],
    /** Event cards by kind: face down, or in a hand that the viewer of a masked state can't see. */
    deck: ['u8', CARDS],
    /** Event cards by kind, face up on the discard pile. */
    discard: ['u8', CARDS],
    /** Event cards by kind in each hand, `seat * CARDS + kind`. */
    hands: ['u8', CARDS * seats],
    /** Cards in each hand that the viewer of a masked state can't see; they are counted in `deck`. */
    unseen: ['u8', seats],
    /** Cards that each seat has still to draw. */
    due: ['u8', seats],
    /** 0, or when the seat went out: 1 + the seats that were out before. */
    out: ['u8', seats],
    clock: ['u8', CLOCK],
  } as const;
}

export function ownerOf(camel: number): number {
  return (camel / CAMELS) | 0;
}

/** Cards in a hand; everybody knows how many. */
export function handSize(s: WuestenkoenigeState, seat: number): number {
  let size = s.unseen[seat];
  for (let i = seat * CARDS; i < (seat + 1) * CARDS; i++) size += s.hands[i];
  return size;
}

/** A state with bare valleys everywhere, all tiles in the reserve, all camels at home and all cards in the deck. */
export function emptyState(seats: number): WuestenkoenigeState {
  const s = wuestenkoenigeStates(seats)();
  s.camels.fill(HOME);
  s.stock.fill(CAMELS);
  s.ground.fill(VALLEY);
  s.ground.fill(PLACE, PALACE);
  s.top.fill(NO_PIECE);
  s.oases.fill(GOODS_IN_OASIS[seats]);
  s.deck.set(deck.map(card => card.count));
  for (let tile = 0; tile < TILES; tile++) s.under[tile] = tile + 1 < TILES ? tile + 1 : NO_PIECE;
  for (const name of [ATTACKER, TARGET, CHANGED, CHANGED_TOO]) s.clock[name] = NO_PIECE;
  s.clock[RESERVE] = TILES;
  s.clock[DECK] = s.deck.reduce((sum, count) => sum + count, 0);
  return s;
}

/** The first state: camels in the palace, tiles and cards still to come. */
export function initial(seats: number): WuestenkoenigeState {
  const s = emptyState(seats);
  for (let seat = 0; seat < seats; seat++) {
    s.camels.fill(PALACE, seat * CAMELS, seat * CAMELS + CAMELS_IN_PALACE);
    s.stock[seat] = CAMELS - CAMELS_IN_PALACE;
  }
  s.crowd[PALACE] = seats * CAMELS_IN_PALACE;
  s.due.fill(CARDS_DEALT);
  s.clock[ROUND] = 1;
  s.clock[LEFT] = FIRST_POINTS[seats];
  return s;
}
