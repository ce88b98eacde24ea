import { expect, test } from 'vitest';
import { rowAfter } from './one-stop.ts';

test.each([
  ['ArrowUp', 3, 2],
  ['ArrowDown', 3, 4],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 29, 29],
  ['PageUp', 12, 2],
  ['PageUp', 3, 0],
  ['PageDown', 25, 29],
  ['Home', 17, 0],
  ['End', 17, 29],
  ['ArrowLeft', 3, undefined],
  ['Enter', 3, undefined],
])('%s leads from row %i of thirty to %s', (key, at, to) => {
  expect(rowAfter(key, at, 30)).toBe(to);
});
