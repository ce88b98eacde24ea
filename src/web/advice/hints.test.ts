import { expect, test } from 'vitest';
import type { MoveAdvice } from '../../ai/messages.ts';
import { areAlike, everyHint, type Hint, hintsFrom, reordered, updated } from './hints.ts';

function advice(move: string, visits: number, share: number, settled = false): MoveAdvice {
  return { move, visits, share, points: [10, 20], proven: settled };
}

function hints(...shares: readonly (readonly [move: string, share: number])[]): readonly Hint[] {
  return shares.map(([move, share]) => ({ move, line: [move], share, points: 0, sure: false }));
}

const movesIn = (list: readonly Hint[]) => list.map(({ move }) => move);

test('a hint is one of the four moves that were looked at most, the better ones first', () => {
  const found = [advice('a', 100, 0.5), advice('b', 90, 0.6), advice('c', 50, 0.4), advice('d', 30, 0.45)];
  expect(movesIn(hintsFrom([...found, advice('e', 20, 0.1)], 1))).toEqual(['b', 'a', 'd', 'c']);
  expect(hintsFrom(found, 1)[0]).toEqual({ move: 'b', line: ['b'], share: 0.6, points: 20, sure: false });
  expect(hintsFrom([], 0)).toEqual([]);
});

test('a move that was hardly looked at is told only where its figures put it last, unless it is known for sure', () => {
  const best = advice('a', 100, 0.5);
  expect(movesIn(hintsFrom([best, advice('b', 3, 0.9)], 0))).toEqual(['a']);
  expect(movesIn(hintsFrom([best, advice('b', 3, 0.4)], 0))).toEqual(['a', 'b']);
  expect(movesIn(hintsFrom([best, advice('b', 3, 1, true)], 0))).toEqual(['b', 'a']);
});

test('shares never rise from one row to the next', () => {
  const found = [52, 48, 9, 8, 5].map((visits, i) => advice(`m${i}`, visits, 0.5 + i / 100));
  const shares = hintsFrom(found, 0).map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.length).toBeGreaterThan(1);
});

test('of lines that come to the same the better one is told', () => {
  const found = [advice('a b', 100, 0.5), advice('b a', 90, 0.6), advice('c d', 50, 0.4)];
  const sorted = ({ move }: Hint) => [...move].sort().join('');
  expect(movesIn(hintsFrom(found, 0, (one, other) => sorted(one) === sorted(other)))).toEqual(['b a', 'c d']);
});

test('rows keep their places as long as the differences are small', () => {
  const shown = hints(['a', 0.5], ['b', 0.49], ['c', 0.4]);
  expect(movesIn(reordered(shown, hints(['b', 0.5], ['a', 0.49], ['c', 0.4])))).toEqual(['a', 'b', 'c']);
  expect(movesIn(reordered(shown, hints(['b', 0.55], ['a', 0.49], ['c', 0.4])))).toEqual(['b', 'a', 'c']);
});

test('a row that is no longer among the best gives way to the one that came', () => {
  const shown = hints(['a', 0.5], ['b', 0.49], ['c', 0.4]);
  const calm = reordered(shown, hints(['a', 0.51], ['d', 0.48], ['c', 0.44]));
  expect(movesIn(calm)).toEqual(['a', 'd', 'c']);
  expect(calm[0]?.share).toBe(0.51);
});

test('under somebody’s hand only figures change', () => {
  const held = updated(hints(['a', 0.5], ['b', 0.4]), hints(['c', 0.9], ['b', 0.8]));
  expect(held).toEqual(hints(['a', 0.5], ['b', 0.8]));
});

test('moves are alike where all shares are about the same, and none is known for sure', () => {
  expect(areAlike(hints(['a', 0.333], ['b', 0.334], ['c', 0.329]))).toBe(true);
  expect(areAlike(hints(['a', 0.333], ['b', 0.334], ['c', 0.31]))).toBe(false);
  expect(areAlike(hints(['a', 0.333]))).toBe(false);
  expect(areAlike([])).toBe(false);
  expect(areAlike([...hints(['a', 1]), { ...hints(['b', 1])[0], sure: true }])).toBe(false);
});

test('a row under somebody’s hand learns how its turn goes on, also where it is no longer among the best', () => {
  const told = ['a', 'b', 'c', 'd', 'e'].map((move, i) => ({
    ...advice(move, 100 - i, 0.9 - i / 10),
    line: [move, 'x'],
  }));
  expect(movesIn(hintsFrom(told, 0))).not.toContain('e');
  expect(updated(hints(['e', 0.9]), everyHint(told, 0))).toMatchObject([{ move: 'e', line: ['e', 'x'] }]);
});
