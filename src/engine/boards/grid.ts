/** A place on a board, column and row from 0, counted from the top left. */
export interface Spot {
  readonly col: number;
  readonly row: number;
}

/**
 * How cells lie beside each other: squares, or hexes with flat tops in columns, even ones shoved down by half a hex, or
 * with pointed tops in rows, odd ones shoved right by half a hex.
 */
export type GridShape = 'squares' | 'columns' | 'rows';

/**
 * A board as numbered cells with their neighbours. Cell `c` has its neighbours, in the grid's order of directions,
 * at `neighbours[c * degree]` and on; where there is none stands `size`, so a table with one entry more than there
 * are cells needs no test at the edge.
 */
export interface Grid {
  readonly shape: GridShape;
  readonly size: number;
  readonly degree: number;
  readonly neighbours: Uint16Array;
  readonly spots: readonly Spot[];
  readonly names: readonly string[];
  /** The cell of a name such as `d3`, or -1. */
  readonly cellNamed: (name: string) => number;
  /** The cell at a spot, or -1. */
  readonly cellAt: (spot: Spot) => number;
}

/** The spot one step away in each direction. */
export type Steps = (spot: Spot) => readonly Spot[];

/** Numbers the cells by column, then row, and looks up all neighbours once. */
export function gridOf(spots: readonly Spot[], steps: Steps, shape: GridShape = 'squares'): Grid {
  const sorted = spots.toSorted((a, b) => a.col - b.col || a.row - b.row);
  const names = sorted.map(spotName);
  const numbers = new Map(names.map((name, cell) => [name, cell]));
  const cellNamed = (name: string) => numbers.get(name) ?? -1;
  const cellAt = (spot: Spot) => cellNamed(spotName(spot));
  const size = sorted.length;
  const around = sorted.map(spot => steps(spot).map(cellAt));
  const degree = around[0]?.length ?? 0;
  const neighbours = Uint16Array.from(around.flat(), cell => (cell < 0 ? size : cell));
  return Object.freeze({ shape, size, degree, neighbours, spots: sorted, names, cellNamed, cellAt });
}

/** `d3` is the fourth column, third row. */
export function spotName({ col, row }: Spot): string {
  return String.fromCharCode(97 + col) + (row + 1);
}

/** The neighbours of a cell that exist. */
export function neighboursOf(grid: Grid, cell: number): number[] {
  const start = cell * grid.degree;
  return Array.from(grid.neighbours.subarray(start, start + grid.degree)).filter(other => other < grid.size);
}
