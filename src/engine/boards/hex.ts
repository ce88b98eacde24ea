import { type Grid, type GridShape, gridOf, type Spot } from './grid.ts';

/** How hexes are stacked. */
export type HexLayout = Exclude<GridShape, 'squares'>;

type Step = readonly [col: number, row: number];

/** Clockwise, beginning at the top (columns) or at the top right (rows); for even and odd columns or rows. */
const steps: Record<HexLayout, readonly [even: readonly Step[], odd: readonly Step[]]> = {
  columns: [
    [
      [0, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ],
    [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
      [-1, -1],
    ],
  ],
  rows: [
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
    [
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 0],
      [0, -1],
    ],
  ],
};

export function hexGrid(layout: HexLayout, spots: readonly Spot[]): Grid {
  return gridOf(spots, spot => hexesAround(layout, spot), layout);
}

function hexesAround(layout: HexLayout, { col, row }: Spot): Spot[] {
  const odd = (layout === 'columns' ? col : row) & 1;
  return (odd ? steps[layout][1] : steps[layout][0]).map(([right, down]) => ({ col: col + right, row: row + down }));
}

/** The middle of a hex whose sides are 1 long. */
export function hexCentre(layout: HexLayout, { col, row }: Spot): { x: number; y: number } {
  const tall = Math.sqrt(3);
  if (layout === 'columns') return { x: 1.5 * col, y: tall * (row + (col & 1 ? 0 : 0.5)) };
  return { x: tall * (col + (row & 1 ? 0.5 : 0)), y: 1.5 * row };
}
