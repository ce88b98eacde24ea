import { expect, test } from 'vitest';
import { hexGrid } from '../../../engine/boards/hex.ts';
import { rectangle, squareGrid } from '../../../engine/boards/square.ts';
import { gridPictureOf } from './picture.ts';

const grids = {
  squares: squareGrid(rectangle(7, 3)),
  columns: hexGrid('columns', rectangle(7, 3)),
  rows: hexGrid('rows', rectangle(7, 3)),
};

test.each(Object.values(grids))('neighbours of $shape share a side', grid => {
  const { corners } = gridPictureOf(grid, false);
  const rounded = corners.map(points => points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`));
  const here = grid.cellNamed('c2');
  for (const other of grid.neighbours.subarray(here * grid.degree, (here + 1) * grid.degree))
    expect(rounded[here].filter(corner => rounded[other].includes(corner))).toHaveLength(2);
});

test.each(Object.values(grids))('a wide board of $shape is laid on its side on tall screens', grid => {
  const [lying, standing] = [gridPictureOf(grid, false).box, gridPictureOf(grid, true).box];
  expect(lying.width).toBeGreaterThan(lying.height);
  expect(standing.height).toBeCloseTo(lying.width);
});

test('a board that is higher than wide stays as it is', () => {
  const grid = squareGrid(rectangle(3, 7));
  expect(gridPictureOf(grid, true).box).toEqual(gridPictureOf(grid, false).box);
});

test('a game without a board has a picture too', () => {
  expect(gridPictureOf(squareGrid([]), false).box.width).toBeGreaterThan(0);
});
