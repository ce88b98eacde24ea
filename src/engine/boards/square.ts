import { type Grid, gridOf, type Spot } from './grid.ts';

const orthogonal = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const diagonal = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** Squares with four neighbours (north, east, south, west), or with eight: the diagonals follow, from the north-east. */
export function squareGrid(spots: readonly Spot[], ways: 4 | 8 = 4): Grid {
  const steps = ways === 4 ? orthogonal : [...orthogonal, ...diagonal];
  return gridOf(spots, ({ col, row }) => steps.map(([right, down]) => ({ col: col + right, row: row + down })));
}

export function rectangle(cols: number, rows: number): Spot[] {
  return Array.from({ length: cols * rows }, (_, i) => ({ col: i % cols, row: Math.floor(i / cols) }));
}
