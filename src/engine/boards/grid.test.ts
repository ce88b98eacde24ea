import { expect, test } from 'vitest';
import { type Grid, gridOf, neighboursOf, type Spot, spotName } from './grid.ts';
import { hexGrid } from './hex.ts';
import { rectangle, squareGrid } from './square.ts';

const line = (...cols: number[]): Spot[] => cols.map(col => ({ col, row: 0 }));
const leftAndRight = ({ col, row }: Spot) => [
  { col: col - 1, row },
  { col: col + 1, row },
];

test('cells are numbered by column, then row, whatever the order they come in', () => {
  const grid = gridOf(rectangle(2, 3).reverse(), leftAndRight);
  expect(grid.names).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});

test('where there is no neighbour stands the size', () => {
  const grid = gridOf(line(0, 1, 2), leftAndRight);
  expect(grid.degree).toBe(2);
  expect([...grid.neighbours]).toEqual([3, 1, 0, 2, 1, 3]);
});

test('a gap parts neighbours', () => {
  const grid = gridOf(line(0, 2), leftAndRight);
  expect(neighboursOf(grid, 0)).toEqual([]);
});

test('names and spots find their cells, others find none', () => {
  const grid = gridOf(rectangle(3, 12), leftAndRight);
  grid.names.forEach((name, cell) => expect(grid.cellNamed(name)).toBe(cell));
  grid.spots.forEach((spot, cell) => expect(grid.cellAt(spot)).toBe(cell));
  for (const name of ['', 'a', 'a0', 'a13', 'd1', 'A1', 'a1 ', 'constructor']) expect(grid.cellNamed(name)).toBe(-1);
  expect(grid.cellAt({ col: -1, row: 0 })).toBe(-1);
});

test('d3 is the fourth column, third row', () => {
  expect(spotName({ col: 3, row: 2 })).toBe('d3');
});

test('a grid without cells is empty', () => {
  expect(gridOf([], leftAndRight)).toMatchObject({ size: 0, degree: 0, names: [] });
});

/** A neighbour has the cell as its own neighbour, in the opposite direction. */
function asymmetries({ size, degree, neighbours }: Grid, opposite: (way: number) => number): number[] {
  return [...neighbours.keys()].filter(i => {
    const other = neighbours[i];
    return other < size && neighbours[other * degree + opposite(i % degree)] !== Math.floor(i / degree);
  });
}

test.each([
  ['columns of hexes', hexGrid('columns', rectangle(7, 6)), (way: number) => (way + 3) % 6],
  ['rows of hexes', hexGrid('rows', rectangle(7, 6)), (way: number) => (way + 3) % 6],
  ['squares', squareGrid(rectangle(5, 4)), (way: number) => (way + 2) % 4],
  ['squares with diagonals', squareGrid(rectangle(5, 4), 8), (way: number) => (way & 4) | ((way + 2) % 4)],
])('neighbours in %s are mutual', (_, grid, opposite) => {
  expect(asymmetries(grid, opposite)).toEqual([]);
});
