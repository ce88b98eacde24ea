import { expect, test } from 'vitest';
import { type Grid, neighboursOf } from './grid.ts';
import { type HexLayout, hexCentre, hexGrid } from './hex.ts';
import { rectangle } from './square.ts';

const around = (grid: Grid, name: string) => neighboursOf(grid, grid.cellNamed(name)).map(cell => grid.names[cell]);

test('in columns the even ones lie half a hex lower', () => {
  const grid = hexGrid('columns', rectangle(5, 5));
  expect(around(grid, 'c3')).toEqual(['c2', 'd3', 'd4', 'c4', 'b4', 'b3']);
  expect(around(grid, 'd3')).toEqual(['d2', 'e2', 'e3', 'd4', 'c3', 'c2']);
});

test('in rows the odd ones lie half a hex to the right', () => {
  const grid = hexGrid('rows', rectangle(5, 5));
  expect(around(grid, 'c3')).toEqual(['c2', 'd3', 'c4', 'b4', 'b3', 'b2']);
  expect(around(grid, 'c2')).toEqual(['d1', 'd2', 'd3', 'c3', 'b2', 'c1']);
});

test('a corner has the neighbours that exist', () => {
  expect(around(hexGrid('columns', rectangle(5, 5)), 'a1')).toEqual(['b1', 'b2', 'a2']);
});

const layouts: readonly HexLayout[] = ['columns', 'rows'];

test.each(layouts)('centres in %s lie one hex apart exactly where hexes are neighbours', layout => {
  const grid = hexGrid(layout, rectangle(6, 6));
  const centres = grid.spots.map(spot => hexCentre(layout, spot));
  for (let a = 0; a < grid.size; a++) {
    const near = centres.flatMap(({ x, y }, b) => {
      const apart = Math.hypot(x - centres[a].x, y - centres[a].y);
      return b !== a && apart < 1.01 * Math.sqrt(3) ? [b] : [];
    });
    expect(neighboursOf(grid, a).toSorted((x, y) => x - y)).toEqual(near);
  }
});

test.each([
  [
    'columns',
    [
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, -1],
    ],
  ],
  [
    'rows',
    [
      [1, -1],
      [1, 0],
      [1, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
  ],
] as const)('directions in %s go clockwise, for every hex alike', (layout, directions) => {
  const grid = hexGrid(layout, rectangle(5, 5));
  for (const cell of ['c3', 'd3', 'c4', 'd2'].map(grid.cellNamed)) {
    const from = hexCentre(layout, grid.spots[cell]);
    const ways = neighboursOf(grid, cell).map(other => {
      const to = hexCentre(layout, grid.spots[other]);
      return [Math.sign(Math.round(4 * (to.x - from.x))), Math.sign(Math.round(4 * (to.y - from.y)))];
    });
    expect(ways.map(([x, y]) => [x + 0, y + 0])).toEqual(directions);
  }
});
