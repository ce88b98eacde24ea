import type { Grid, Spot } from '../../../engine/boards/grid.ts';

/** The fields between two others, without the two. */
export type StepPath = readonly number[];

/**
 * The ways a die can take from one field to another on an empty board, at most two: for referees and drawings. It
 * knows nothing of stones, and nothing that lists moves uses it.
 */
export function pathsOf(grid: Grid, die: number, from: number, to: number): readonly StepPath[] {
  const [a, b] = [grid.spots[from], grid.spots[to]];
  const [across, down] = [Math.abs(b.col - a.col), Math.abs(b.row - a.row)];
  if (die === 1) return Math.max(across, down) === 1 ? [[]] : [];
  if (across + down !== die) return [];
  if (across === 0 || down === 0) return whole(grid, [between(a, b)]);
  if (die < 5) return [];
  const corners = [
    { col: b.col, row: a.row },
    { col: a.col, row: b.row },
  ];
  return whole(
    grid,
    corners.map(corner => [...between(a, corner), corner, ...between(corner, b)]),
  );
}

/** Only ways that do not leave the board: a drawn one may have gaps. */
function whole(grid: Grid, ways: readonly (readonly Spot[])[]): readonly StepPath[] {
  return ways.map(way => way.map(grid.cellAt)).filter(way => way.every(cell => cell >= 0));
}

/** The spots between two that lie in one row or column. */
function between(a: Spot, b: Spot): Spot[] {
  const [right, below] = [Math.sign(b.col - a.col), Math.sign(b.row - a.row)];
  const steps = Math.abs(b.col - a.col) + Math.abs(b.row - a.row);
  return Array.from({ length: steps - 1 }, (_, i) => ({ col: a.col + right * (i + 1), row: a.row + below * (i + 1) }));
}
