import { rectangle, squareGrid } from '../../../../engine/boards/square.ts';

export const COLS = 4;
const ROWS = 5;

/** Squares with their eight neighbours. */
export const grid = squareGrid(rectangle(COLS, ROWS), 8);

/** Which way a seat goes, in rows: the first one begins at the bottom. */
export function aheadOf(seat: number): 1 | -1 {
  return seat === 0 ? -1 : 1;
}

/** The row where a seat's stones begin. */
export function homeRow(seat: number): number {
  return seat === 0 ? ROWS - 1 : 0;
}
