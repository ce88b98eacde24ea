import { expect, test } from 'vitest';
import { budgetFor, depthNames, depths, partOf } from './review-depths.ts';

test('a review takes about the same time whether the game was short or long', () => {
  for (const depth of depthNames)
    for (const decisions of [60, 200, 900]) {
      const { rollouts } = budgetFor(depth, decisions);
      expect(Math.abs(rollouts * decisions - depths[depth].rollouts) / depths[depth].rollouts).toBeLessThan(0.01);
    }
});

test('no decision gets so little that it means nothing, or more than is worth the wait', () => {
  expect(budgetFor('quick', 100_000)).toEqual({ rollouts: 1_000, milliseconds: 150 });
  expect(budgetFor('quick', 0)).toEqual({ rollouts: 40_000, milliseconds: 2_250 });
});

test('the deeper one thinks longer', () => {
  const [shallow, deep] = depthNames.map(depth => budgetFor(depth, 60));
  expect(deep.rollouts).toBeGreaterThan(shallow.rollouts);
});

test('a part of a budget is at least one rollout', () => {
  expect(partOf({ rollouts: 1001, milliseconds: 3 }, 1 / 4)).toEqual({ rollouts: 251, milliseconds: 1 });
});
