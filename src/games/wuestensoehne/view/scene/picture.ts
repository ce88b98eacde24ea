import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type Box, movedTo } from '../../../../web/kit/draw/paths.ts';
import { CELLS, grid, WIDTH } from '../../rules/board.ts';
import { SLOTS } from '../../rules/state.ts';
import { HALF } from './outline.ts';

export const CELL = 2 * HALF;
const FRAME = 16;
/** The side of a slot on the rumour board. */
export const SLOT = 68;

/** Where everything lies on the table: the land, and beside it or below it the rumour board. */
export interface Picture {
  readonly box: Box;
  /** The rumour board. */
  readonly hearsay: Box;
  /** The middles of the cells, then those of the slots. */
  readonly centres: readonly Point[];
}

const land: readonly Point[] = grid.spots.map(({ col, row }) => ({ x: col * CELL, y: row * CELL }));
const from = -HALF - FRAME;
const size = WIDTH * CELL + 2 * FRAME;

/** Two slots in a row, four rows, beside the land. */
const beside = (slot: number): Point => ({
  x: from - 128 + (slot & 1) * (SLOT + 4),
  y: from + 66 + (slot >> 1) * (SLOT + 8),
});
/** Eight in a row, below it. */
const below = (slot: number): Point => ({ x: from + 48 + slot * 84, y: from + size + 50 });

const slots = (place: (slot: number) => Point) => Array.from({ length: SLOTS }, (_, slot) => place(slot));

export const wide: Picture = {
  box: { x: from - 172, y: from, width: size + 172, height: size },
  hearsay: { x: from - 172, y: from + 2, width: 162, height: 340 },
  centres: [...land, ...slots(beside)],
};

const tall: Picture = {
  box: { x: from, y: from, width: size, height: size + 94 },
  hearsay: { x: from, y: from + size + 6, width: size, height: 88 },
  centres: [...land, ...slots(below)],
};

export function pictureOf(turned: boolean): Picture {
  return turned ? tall : wide;
}

/** The place of a slot among the centres. */
export function placeOfSlot(slot: number): number {
  return CELLS + slot;
}

export function placeAt({ centres }: Picture, place: number): string {
  return movedTo(centres[place]!);
}

export function square(half: number): string {
  return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
}
