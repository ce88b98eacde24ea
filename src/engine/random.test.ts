import { expect, test } from 'vitest';
import { fitOf, isUnlikely } from './laws/chisquare.ts';
import { randomFrom, seeded, weightedIndex } from './random.ts';

function drawn(times: number, draw: () => number, kinds: number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let i = 0; i < times; i++) counts[draw()]++;
  return counts;
}

test.each([2, 3, 6, 7, 10, 100])('below %i is every number equally often', n => {
  const random = seeded(`below ${n}`);
  const counts = drawn(n * 2000, () => random.below(n), n);
  expect(counts.length).toBe(n);
  expect(
    isUnlikely(
      fitOf(
        counts,
        counts.map(() => 1),
      ),
      5,
    ),
  ).toBe(false);
});

test('pairs of draws are as random as single ones', () => {
  const random = seeded('pairs');
  const counts = drawn(50_000, () => random.below(5) * 5 + random.below(5), 25);
  expect(
    isUnlikely(
      fitOf(
        counts,
        counts.map(() => 1),
      ),
      5,
    ),
  ).toBe(false);
});

test('below 1 is 0 and takes no bits', () => {
  let asked = 0;
  const random = randomFrom(() => asked++);
  expect([random.below(1), random.below(0), asked]).toEqual([0, 0, 0]);
});

test('bits too large for the range are drawn again, not folded back', () => {
  const bits = [7, 6, 5, 4];
  expect(randomFrom(() => bits.shift()!).below(6)).toBe(5);
  expect(bits).toEqual([4]);
});

test('all 32 bits are used for a large range', () => {
  expect(randomFrom(() => -1).below(2 ** 32)).toBe(2 ** 32 - 1);
});

test('the same seed gives the same numbers; seeds that look alike do not', () => {
  const first = (seed: string | number) => {
    const random = seeded(seed);
    return Array.from({ length: 8 }, () => random.below(1000)).join();
  };
  expect(first(7)).toBe(first('7'));
  const seeds = Array.from({ length: 1000 }, (_, i) => first(i));
  expect(new Set(seeds).size).toBe(1000);
});

test('first draws of neighbouring seeds are spread evenly', () => {
  let next = 0;
  const counts = drawn(20_000, () => seeded(next++).below(10), 10);
  expect(
    isUnlikely(
      fitOf(
        counts,
        counts.map(() => 1),
      ),
      5,
    ),
  ).toBe(false);
});

test('weighted draws follow the weights, and zero never comes', () => {
  const [random, weights] = [seeded('weights'), [1, 0, 5, 2]];
  const counts = drawn(20_000, () => weightedIndex(random, weights), 4);
  expect(counts[1]).toBe(0);
  expect(isUnlikely(fitOf(counts, weights), 5)).toBe(false);
  expect(isUnlikely(fitOf(counts, [1, 0, 5, 3]), 5)).toBe(true);
});

test('nothing can be drawn where all weights are zero', () => {
  expect(() => weightedIndex(seeded(1), [0, 0])).toThrow('all weights are zero');
});
