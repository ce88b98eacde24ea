import { expect, test } from 'vitest';
import { shakeBetween } from './shaking.ts';

const waiting = { mine: false, refused: false };
const mine = { mine: true, refused: false };
const refused = { mine: true, refused: true };

test('a turn shakes the device of somebody who has not touched it for a while', () => {
  expect(shakeBetween(waiting, mine, 20_000)).toBe('turn');
  expect(shakeBetween(waiting, mine, 500)).toBeUndefined();
  expect(shakeBetween(mine, mine, 20_000)).toBeUndefined();
  expect(shakeBetween(mine, waiting, 20_000)).toBeUndefined();
});

test('a refusal shakes at once, and once', () => {
  expect(shakeBetween(mine, refused, 10)).toBe('refusal');
  expect(shakeBetween(refused, refused, 10)).toBeUndefined();
  expect(shakeBetween(refused, mine, 10)).toBeUndefined();
});
