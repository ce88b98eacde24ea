import { expect, test } from 'vitest';
import { budgetFor, depthNames, depths, partOf } from './depths.ts';

test('a review takes about the same time whether the game was short or long', () => {
  for (const depth of depthNames)
    for (const decisions of [60, 200, 900]) {
      const { playouts } = budgetFor(depth, decisions);
      expect(Math.abs(playouts * decisions - depths[depth].playouts) / depths[depth].playouts).toBeLessThan(0.01);
    }
});

test('no decision gets so little that it means nothing, or more than is worth the wait', () => {
  expect(budgetFor('quick', 100_000)).toEqual({ playouts: 1_000, milliseconds: 150 });
  expect(budgetFor('quick', 0)).toEqual({ playouts: 40_000, milliseconds: 2_250 });
});

test('the deeper one thinks longer', () => {
  const [shallow, deep] = depthNames.map(depth => budgetFor(depth, 60));
  expect(deep.playouts).toBeGreaterThan(shallow.playouts);
});

test('a part of a budget is at least one playout', () => {
  expect(partOf({ playouts: 1001, milliseconds: 3 }, 1 / 4)).toEqual({ playouts: 251, milliseconds: 1 });
});
