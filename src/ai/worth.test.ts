import { expect, test } from 'vitest';
import { sticks } from './testing/sticks.ts';
import { readEnd, readForecast, worthFor } from './worth.ts';

test('a shared win counts in part, and the lead in points besides', () => {
  const s = sticks.blank(2, { sticks: 4 });
  const worth = worthFor(2);
  readEnd({ ...sticks, winners: () => [0, 1], score: () => 7 }, s, worth, 0.5, 10);
  expect([...worth.wins]).toEqual([0.5, 0.5]);
  expect([...worth.value]).toEqual([0.5, 0.5]);
  readEnd({ ...sticks, winners: () => [1], score: (_, seat) => 10 * seat }, s, worth, 0.5, 10);
  expect([...worth.points]).toEqual([0, 10]);
  expect([...worth.value]).toEqual([0.125, 0.875]);
});

test('expected points become chances to win, which add up to one', () => {
  const worth = worthFor(3);
  worth.points.set([50, 40, 10]);
  readForecast(worth, 1, 20);
  const [first, second, third] = worth.value;
  expect(first + second + third).toBeCloseTo(1);
  expect(first).toBeGreaterThan(3 * second);
  expect(second).toBeGreaterThan(3 * third);
});
