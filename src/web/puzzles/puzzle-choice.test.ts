import { expect, test } from 'vitest';
import type { KnownPuzzle } from '../../table/puzzle.ts';
import { countsBy, nextPuzzle, puzzleOfDay, wished } from './puzzle-choice.ts';

function puzzle(id: string, theme: KnownPuzzle['theme'], level: number): KnownPuzzle {
  const best = { moves: ['x'], share: 0.6, points: 9 };
  return { id, game: 'nomadi', seats: 2, options: {}, log: [], best, rivals: [], theme, level };
}

const puzzles = [puzzle('a', 'stop', 3), puzzle('b', 'home', 1), puzzle('c', 'stop', 1), puzzle('d', 'card', 5)];
const none: ReadonlySet<string> = new Set();

test('puzzles are wished for by theme, by difficulty, by both or by neither', () => {
  const ids = (theme: string, level: string) => wished(puzzles, { theme, level }).map(({ id }) => id);
  expect(ids('', '')).toEqual(['a', 'b', 'c', 'd']);
  expect(ids('stop', '')).toEqual(['a', 'c']);
  expect(ids('', '1')).toEqual(['b', 'c']);
  expect(ids('stop', '1')).toEqual(['c']);
});

test('the puzzle of a day is the same for everybody, and not every day the same', () => {
  const days = Array.from({ length: 28 }, (_, i) => `2026-12-${String(i + 1).padStart(2, '0')}`);
  const chosen = days.map(day => puzzleOfDay(puzzles, day)?.id);
  expect(chosen).toEqual(days.map(day => puzzleOfDay(puzzles, day)?.id));
  expect(new Set(chosen).size).toBe(4);
  expect(puzzleOfDay([], '2026-12-01')).toBeUndefined();
});

test('the easy ones come first, what is solved is passed over, and in the end they begin anew', () => {
  expect(nextPuzzle(puzzles, none, undefined)?.id).toBe('b');
  expect(nextPuzzle(puzzles, new Set(['b']), 'b')?.id).toBe('c');
  expect(nextPuzzle(puzzles, new Set(['c']), 'b')?.id).toBe('a');
  expect(nextPuzzle(puzzles, new Set(['a', 'd']), 'd')?.id).toBe('b');
  expect(nextPuzzle(puzzles, new Set(['a', 'b', 'c', 'd']), 'b')?.id).toBe('c');
  expect(nextPuzzle([puzzles[0]], none, 'a')?.id).toBe('a');
  expect(nextPuzzle([], none, undefined)).toBeUndefined();
});

test('kinds are counted: themes by how many there are, levels from the lowest up', () => {
  expect(countsBy(puzzles, 'theme')[0]).toEqual(['stop', 2]);
  expect(countsBy(puzzles, 'level')).toEqual([
    ['1', 2],
    ['3', 1],
    ['5', 1],
  ]);
});
