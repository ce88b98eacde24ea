import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type Box, movedTo } from '../../../../web/kit/draw/paths.ts';
import { CELLS, grid, WIDTH } from '../../rules/board.ts';
import { SLOTS } from '../../rules/state.ts';
import { HALF } from './outline.ts';

export const CELL = 2 * HALF;
/** The side of a slot on the rumour board. */
export const SLOT = 68;

/** Where everything lies on the table: the land, and beside it or below it the rumour board. */
export interface Picture {
  readonly box: Box;
  /** The rumour board. */
  readonly hearsay: Box;
  /** How wide the rim with the letters is. */
  readonly rim: number;
  /** The middles of the cells, then those of the slots. */
  readonly centres: readonly Point[];
}

const land: readonly Point[] = grid.spots.map(({ col, row }) => ({ x: col * CELL, y: row * CELL }));
const rims = { wide: 16, tall: 32 };
const from = -HALF - rims.wide;
const size = WIDTH * CELL + 2 * rims.wide;
const start = -HALF - rims.tall;
const span = WIDTH * CELL + 2 * rims.tall;

/** Two slots in a row, four rows, beside the land. */
const beside = (slot: number): Point => ({
  x: from - 128 + (slot & 1) * (SLOT + 4),
  y: from + 66 + (slot >> 1) * (SLOT + 8),
});
/** Eight in a row, below it. */
const below = (slot: number): Point => ({ x: start + span / 2 + (slot - 3.5) * 84, y: start + span + 50 });

const slots = (place: (slot: number) => Point) => Array.from({ length: SLOTS }, (_, slot) => place(slot));

export const wide: Picture = {
  box: { x: from - 172, y: from, width: size + 172, height: size },
  hearsay: { x: from - 172, y: from + 2, width: 162, height: 340 },
  rim: rims.wide,
  centres: [...land, ...slots(beside)],
};

const tall: Picture = {
  box: { x: start, y: start, width: span, height: span + 94 },
  hearsay: { x: start, y: start + span + 6, width: span, height: 88 },
  rim: rims.tall,
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
