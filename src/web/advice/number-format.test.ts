import { expect, test } from 'vitest';
import { groupedNumber, percent, pointDifference, shareDifference } from './number-format.ts';

test('shares are written as each language does', () => {
  expect(percent(0.624, 'en')).toBe('62%');
  expect(percent(0.624, 'de')).toBe('62\u00a0%');
  expect(percent(0.0123, 'nl', 1)).toBe('1,2%');
  expect(percent(0.02, 'nl', 1)).toBe('2,0%');
});

test('differences have a sign, nothing has none', () => {
  expect(shareDifference(-0.08, 'en')).toBe('−8%');
  expect(shareDifference(0.08, 'en')).toBe('+8%');
  expect(pointDifference(-3.6, 'en')).toBe('−4');
  expect(pointDifference(2.2, 'en')).toBe('+2');
  expect(pointDifference(-0.2, 'en')).toBe('0');
});

test('large numbers are easy to read', () => {
  expect(groupedNumber(24688, 'en')).toBe('24,688');
  expect(groupedNumber(24688, 'de')).toBe('24.688');
});
