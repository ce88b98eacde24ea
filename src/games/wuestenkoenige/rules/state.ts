import { type Actor, CHANCE, NOBODY } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { namedField, type StateOf, stateMaker, type Tagged } from '../../../engine/state.ts';
import { type Board, board, FIELDS, HEXES, PALACE } from './board.ts';
import { CARDS } from './deck.ts';
import { cardCounts, type Edition, editionIn } from './editions.ts';
import { GOODS } from './goods.ts';
import { CAMELS, CAMELS_IN_PALACE, CARDS_DEALT, TILES } from './material.ts';

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

export type Phase = Tagged<'phase'>;

/** What a turn waits for. */
export const Phase = {
  /** Chance: the side of the next tile. */
  SetTiles: 0 as Phase,
  /** Step 1. */
  PlayCard: 1 as Phase,
  /** Step 1 goes on: a storm was played. */
  Storming: 2 as Phase,
  /** Step 2. */
  MoveCamels: 3 as Phase,
  /** Step 2: attack or spare. */
  Fight: 4 as Phase,
  /** Step 2: the die. */
  Roll: 5 as Phase,
  /** Step 2: who has to give a good chooses which. */
  Give: 6 as Phase,
  /** Step 3. */
  ChangeDesert: 7 as Phase,
  /** Seen only while a task has to be done first. */
  TurnOver: 8 as Phase,
  Over: 9 as Phase,
} as const;

export type Task = Tagged<'task'>;

/** What comes before the turn can go on. The seat it is about is at At.TaskSeat. */
export const Task = {
  None: 0 as Task,
  /** The seat draws a card. */
  Draw: 1 as Task,
  /** The seat discards a card of its choice. */
  Discard: 2 as Task,
  /** The seat is out, and its hand is laid open card by card. */
  Reveal: 3 as Task,
} as const;

/** The places of the field `turn`. */
export const At = {
  Phase: 0,
  /** The seat whose turn it is. */
  Seat: 1,
  /** From 1 on. */
  Round: 2,
  /** Movement points left in this turn. */
  Left: 3,
  /** The camel that attacks, or may, in Phase.Fight, Roll and Give; else NO_PIECE. */
  Attacker: 4,
  /** The camel that is attacked, in Phase.Roll and Give; else NO_PIECE. */
  Target: 5,
  /** The latest roll in this turn, 0 before the first. */
  Die: 6,
  Task: 7,
  TaskSeat: 8,
  /** Cards in the face-down deck. `deck` says which, as far as the viewer of a masked state can know. */
  Deck: 9,
  /** Changes that the storm still brings. */
  StormLeft: 10,
  /** The tiles that the storm has changed so far, or NO_PIECE. */
  Changed: 11,
  ChangedToo: 12,
  /** Tiles beside the board. */
  Reserve: 13,
  /** The first tile of the reserve; the others hang below it by `under`. */
  Spare: 14,
  /** The hex that gets the next tile in Phase.SetTiles. */
  NextHex: 15,
} as const;

export type WuestenkoenigeState = ReturnType<ReturnType<typeof wuestenkoenigeStates>>;

export interface Shared {
  board: Board;
  seats: number;
  edition: Edition;
}

/**
 * Camels have numbers: those of seat 0 from 0 to 11, those of seat 1 from 12 to 23 and so on. `ground`, `crowd`,
 * `height` and `stock` could be worked out from the rest; they are kept because every step asks for them.
 * `invariants.ts` works them out anew and compares.
 */
export function wuestenkoenigeStates(
  seats: number,
  edition: Edition,
): () => StateOf<ReturnType<typeof fieldsFor>, Shared> {
  return stateMaker(fieldsFor(seats), { board, seats, edition });
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
    /** The topmost tile of each hex, or NO_PIECE. */
    top: ['u8', HEXES],
    /** The tile right below each tile, or NO_PIECE. */
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
    turn: namedField<typeof At, { Phase: Phase; Task: Task }>('u8', At),
  } as const;
}

export function actor(s: WuestenkoenigeState): Actor {
  const phase = s.turn[At.Phase];
  if (phase === Phase.Over) return NOBODY;
  if (s.turn[At.Task] !== Task.None) return s.turn[At.Task] === Task.Discard ? s.turn[At.TaskSeat] : CHANCE;
  if (phase === Phase.SetTiles || phase === Phase.Roll) return CHANCE;
  return phase === Phase.Give ? ownerOf(giverOf(s)) : s.turn[At.Seat];
}

/** The camel that has to give: after a 5 the one that attacked. */
export function giverOf(s: WuestenkoenigeState): number {
  return s.turn[At.Die] === 5 ? s.turn[At.Attacker] : s.turn[At.Target];
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

/** Can a seat have such a card for all that is known? Of what nobody has seen any card may be in a hidden hand. */
export function mayHold(s: WuestenkoenigeState, seat: number, card: number): boolean {
  return s.hands[seat * CARDS + card] > 0 || (s.unseen[seat] > 0 && s.deck[card] > 0);
}

export function isOut(s: WuestenkoenigeState, seat: number): boolean {
  return s.out[seat] !== 0;
}

/** A state with bare valleys everywhere, all tiles in the reserve, all camels at home and all cards in the deck. */
export function emptyState(seats: number, edition: Edition): WuestenkoenigeState {
  const s = wuestenkoenigeStates(seats, edition)();
  s.camels.fill(HOME);
  s.stock.fill(CAMELS);
  s.ground.fill(VALLEY);
  s.ground.fill(PLACE, PALACE);
  s.top.fill(NO_PIECE);
  s.oases.fill(edition.goodsInOasis[seats]);
  s.deck.set(cardCounts(edition));
  for (let tile = 0; tile < TILES; tile++) s.under[tile] = tile + 1 < TILES ? tile + 1 : NO_PIECE;
  for (const name of [At.Attacker, At.Target, At.Changed, At.ChangedToo]) s.turn[name] = NO_PIECE;
  s.turn[At.Reserve] = TILES;
  s.turn[At.Deck] = s.deck.reduce((sum, count) => sum + count, 0);
  return s;
}

/** The first state: camels in the palace, tiles and cards still to come. */
export function initial(seats: number, options: Options): WuestenkoenigeState {
  const s = emptyState(seats, editionIn(options));
  for (let seat = 0; seat < seats; seat++) {
    s.camels.fill(PALACE, seat * CAMELS, seat * CAMELS + CAMELS_IN_PALACE);
    s.stock[seat] = CAMELS - CAMELS_IN_PALACE;
  }
  s.crowd[PALACE] = seats * CAMELS_IN_PALACE;
  s.due.fill(CARDS_DEALT);
  s.turn[At.Round] = 1;
  s.turn[At.Left] = s.edition.firstPoints[seats][0];
  return s;
}
