import { expect, test } from 'vitest';
import { type Grid, neighboursOf } from './grid.ts';
import { rectangle, squareGrid } from './square.ts';

const around = (grid: Grid, name: string) => neighboursOf(grid, grid.cellNamed(name)).map(cell => grid.names[cell]);

test('four neighbours: north, east, south, west', () => {
  const grid = squareGrid(rectangle(3, 3));
  expect(grid.degree).toBe(4);
  expect(around(grid, 'b2')).toEqual(['b1', 'c2', 'b3', 'a2']);
  expect(around(grid, 'a1')).toEqual(['b1', 'a2']);
});

test('eight neighbours: the diagonals follow, from the north-east', () => {
  const grid = squareGrid(rectangle(3, 3), 8);
  expect(grid.degree).toBe(8);
  expect(around(grid, 'b2')).toEqual(['b1', 'c2', 'b3', 'a2', 'c1', 'c3', 'a3', 'a1']);
  expect(around(grid, 'c3')).toEqual(['c2', 'b3', 'b2']);
});

test('a rectangle has all its spots once', () => {
  const spots = rectangle(4, 3);
  expect(spots.length).toBe(12);
  expect(new Set(spots.map(({ col, row }) => `${col} ${row}`)).size).toBe(12);
  expect(Math.max(...spots.map(({ col }) => col))).toBe(3);
  expect(Math.max(...spots.map(({ row }) => row))).toBe(2);
});
