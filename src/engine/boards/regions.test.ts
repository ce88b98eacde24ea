import { expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { hexGrid } from './hex.ts';
import { floodFill, floodScratchFor, regionsOf } from './regions.ts';
import { rectangle, squareGrid } from './square.ts';

/** A plan of squares: # is a wall, . is open. */
function planOf(...rows: readonly string[]) {
  const grid = squareGrid(rectangle(rows[0].length, rows.length));
  const walls = new Uint8Array(grid.size + 1).fill(1);
  grid.spots.forEach(({ col, row }, cell) => {
    walls[cell] = rows[row][col] === '#' ? 1 : 0;
  });
  return { grid, walls, touches: new Int32Array(grid.size) };
}

const twoRooms = () => planOf('..#.', '.#..', '#...');

test('a region is all of one kind that hangs together and no more', () => {
  const { grid, walls } = twoRooms();
  const named = regionsOf(grid, walls).map(cells => cells.map(cell => grid.names[cell]).toSorted());
  expect(named).toEqual([['a1', 'a2', 'b1'], ['a3'], ['b2'], ['b3', 'c2', 'c3', 'd1', 'd2', 'd3'], ['c1']]);
});

test('two kinds side by side are two regions', () => {
  const { grid } = planOf('....');
  expect(regionsOf(grid, Uint8Array.of(5, 5, 7, 5))).toEqual([[0, 1], [2], [3]]);
});

test('growing finds the same region', () => {
  const { grid, walls, touches } = twoRooms();
  const growth = floodScratchFor(grid);
  expect(floodFill(growth, grid, grid.cellNamed('c2'), walls, touches, ~0)).toBe(true);
  const names = [...growth.cells.subarray(0, growth.count)].map(cell => grid.names[cell]);
  expect(names.toSorted()).toEqual(['b3', 'c2', 'c3', 'd1', 'd2', 'd3']);
});

test('growing gives up at an alien touch, at the start or on the way', () => {
  const { grid, walls, touches } = twoRooms();
  const growth = floodScratchFor(grid);
  touches[grid.cellNamed('d1')] = 0b100;
  for (const start of ['d1', 'b3']) {
    expect(floodFill(growth, grid, grid.cellNamed(start), walls, touches, 0b100)).toBe(false);
    expect(growth.count).toBe(0);
  }
});

test('touches that are not alien do not matter, nor do those in other regions', () => {
  const { grid, walls, touches } = twoRooms();
  const growth = floodScratchFor(grid);
  touches.fill(0b010);
  touches[grid.cellNamed('a1')] = 0b100;
  expect(floodFill(growth, grid, grid.cellNamed('b3'), walls, touches, 0b100)).toBe(true);
});

test('the highest bit is a bit like any other', () => {
  const { grid, walls, touches } = twoRooms();
  touches[grid.cellNamed('d1')] = 1 << 31;
  expect(floodFill(floodScratchFor(grid), grid, grid.cellNamed('b3'), walls, touches, 1 << 31)).toBe(false);
});

test('growing and listing agree on random boards, with one scratch for all', () => {
  const grid = hexGrid('columns', rectangle(9, 8));
  const [random, growth, touches] = [seeded('boards'), floodScratchFor(grid), new Int32Array(grid.size)];
  for (let board = 0; board < 100; board++) {
    const walls = Uint8Array.from({ length: grid.size + 1 }, (_, cell) => (cell === grid.size ? 1 : random.below(2)));
    for (const region of regionsOf(grid, walls)) {
      if (walls[region[0]] !== 0) continue;
      const start = region[random.below(region.length)];
      expect(floodFill(growth, grid, start, walls, touches, ~0)).toBe(true);
      expect([...growth.cells.subarray(0, growth.count)].toSorted((a, b) => a - b)).toEqual(
        region.toSorted((a, b) => a - b),
      );
    }
  }
});
