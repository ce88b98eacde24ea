import { expect, test } from 'vitest';
import { ratingsFrom, wilsonInterval } from './ratings.ts';

test('the interval is the one in the books', () => {
  const { share, low, high } = wilsonInterval(8, 10);
  expect(share).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
});

test('who won every game is not certain to win for ever', () => {
  expect(wilsonInterval(10, 10)).toMatchObject({ share: 1, high: 1 });
  expect(wilsonInterval(10, 10).low).toBeCloseTo(0.7225, 3);
  expect(wilsonInterval(0, 10).low).toBe(0);
});

test('three wins in four games are about 191 points of Elo, and more games make that surer', () => {
  const [best, worst] = ratingsFrom([{ a: 'x', b: 'y', games: 4000, won: 3000 }]);
  expect([best.player, worst.player, worst.elo]).toEqual(['x', 'y', 0]);
  expect(Math.abs(best.elo - 191)).toBeLessThanOrEqual(1);
  const [loose] = ratingsFrom([{ a: 'x', b: 'y', games: 40, won: 30 }]);
  expect(loose.high - loose.low).toBeGreaterThan(5 * (best.high - best.low));
});

test('ratings add up along a chain, in whatever order the pairs are named', () => {
  const [first, second, third] = ratingsFrom([
    { a: 'middle', b: 'top', games: 1000, won: 250 },
    { a: 'middle', b: 'bottom', games: 1000, won: 750 },
  ]);
  expect([first.player, second.player, third.player]).toEqual(['top', 'middle', 'bottom']);
  expect(Math.abs(first.elo - 2 * second.elo)).toBeLessThan(4);
});

test('who lost every game still has a rating', () => {
  const [best] = ratingsFrom([{ a: 'x', b: 'y', games: 20, won: 20 }]);
  expect(best.elo).toBeGreaterThan(300);
  expect(best.elo).toBeLessThan(1000);
});
