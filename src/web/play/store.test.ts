import { expect, test } from 'vitest';
import type { Entry } from '../../table/match.ts';
import { continues } from './store.ts';

const log = (...moves: string[]): Entry[] => moves.map((move, seq) => ({ seq, actor: 0, move }));

test('a log goes on from its own beginning, and from nothing else', () => {
  expect(continues([], log('a'))).toBe(true);
  expect(continues(log('a', 'b'), log('a', 'b'))).toBe(true);
  expect(continues(log('a', 'b'), log('a', 'b', 'c'))).toBe(true);
  expect(continues(log('a', 'b'), log('a'))).toBe(false);
  expect(continues(log('a', 'b'), log('a', 'x', 'c'))).toBe(false);
});
