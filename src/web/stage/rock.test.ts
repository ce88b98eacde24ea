import { expect, test } from 'vitest';
import { cornersOf, keyOf, middleOf, middlesAround, projectionOf } from './hexes.ts';
import { rimOf, rocksOn } from './rock.ts';

const middle = middleOf({ col: 3, row: 3 });

test('the rim of one hex is its six neighbours', () => {
  expect(rimOf([middle]).map(keyOf).sort()).toEqual(middlesAround(middle).map(keyOf).sort());
});

test('a lone rock is ragged, but no gap opens where it meets the sand', () => {
  const project = projectionOf(10, false);
  const sand = middlesAround(middle)[0];
  const { points } = rocksOn([middle], new Set([keyOf(sand)]), project, 10);
  const kept = cornersOf(middle).map((corner, i) => {
    const { x, y } = project(corner);
    return Math.hypot(points[i].x - x, points[i].y - y) < 0.001;
  });
  expect(kept).toEqual([true, true, false, false, false, false]);
});

test('faces towards the top left get more light than faces towards the bottom right', () => {
  const project = projectionOf(10, false);
  const { facets } = rocksOn([middle], new Set(middlesAround(middle).map(keyOf)), project, 10);
  const lights = facets.map(facet => facet.light);
  expect(lights[5]).toBeGreaterThan(lights[2] + 0.2);
});
