import { expect, test } from 'vitest';
import { plotOf } from './soak/plot.ts';
import { trendOf, verdictOn } from './soak/trend.ts';

/** 240 points within two hours: a level, growth per hour, and noise that repeats itself. */
function points(level: number, growth: number, noise: number) {
  return Array.from({ length: 240 }, (_, i) => {
    const at = i / 120;
    return { at, value: level + growth * at + noise * Math.sin(i * 12.9898) };
  });
}

test('a straight line is found in spite of noise, and its interval holds it', () => {
  const trend = trendOf(points(1000, 50, 20))!;
  expect(trend.slope).toBeCloseTo(50, -1);
  expect(trend.low).toBeLessThan(50);
  expect(trend.high).toBeGreaterThan(50);
  expect(trend.mean).toBeCloseTo(1050, -1);
});

test('what stays is flat, what grows is growing, and much noise leaves it open', () => {
  expect(verdictOn(trendOf(points(1000, 0, 20)), 0.05)).toBe('flat');
  expect(verdictOn(trendOf(points(1000, 200, 20)), 0.05)).toBe('growing');
  expect(verdictOn(trendOf(points(1000, 50, 2000)), 0.05)).toBe('not known');
  expect(verdictOn(trendOf(points(1000, 0, 20).slice(0, 10)), 0.05)).toBe('not known');
});

test('nothing is said of less than half an hour', () => {
  expect(verdictOn(trendOf(points(1000, 200, 2).slice(0, 58)), 0.05)).toBe('not known');
  expect(verdictOn(trendOf(points(1000, 200, 2).slice(0, 66)), 0.05)).toBe('growing');
});

test('what becomes less is not growing', () => {
  expect(verdictOn(trendOf(points(1000, -200, 20)), 0.05)).toBe('flat');
});

test('a picture has a panel for each figure, a line through its points and one for the trend', () => {
  const some = points(1000, 50, 20);
  const picture = plotOf([
    { title: 'heap', points: some, trend: trendOf(some)! },
    { title: 'few', points: some.slice(0, 3) },
  ]);
  expect(picture.match(/<polyline/g)).toHaveLength(2);
  expect(picture.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(picture).toContain('>heap<');
  expect(picture).not.toMatch(/NaN|Infinity|undefined/);
});
