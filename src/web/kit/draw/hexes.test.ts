import { expect, test } from 'vitest';
import { hexCentre, hexGrid } from '../../../engine/boards/hex.ts';
import { cornersOf, edgesTowards, hexMiddle, middlesAround, outlinesOf, projectionOf, vertexKey } from './hexes.ts';

const spots = [0, 1, 2, 3].flatMap(col => [0, 1, 2].map(row => ({ col, row })));

test('hexes are drawn where the grid says they are', () => {
  const project = projectionOf(7, false);
  for (const spot of spots) {
    const { x, y } = hexCentre('columns', spot);
    expect(project(hexMiddle(spot)).x).toBeCloseTo(7 * x);
    expect(project(hexMiddle(spot)).y).toBeCloseTo(7 * y);
  }
});

test('side d of a hex faces neighbour d of the grid', () => {
  const grid = hexGrid('columns', spots);
  const cell = grid.cellNamed('b2');
  const expected = Array.from(grid.neighbours.subarray(cell * 6, cell * 6 + 6), other =>
    vertexKey(hexMiddle(grid.spots[other])),
  );
  expect(middlesAround(hexMiddle(grid.spots[cell])).map(vertexKey)).toEqual(expected);
});

test('a turned picture keeps distances and puts the left side on top', () => {
  const [left, right] = [
    projectionOf(10, true)(hexMiddle({ col: 0, row: 1 })),
    projectionOf(10, true)(hexMiddle({ col: 2, row: 1 })),
  ];
  expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeCloseTo(30);
  expect(left.y).toBeLessThan(right.y);
});

test('the outline of two hexes is one loop of ten corners', () => {
  const loops = outlinesOf([hexMiddle({ col: 0, row: 0 }), hexMiddle({ col: 0, row: 1 })]);
  expect(loops.map(loop => loop.length)).toEqual([10]);
});

test('a ring of hexes has an outer and an inner outline', () => {
  const ring = middlesAround(hexMiddle({ col: 3, row: 3 }));
  expect(
    outlinesOf(ring)
      .map(loop => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
});

test('two hexes that touch share exactly one side', () => {
  const below = hexMiddle({ col: 0, row: 1 });
  const edges = edgesTowards([hexMiddle({ col: 0, row: 0 })], key => key === vertexKey(below));
  const shared = cornersOf(below).map(vertexKey);
  expect(edges).toHaveLength(1);
  expect(edges.flatMap(edge => [edge.from, edge.to]).every(corner => shared.includes(vertexKey(corner)))).toBe(true);
});
