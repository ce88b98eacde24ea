import { expect, test } from 'vitest';
import { clockAtReturn, deadlineOf, paces } from './paces.ts';

test('who comes back after their time was up gets no more of it than a short while', () => {
  const game = { since: 0, left: [paces.swift.time, 60_000] };
  const late = paces.swift.time + 1;
  const back = clockAtReturn(paces.swift, game, 0, late);
  expect(back.left).toEqual([0, 60_000]);
  expect(deadlineOf(paces.swift, back, 0) - late).toBe(20_000);
  const turn = clockAtReturn(paces.week, { since: 0, left: [] }, 0, paces.week.time);
  expect(deadlineOf(paces.week, turn, 0) - paces.week.time).toBe(20_000);
});

test('who comes back in time keeps what is left of it', () => {
  expect(deadlineOf(paces.day, clockAtReturn(paces.day, { since: 5, left: [] }, 0, 1000), 0)).toBe(5 + paces.day.time);
  const back = clockAtReturn(paces.brisk, { since: 1000, left: [1, 50_000] }, 1, 11_000);
  expect(back).toEqual({ since: 11_000, left: [1, 40_000] });
});
