import { expect, test } from 'vitest';
import { cornersOf, hexMiddle, middlesAround, projectionOf, vertexKey } from './hexes.ts';
import { rockRim, rocksOn } from './rock.ts';

const middle = hexMiddle({ col: 3, row: 3 });

test('the rim of one hex is its six neighbours', () => {
  expect(rockRim([middle]).map(vertexKey).sort()).toEqual(middlesAround(middle).map(vertexKey).sort());
});

test('a lone rock is ragged, but no gap opens where it meets the sand', () => {
  const project = projectionOf(10, false);
  const sand = middlesAround(middle)[0];
  const { points } = rocksOn([middle], new Set([vertexKey(sand)]), project, 10);
  const kept = cornersOf(middle).map((corner, i) => {
    const { x, y } = project(corner);
    return Math.hypot(points[i].x - x, points[i].y - y) < 0.001;
  });
  expect(kept).toEqual([true, true, false, false, false, false]);
});

test('faces towards the top left get more light than faces towards the bottom right', () => {
  const project = projectionOf(10, false);
  const { facets } = rocksOn([middle], new Set(middlesAround(middle).map(vertexKey)), project, 10);
  const lights = facets.map(facet => facet.light);
  expect(lights[5]).toBeGreaterThan(lights[2] + 0.2);
});
