import { expect, test } from 'vitest';
import { usualSeats, watchedSeats } from './seat-counts.ts';

test('three play a usual game and four a watched one, or as near to that as can be', () => {
  expect([2, 3, 4, 5].map(most => usualSeats([2, 3, 4, 5].slice(0, most - 1)))).toEqual([2, 3, 3, 3]);
  expect([2, 3, 4, 5].map(most => watchedSeats([2, 3, 4, 5].slice(0, most - 1)))).toEqual([2, 3, 4, 4]);
  expect([usualSeats([2]), usualSeats([2, 4]), usualSeats([5])]).toEqual([2, 4, 5]);
  expect([watchedSeats([2]), watchedSeats([2, 3]), watchedSeats([5])]).toEqual([2, 3, 5]);
});
