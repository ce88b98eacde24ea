import { expect, test } from 'vitest';
import { fitOf, isUnlikely } from './chisquare.ts';

test('what is exactly as expected fits perfectly', () => {
  expect(fitOf([20, 40, 60], [1, 2, 3])).toEqual({ statistic: 0, freedom: 2 });
});

test('the statistic sums squared deviations over expectations', () => {
  expect(fitOf([30, 20], [1, 1])).toEqual({ statistic: 2, freedom: 1 });
});

test('sparse outcomes are pooled, impossible ones left out', () => {
  expect(fitOf([96, 2, 2, 0], [96, 2, 2, 0]).freedom).toBe(1);
  expect(fitOf([50, 50, 0], [1, 1, 0]).freedom).toBe(1);
});

// Quantiles of the chi-square distribution from printed tables, one and three standard deviations up (p = 0.1587, 0.00135).
test.each([
  [1, 1, 1.986],
  [1, 3, 10.27],
  [10, 1, 14.3],
  [10, 3, 28.78],
  [100, 3, 147.4],
])('with freedom %i, %i deviations are reached near %f', (freedom, deviations, quantile) => {
  expect(isUnlikely({ statistic: quantile * 0.97, freedom }, deviations)).toBe(false);
  expect(isUnlikely({ statistic: quantile * 1.03, freedom }, deviations)).toBe(true);
});

test('a single outcome can not be unlikely', () => {
  expect(isUnlikely(fitOf([100], [7]), 1)).toBe(false);
});
