import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Command } from '../table/match.ts';
import { limits } from './limits.ts';
import { readRequest, requestSchema } from './requests.ts';

const play = { type: 'play', id: 'q1', match: 'oasis1', seat: 0, base: 12, moves: ['lime d4'] };

/** Values on both sides of every border. */
const odd = fc.oneof(
  fc.constantFrom(undefined, true, {}, [], '', 'play', 'q-1_', 'é', 'abcde', 'abcdef', 'ABCDEF', 'a\n'),
  fc.constantFrom(-1, -0, 0, 0.5, 4, 5, 100_000, 100_001, 1e300),
  fc.constantFrom('a'.repeat(24), 'a'.repeat(25), 'a'.repeat(40), 'a'.repeat(41)),
  fc.constantFrom([1], [''], [[]], ['x'.repeat(limits.move)], ['x'.repeat(limits.move + 1)]),
  fc.constantFrom(limits.moves, limits.moves + 1).map(length => Array.from({ length }, () => 'd4')),
);
const key = fc.constantFrom(...Object.keys(play), 'from', 'move', 'constructor');
const changes = fc.array(fc.tuple(key, odd), { maxLength: 2 });

test('moves that are recognised by hand are exactly those that the schema takes', () => {
  let taken = 0;
  const property = fc.property(changes, changed => {
    const text = JSON.stringify({ ...play, ...Object.fromEntries(changed) });
    const read = readRequest(text);
    const { success, output } = v.safeParse(requestSchema, JSON.parse(text));
    expect('wrong' in read ? 'wrong' : read).toEqual(success ? output : 'wrong');
    if (success) taken++;
  });
  fc.assert(property, { numRuns: 2000, seed: 8 });
  // Both answers have to come up for this to say anything.
  expect(taken).toBeGreaterThan(200);
  expect(taken).toBeLessThan(1800);
});

test('what a newer page has added to a request is passed over, whatever its name', () => {
  for (const name of ['__proto__', 'extra']) {
    const text = `${JSON.stringify(play).slice(0, -1)},"${name}":{}}`;
    const read = readRequest(text);
    expect(read).toEqual(play);
    expect(Object.keys(read)).toEqual(Object.keys(play));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  }
});

test.each<Command>([
  { type: 'play', id: 'c1', seat: 1, base: 3, moves: ['lime d4', 'pass'] },
  { type: 'aside', id: 'c2', seat: 1, base: 3, move: 'give 1' },
  { type: 'resign', id: 'c3', seat: 1, base: 3 },
])('a command travels as it is: $type', command => {
  const sent = { ...command, match: 'oasis1' };
  expect(readRequest(JSON.stringify(sent))).toEqual(sent);
});
