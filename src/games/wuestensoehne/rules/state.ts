import { type Actor, CHANCE, NOBODY } from '../../../engine/game.ts';
import { lowestBit } from '../../../engine/kit.ts';
import type { Options } from '../../../engine/options.ts';
import { namedField, type StateOf, stateMaker, type Tagged } from '../../../engine/state.ts';
import { CELLS, crossIn, MIDDLE_CELL, NOWHERE, neighbours, opposite, startCells } from './board.ts';
import {
  DISPLAY,
  editions,
  FIRST_CAMELS,
  FIRST_WATER,
  heights,
  rumours,
  SLOTS_OF_A_GOOD,
  stacksUsed,
  WATER,
} from './material.ts';
import { ACTIONS, GOODS, goods, KINDS, kindNamed, NO_KIND, partAt, SIDES, STACKS, stackTiles } from './tiles.ts';

export const MOST_SEATS = 4;
export const NOBODY_HERE = 255;

/** A figure is its height less one, so there are sixteen and the taller one has the higher number. */
export const FIGURES = heights.flat().length;
export const FIGURES_OF_A_SEAT = heights[0].length;
/** Whose figure it is. */
export const ownerOf = Uint8Array.from({ length: FIGURES }, (_, figure) =>
  heights.findIndex(own => own.includes(figure + 1)),
);
/** Each seat's figures, ascending, at seat * FIGURES_OF_A_SEAT. */
export const figuresBySeat = Uint8Array.from(
  heights.flatMap(own => own.map(height => height - 1).toSorted((a, b) => a - b)),
);
/** Each seat's tallest figure: the one that wears the turban when the seat has it. */
export const tallestOf = Uint8Array.from(heights, own => Math.max(...own) - 1);

/**
 * An oasis part on the board is its cell times four plus the lowest of its sides: this is where a figure stands. A
 * figure that stands nowhere is with its owner, or in the row of a scoring.
 */
export const AT_HOME = 0xffff;
export const PARTS = CELLS * SIDES;

/** In `posts`: a figure that had to leave the row because its owner had no water. */
export const SENT_OFF = 255;

/** The different values of rumour tokens, ascending, and how many there are of each. */
export const tokenValues: readonly number[] = [...new Set(rumours)].toSorted((a, b) => a - b);
export const VALUES = tokenValues.length;
export const tokenCounts = Uint8Array.from(tokenValues, value => rumours.filter(other => other === value).length);

/** In `tokens`: nothing lies there, 1 + the place in `tokenValues`, or a token that the viewer has not seen. */
export const NO_TOKEN = 0;
export const UNKNOWN = 255;

export const SLOTS = GOODS * SLOTS_OF_A_GOOD;
/** `gem1`, `gem2` … in the order of the goods. */
export const slotNames: readonly string[] = goods.flatMap(good =>
  Array.from({ length: SLOTS_OF_A_GOOD }, (_, i) => `${good}${i + 1}`),
);
/** The place behind the slots: the token beside the board, taken off or in the hand of who draws it. */
export const BESIDE = slotNames.length;

export function goodOfSlot(slot: number): number {
  return (slot / SLOTS_OF_A_GOOD) | 0;
}

/** In `seen`, beside the seats' bits: everybody at the table and around it knows the token. */
export const SEEN_BY_ALL = 31;

export type Phase = Tagged<'phase'>;

/** The phases of a game; the comment beside each says who acts in it. */
export const Phase = {
  Deal: 0 as Phase, // chance: each seat gets its first tile
  Move: 1 as Phase, // seat: stay, go, discard
  Explore: 2 as Phase, // seat: draw, own, scout, skip
  Draw: 3 as Phase, // chance: the tile that is drawn
  Lay: 4 as Phase, // seat: lay the tile in hand
  Amends: 5 as Phase, // robbed seat: draw or decline
  AmendsDraw: 6 as Phase, // chance: the robbed seat's tile
  Figure: 7 as Phase, // seat: set, take, pass
  Score: 8 as Phase, // seat: which completed oasis is scored next
  Occupy: 9 as Phase, // owner of the figure in front: which action field
  Room: 10 as Phase, // the same owner: drop a good or decline the new one
  Token: 11 as Phase, // chance: the rumour that the owner draws
  Put: 12 as Phase, // the same owner: where it goes
  Look: 13 as Phase, // the same owner: which lying token to look at, or pass
  See: 14 as Phase, // chance: what that token is
  Keep: 15 as Phase, // the same owner: leave it or remove it
  Guide: 16 as Phase, // seat: bonus turn or end
  Reveal: 17 as Phase, // chance: the lying tokens are turned up one by one
  Over: 18 as Phase,
  Start: 19 as Phase, // seat: the end of the cross where its caravan begins
} as const;

/** The places of the field `turn`. */
export const At = {
  Phase: 0,
  /** Whose turn it is; in Phase.Deal, who gets the next tile; in Phase.Start, who chooses an end of the cross. */
  Seat: 1,
  /** 1 in a bonus turn. */
  Bonus: 2,
  /** The kind of the tile to be laid in Phase.Lay, else NO_KIND. */
  Hand: 3,
  /** From the laying to the end of the turn: the cell of the oasis tile laid; else NOWHERE. */
  Laid: 4,
  /** The seat that was robbed, until its amends are settled; else NOBODY_HERE. */
  Robbed: 5,
  /** The seat that has the turban: its tallest figure wears it. */
  Turban: 6,
  /** Turns in a row in which nobody drew, laid or discarded, the running one not counted. */
  Idle: 7,
  /** 1 once somebody drew, laid or discarded in the running turn. */
  Busy: 8,
  /** 0, or in the last round the turns still to be played, the running one included. */
  Last: 9,
  /** During a scoring: the sides, as bits, of the part of the tile laid whose oasis is scored; else 0. */
  Oasis: 10,
  /** During a scoring: the figure in front, from Phase.Occupy until its field is settled; else NOBODY_HERE. */
  Front: 11,
  /** In Phase.Room the good that finds no place; in See, Keep and Reveal the slot of the token; else 0. */
  Topic: 12,
  /** Tiles discarded, which are out of the game. */
  Discarded: 13,
  /** 1 while the seat has to go where it can lay one of its three tiles, or scout (`WS-DUTY-1`). */
  Bound: 14,
} as const;

export type WuestensoehneState = ReturnType<ReturnType<typeof wuestensoehneStates>>;

/** What stays the same all through a match. */
export interface Shared {
  seats: number;
  /** Which edition's tiles, cross and tokens are played with, from 1. */
  edition: number;
  allStacks: boolean;
  freeStart: boolean;
  duty: boolean;
}

const fields = {
  /** 0 for an undiscovered cell, else 1 + the face of the tile or of the cross (see tiles.ts). */
  tiles: ['u8', CELLS],
  /** What lies around each cell: the sides with a discovered neighbour (upper four bits), those with a white line. */
  rims: ['u8', CELLS],
  /** For a discovered cell the first cell of all those that brown lines connect with it; else NOWHERE. */
  tracts: ['u8', CELLS],
  /** Tiles left, at stack (from 0) * KINDS + kind, and in each stack. */
  left: ['u8', STACKS * KINDS],
  stacks: ['u8', STACKS],
  /** The part on which each figure stands, or AT_HOME. */
  figures: ['u16', FIGURES],
  /** During a scoring: the figures still waiting in the row behind the one in front, as bits. */
  row: ['u16', 1],
  /** During a scoring: 0, 1 + the action whose field the figure took, or SENT_OFF. */
  posts: ['u8', FIGURES],
  /** During a scoring: free action fields of the oasis, by action. */
  free: ['u8', ACTIONS],
  /** The cell of each seat's caravan; NOWHERE for seats that nobody plays. */
  caravans: ['u8', MOST_SEATS],
  water: ['u8', MOST_SEATS],
  camels: ['u8', MOST_SEATS],
  /** Goods on each seat's camels, at seat * GOODS + good. */
  goods: ['u8', MOST_SEATS * GOODS],
  /** The kinds in each seat's display, at seat * DISPLAY + place, ascending, then NO_KIND. */
  displays: ['u8', MOST_SEATS * DISPLAY],
  /** The token on each slot and, last, the one beside the board. */
  tokens: ['u8', SLOTS + 1],
  /** The seats that have ever seen each of these tokens, as bits. */
  seen: ['u8', SLOTS + 1],
  /** Tokens, by value, that lie nowhere in sight: those never drawn, and on a viewer's state the UNKNOWN ones too. */
  pool: ['u8', VALUES],
  turn: namedField<typeof At, { Phase: Phase }>('u8', At),
} as const;

function wuestensoehneStates(shared: Shared): () => StateOf<typeof fields, Shared> {
  return stateMaker(fields, shared);
}

/** Making a maker is dear, a state is not. */
const makers = new Map<string, ReturnType<typeof wuestensoehneStates>>();

function emptyState(shared: Shared): WuestensoehneState {
  const key = Object.values(shared).join();
  const maker = makers.get(key) ?? wuestensoehneStates(shared);
  makers.set(key, maker);
  return maker();
}

/** An option that is missing was not there when the match began. */
const before = { edition: 1, allStacks: false, freeStart: false, duty: false };

/** The start cross lies; chance deals the first tiles. */
export function initial(seats: number, options: Options = {}): WuestensoehneState {
  const s = emptyState({ ...before, ...options, seats });
  s.tracts.fill(NOWHERE);
  s.caravans.fill(NOWHERE);
  s.figures.fill(AT_HOME);
  s.displays.fill(NO_KIND);
  s.pool.set(tokenCounts);
  s.turn[At.Hand] = NO_KIND;
  s.turn[At.Laid] = NOWHERE;
  s.turn[At.Robbed] = NOBODY_HERE;
  s.turn[At.Front] = NOBODY_HERE;
  for (const [cell, face] of crossIn(s.edition)) discover(s, cell, face);
  for (const stack of stacksUsed(seats, s.allStacks)) fillStack(s, stack - 1);
  // Who may choose an end of the cross waits in its middle.
  for (let seat = 0; seat < seats; seat++) equip(s, seat, s.freeStart ? MIDDLE_CELL : startCells(seats)[seat]);
  return s;
}

/** The kind of each tile in each stack of each edition. */
const tilesByEdition = editions.map(edition => stackTiles(edition).map(tiles => tiles.map(kindNamed)));

function fillStack(s: WuestensoehneState, stack: number): void {
  const tiles = tilesByEdition[s.edition - 1][stack];
  for (const kind of tiles) s.left[stack * KINDS + kind]++;
  s.stacks[stack] = tiles.length;
}

function equip(s: WuestensoehneState, seat: number, cell: number): void {
  s.caravans[seat] = cell;
  s.water[seat] = FIRST_WATER;
  s.camels[seat] = FIRST_CAMELS;
}

/** The cell shows this face from now on: brings `rims` and `tracts` up to date. */
export function discover(s: WuestensoehneState, cell: number, face: number): void {
  s.tiles[cell] = face + 1;
  let tract = cell;
  for (let side = 0; side < SIDES; side++) {
    const beside = neighbours[cell * SIDES + side];
    if (beside === CELLS) continue;
    const white = partAt[face * SIDES + side] !== 0;
    s.rims[beside] |= (white ? 17 : 16) << opposite(side);
    if (s.tiles[beside] !== 0 && !white && s.tracts[beside] < tract) tract = s.tracts[beside];
  }
  s.tracts[cell] = cell;
  joinTracts(s, cell, face, tract);
}

/** All brown ways that meet on the cell are one from now on, called by the first cell of them. */
function joinTracts(s: WuestensoehneState, cell: number, face: number, tract: number): void {
  for (let side = 0; side < SIDES; side++) {
    const beside = neighbours[cell * SIDES + side];
    if (beside === CELLS || s.tiles[beside] === 0 || partAt[face * SIDES + side] !== 0) continue;
    renameTract(s, s.tracts[beside], tract);
  }
  s.tracts[cell] = tract;
}

function renameTract(s: WuestensoehneState, from: number, to: number): void {
  if (from === to) return;
  for (let cell = 0; cell < CELLS; cell++) if (s.tracts[cell] === from) s.tracts[cell] = to;
}

// ------------------------------------------------------------------------------------------- questions about a state

export function actor(s: WuestensoehneState): Actor {
  switch (s.turn[At.Phase]) {
    case Phase.Deal:
    case Phase.Draw:
    case Phase.AmendsDraw:
    case Phase.Token:
    case Phase.See:
    case Phase.Reveal:
      return CHANCE;
    case Phase.Occupy:
    case Phase.Room:
    case Phase.Put:
    case Phase.Look:
    case Phase.Keep:
      return ownerOf[s.turn[At.Front]];
    case Phase.Amends:
      return s.turn[At.Robbed];
    case Phase.Over:
      return NOBODY;
    default:
      return s.turn[At.Seat];
  }
}

/** The kind of the tile in a place of a display, or NO_KIND. */
export function displayed(s: WuestensoehneState, seat: number, place: number): number {
  return s.displays[seat * DISPLAY + place];
}

export function displaySize(s: WuestensoehneState, seat: number): number {
  let size = 0;
  while (size < DISPLAY && displayed(s, seat, size) !== NO_KIND) size++;
  return size;
}

/** The stack, from 0, that tiles are drawn from now, or STACKS when all are drawn. */
export function currentStack(s: WuestensoehneState): number {
  let stack = 0;
  while (stack < STACKS && s.stacks[stack] === 0) stack++;
  return stack;
}

export function waterInStock(s: WuestensoehneState): number {
  let water = WATER;
  for (let seat = 0; seat < s.seats; seat++) water -= s.water[seat];
  return water;
}

export function loadOf(s: WuestensoehneState, seat: number): number {
  let load = 0;
  for (let good = seat * GOODS; good < (seat + 1) * GOODS; good++) load += s.goods[good];
  return load;
}

/** Rumour tokens never drawn; the same for every viewer. */
export function freshTokens(s: WuestensoehneState): number {
  let fresh = 0;
  for (let value = 0; value < VALUES; value++) fresh += s.pool[value];
  for (let place = 0; place <= SLOTS; place++) if (s.tokens[place] === UNKNOWN) fresh--;
  return fresh;
}

/** The figure that wears the turban. */
export function turbanFigure(s: WuestensoehneState): number {
  return tallestOf[s.turn[At.Turban]];
}

/** The number of the part that has these sides on the cell. */
export function partOn(cell: number, sides: number): number {
  return cell * SIDES + lowestBit(sides);
}

/** What a discovered cell shows. */
export function faceOn(s: WuestensoehneState, cell: number): number {
  return s.tiles[cell] - 1;
}
