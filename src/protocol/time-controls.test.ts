import { expect, test } from 'vitest';
import {
  clockAfterTurn,
  clockAtReturn,
  clockAtStart,
  clockWhenLate,
  deadlineOf,
  timeControls,
} from './time-controls.ts';

test('who comes back after their time was up gets no more of it than a short while', () => {
  const game = { since: 0, left: [timeControls.swift.time, 60_000] };
  const late = timeControls.swift.time + 1;
  const back = clockAtReturn(timeControls.swift, game, 0, late);
  expect(back).toMatchObject({ left: [0, 60_000], grace: 'given' });
  expect(deadlineOf(timeControls.swift, back, 0) - late).toBe(20_000);
  const turn = clockAtReturn(timeControls.week, { since: 0, left: [] }, 0, timeControls.week.time);
  expect(deadlineOf(timeControls.week, turn, 0) - timeControls.week.time).toBe(20_000);
});

test('who comes back again in the same turn gets no more, and a new turn begins without a stain', () => {
  for (const pace of [timeControls.relaxed, timeControls.swift]) {
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
  expect(deadlineOf(timeControls.day, clockAtReturn(timeControls.day, { since: 5, left: [] }, 0, 1000), 0)).toBe(
    5 + timeControls.day.time,
  );
  const back = clockAtReturn(timeControls.brisk, { since: 1000, left: [1, 50_000] }, 1, 11_000);
  expect(back).toEqual({ since: 11_000, left: [1, 40_000] });
});
