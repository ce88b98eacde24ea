import type { Grid } from '../../../engine/boards/grid.ts';
import { rectangle, squareGrid } from '../../../engine/boards/square.ts';
import { starts } from './material.ts';
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

/** The face on each field of the start cross, by cell. Everything else is undiscovered at the beginning. */
export const cross: ReadonlyMap<number, number> = new Map([
  [grid.cellAt({ col: MIDDLE, row: MIDDLE }), faceNamed('desert')],
  ...outwards.flatMap((step, turns) =>
    armTiles.map((tile, i) => {
      const cell = grid.cellAt({ col: MIDDLE + (i + 1) * step.col, row: MIDDLE + (i + 1) * step.row });
      return [cell, faceNamed(tileText(turnedParts(readTile(tile), turns)))] as const;
    }),
  ),
]);

/** Where each seat's caravan stands at the beginning. */
export function startCells(seats: number): readonly number[] {
  return starts[seats].map(grid.cellNamed);
}
