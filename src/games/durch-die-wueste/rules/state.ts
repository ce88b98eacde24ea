import { type Actor, CHANCE, NOBODY } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { namedField, type StateOf, stateMaker, type Tagged } from '../../../engine/state.ts';
import { addBit, WORDS } from './bits.ts';
import { type Board, boardFor, HOLES_OF_EACH_VALUE } from './board.ts';

export const colours = ['white', 'blue', 'green', 'pink', 'violet'] as const;
export type Colour = (typeof colours)[number];
export const COLOURS = colours.length;
export const MOST_SEATS = 5;

/** A caravan is one colour of one seat. Those of a colour lie side by side, so their bits do too. */
export const CARAVANS = COLOURS * MOST_SEATS;

export function caravanOf(colour: number, seat: number): number {
  return colour * MOST_SEATS + seat;
}
export function colourOf(caravan: number): number {
  return (caravan / MOST_SEATS) | 0;
}
export function ownerOf(caravan: number): number {
  return caravan % MOST_SEATS;
}

/** What lies on a hex: nothing, a water hole by its value (1 to 3), or a palm. */
export const SAND = 0;
export const PALM = 4;

export const NOWHERE = 255;
export const NO_COLOUR = 255;

export type Phase = Tagged<'phase'>;

/** The phases of a game, in order. */
export const Phase = {
  SetPalms: 0 as Phase,
  SetWater: 1 as Phase,
  GiveBack: 2 as Phase,
  SetRiders: 3 as Phase,
  SetCamels: 4 as Phase,
  Over: 5 as Phase,
} as const;

/** The entries of `turn`. */
export const At = {
  Phase: 0,
  /** The seat to move, from GiveBack on; while palms are set, if people do that. */
  Seat: 1,
  /** Palms set, riders set, or camel turns begun; turns are counted up to the number of seats only. */
  Count: 2,
  /** The hex that gets the next water hole. */
  NextHole: 3,
  /** Camels still to be placed in this turn. */
  Left: 4,
} as const;

/** What stands in `camels` behind the last cell: the world outside the board is never free. */
const OUTSIDE = 255;

/** In `near`, above the caravans' bits: a camel stands here, or it is the rim; so it belongs to no region. */
export const TAKEN = 1 << 29;
/** In `near`: no camel can be placed here, because it is taken or a palm stands here. */
export const SHUT = 1 << 30;
/** The bits of all caravans. */
export const ANYONE = (1 << CARAVANS) - 1;

export type DurchDieWuesteState = ReturnType<ReturnType<typeof durchDieWuesteStates>>;

/**
 * `near`, `open`, `openings`, `room`, `shade`, `inside` and `areas` could be worked out from the rest; they are kept
 * because every search step asks for them. `invariants.ts` works them out anew and compares.
 */
export function durchDieWuesteStates(
  board: Board,
  seats: number,
  { palmsByPeople, sealed }: Variant,
): () => StateOf<ReturnType<typeof fieldsFor>, Shared> {
  const { neighbours, size } = board.grid;
  return stateMaker(fieldsFor(size), { board, neighbours, seats, palmsByPeople, sealed });
}

/** What options change in the rules. */
export interface Variant {
  /** Do the seats set the palms, and not chance? */
  readonly palmsByPeople: boolean;
  /** May nobody build inside an enclosed region, its owner neither? */
  readonly sealed: boolean;
}

const usualRules: Variant = { palmsByPeople: false, sealed: false };

export interface Shared extends Variant {
  board: Board;
  /** The grid's table, here because every placing reads it. */
  neighbours: Uint16Array;
  seats: number;
}

function fieldsFor(size: number) {
  return {
    /** For each cell the caravans (as bits) that have a camel next to it; and TAKEN and SHUT. */
    near: ['i32', size + 1],
    /** For each caravan the cells, as a bit set, where its next camel may stand. */
    open: ['i32', CARAVANS * WORDS],
    /** The cells, as a bit set, where a rider may stand. */
    room: ['i32', WORDS],
    /** 0, or 1 + the caravan whose camel stands there; OUTSIDE behind the last cell. */
    camels: ['u8', size + 1],
    /** SAND, a water hole's value, or PALM. */
    land: ['u8', size],
    /** The oases (as bits, in the order the palms were set) next to each cell. */
    shade: ['u8', size],
    /** 0, or 1 + the caravan that encloses the cell. */
    inside: ['u8', size],
    /** How many cells are open to each caravan. */
    openings: ['u8', CARAVANS],
    /** Camels in each caravan, the rider's included. */
    sizes: ['u8', CARAVANS],
    /** The cell of each caravan's rider, or NOWHERE. */
    riders: ['u8', CARAVANS],
    /** The oases (as bits) each caravan has scored. */
    reached: ['u8', CARAVANS],
    /** The cells of the palms, in the order they were set. */
    palms: ['u8', 5],
    /** Camels of each colour beside the board. */
    supply: ['u8', COLOURS],
    /** Water holes not on the board yet, by value. */
    holes: ['u8', 3],
    /** The colour each seat gave back, or NO_COLOUR. */
    given: ['u8', MOST_SEATS],
    /** Points from water, per seat. */
    water: ['u8', MOST_SEATS],
    /** Water holes taken, per seat. */
    taken: ['u8', MOST_SEATS],
    /** Oasis chips, per seat. */
    oases: ['u8', MOST_SEATS],
    /** Enclosed hexes that count, per seat. */
    areas: ['u8', MOST_SEATS],
    turn: namedField<typeof At, { Phase: Phase }>('u8', At),
  } as const;
}

/** Camels of each colour beside the board once every rider has one, by number of seats. */
export const SUPPLY: Readonly<Record<number, number>> = { 2: 22, 3: 26, 4: 30, 5: 29 };

/** A state with nothing on the board. */
export function emptyState(board: Board, seats: number, variant = usualRules): DurchDieWuesteState {
  const s = durchDieWuesteStates(board, seats, variant)();
  s.camels[board.grid.size] = OUTSIDE;
  s.near[board.grid.size] = SHUT | TAKEN | ANYONE;
  s.riders.fill(NOWHERE);
  s.palms.fill(NOWHERE);
  s.given.fill(NO_COLOUR);
  s.supply.fill(SUPPLY[seats]);
  s.holes.fill(HOLES_OF_EACH_VALUE);
  for (let cell = 0; cell < board.grid.size; cell++) addBit(s.room, 0, cell);
  return s;
}

export function initial(seats: number, { palms, inside }: Options): DurchDieWuesteState {
  return emptyState(boardFor(seats), seats, { palmsByPeople: palms === 'people', sealed: inside === 'nobody' });
}

export function actor(s: DurchDieWuesteState): Actor {
  const phase = s.turn[At.Phase];
  if (phase === Phase.Over) return NOBODY;
  const drawn = phase === Phase.SetWater || (phase === Phase.SetPalms && !s.palmsByPeople);
  return drawn ? CHANCE : s.turn[At.Seat];
}

/** Riders that all seats set together. */
export function ridersIn(seats: number): number {
  return seats === 5 ? 20 : seats * COLOURS;
}
