import type { Grid } from '../../../engine/boards/grid.ts';
import { rectangle, squareGrid } from '../../../engine/boards/square.ts';
import { type Edition, editions, opposites, starts } from './material.ts';
import { armTiles, faceNamed, readTile, SIDES, tileText, turnedParts } from './tiles.ts';

export const WIDTH = 11;
const MIDDLE = 5;

/** Eleven by eleven cells, numbered by column, then row. Neighbours are listed north, east, south, west. */
export const grid: Grid = squareGrid(rectangle(WIDTH, WIDTH));
/** How many cells there are; in `neighbours` it stands for the world beyond the edge. */
export const CELLS = grid.size;
export const NOWHERE = 255;

export const { neighbours } = grid;

export function opposite(side: number): number {
  return side ^ 2;
}

/** The sides of each cell, as bits, behind which the board goes on. */
export const inside = Uint8Array.from(grid.spots, (_, cell) => {
  let bits = 0;
  for (let side = 0; side < SIDES; side++) if (neighbours[cell * SIDES + side] !== CELLS) bits |= 1 << side;
  return bits;
});

/** One step outwards on each arm of the cross, by its quarter turns from the eastern one. */
const outwards = [
  { col: 1, row: 0 },
  { col: 0, row: 1 },
  { col: -1, row: 0 },
  { col: 0, row: -1 },
];

export const MIDDLE_CELL = grid.cellAt({ col: MIDDLE, row: MIDDLE });

/** The face on each field of an edition's start cross, by cell. Everything else is undiscovered at the beginning. */
function crossOf(edition: Edition): ReadonlyMap<number, number> {
  return new Map([
    [MIDDLE_CELL, faceNamed('desert')],
    ...outwards.flatMap((step, turns) =>
      armTiles(edition).map((tile, i) => {
        const cell = grid.cellAt({ col: MIDDLE + (i + 1) * step.col, row: MIDDLE + (i + 1) * step.row });
        return [cell, faceNamed(tileText(turnedParts(readTile(tile), turns)))] as const;
      }),
    ),
  ]);
}

const crosses = editions.map(crossOf);

/** The cross of an edition, which are counted from 1. */
export function crossIn(edition: number): ReadonlyMap<number, number> {
  return crosses[edition - 1];
}

/** The fields of the cross lie in the same cells in every edition. */
export function isOnCross(cell: number): boolean {
  return crosses[0].has(cell);
}

/** The ends of the cross, ascending. */
export const ends: readonly number[] = ['a6', 'f1', 'f11', 'k6'].map(grid.cellNamed);

/** Where each seat's caravan stands at the beginning. */
export function startCells(seats: number): readonly number[] {
  return (seats === 2 ? opposites : starts).slice(0, seats).map(grid.cellNamed);
}
