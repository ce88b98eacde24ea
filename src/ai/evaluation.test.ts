import { expect, test } from 'vitest';
import { evaluateEnd, evaluateFromPoints, newEvaluation } from './evaluation.ts';
import { sticks } from './testing/sticks.ts';

test('a shared win counts in part, and the lead in points besides', () => {
  const s = sticks.initial(2, { sticks: 4 });
  const worth = newEvaluation(2);
  evaluateEnd({ ...sticks, winners: () => [0, 1], score: () => 7 }, s, worth, 0.5, 10);
  expect([...worth.wins]).toEqual([0.5, 0.5]);
  expect([...worth.value]).toEqual([0.5, 0.5]);
  evaluateEnd({ ...sticks, winners: () => [1], score: (_, seat) => 10 * seat }, s, worth, 0.5, 10);
  expect([...worth.points]).toEqual([0, 10]);
  expect([...worth.value]).toEqual([0.125, 0.875]);
});

test('expected points become chances to win, which add up to one', () => {
  const worth = newEvaluation(3);
  worth.points.set([50, 40, 10]);
  evaluateFromPoints(worth, 1, 20);
  const [first, second, third] = worth.value;
  expect(first + second + third).toBeCloseTo(1);
  expect(first).toBeGreaterThan(3 * second);
  expect(second).toBeGreaterThan(3 * third);
});
