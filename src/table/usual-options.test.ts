import { expect, test } from 'vitest';
import { coversPoints, optionsAmong, usualOptions } from './usual-options.ts';

const covered = [
  { name: 'chips', values: ['down', 'open'], default: 'down', faceDown: 'down' },
  { name: 'length', values: ['short', 'long'], default: 'long' },
] as const;

test('against bots alone nothing lies face down, among people it is as the game has it', () => {
  expect(usualOptions(covered, true)).toEqual({ chips: 'open', length: 'long' });
  expect(usualOptions(covered, false)).toEqual({ chips: 'down', length: 'long' });
});

test('what was as usual follows the players, what somebody chose stays', () => {
  const people = { before: true, now: false };
  expect(optionsAmong(covered, { chips: 'open', length: 'short' }, people)).toEqual({ chips: 'down', length: 'short' });
  expect(optionsAmong(covered, { chips: 'down', length: 'long' }, people)).toEqual({ chips: 'down', length: 'long' });
  expect(optionsAmong(covered, { chips: 'down', length: 'long' }, { before: false, now: true }).chips).toBe('open');
});

test('only the covering value covers points', () => {
  expect(coversPoints(covered, { chips: 'down' })).toBe(true);
  expect(coversPoints(covered, { chips: 'open' })).toBe(false);
  expect(coversPoints([], {})).toBe(false);
});

test('what has a usual value of its own is as usual, among people as against bots', () => {
  const edited = [...covered, { name: 'edition', values: [1, 2], default: 1, usual: 2 }];
  expect(usualOptions(edited, true)).toEqual({ chips: 'open', length: 'long', edition: 2 });
  expect(usualOptions(edited, false).edition).toBe(2);
});
