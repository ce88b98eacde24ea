import { expect, test } from 'vitest';
import { clockAfterTurn, clockAtReturn, clockAtStart, clockWhenLate, deadlineOf, paces } from './paces.ts';

test('who comes back after their time was up gets no more of it than a short while', () => {
  const game = { since: 0, left: [paces.swift.time, 60_000] };
  const late = paces.swift.time + 1;
  const back = clockAtReturn(paces.swift, game, 0, late);
  expect(back).toMatchObject({ left: [0, 60_000], grace: 'given' });
  expect(deadlineOf(paces.swift, back, 0) - late).toBe(20_000);
  const turn = clockAtReturn(paces.week, { since: 0, left: [] }, 0, paces.week.time);
  expect(deadlineOf(paces.week, turn, 0) - paces.week.time).toBe(20_000);
});

test('who comes back again in the same turn gets no more, and a new turn begins without a stain', () => {
  for (const pace of [paces.relaxed, paces.swift]) {
    const start = clockAtStart(pace, 2, 0);
    const first = clockAtReturn(pace, clockWhenLate(start), 0, pace.time);
    expect(first.grace).toBe('given');
    const again = clockAtReturn(pace, clockWhenLate(first), 0, pace.time + 20_000);
    expect(again).toEqual({ ...first, grace: 'gone' });
    expect(deadlineOf(pace, again, 0)).toBe(pace.time + 20_000);
    expect(clockAfterTurn(pace, again, 0, pace.time + 21_000).grace).toBeUndefined();
  }
});

test('who comes back in time keeps what is left of it', () => {
  expect(deadlineOf(paces.day, clockAtReturn(paces.day, { since: 5, left: [] }, 0, 1000), 0)).toBe(5 + paces.day.time);
  const back = clockAtReturn(paces.brisk, { since: 1000, left: [1, 50_000] }, 1, 11_000);
  expect(back).toEqual({ since: 11_000, left: [1, 40_000] });
});
