import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../../games/registry.ts';
import { type KnownPuzzle, readPuzzles } from '../../table/puzzle.ts';
import { coursesOf, nextInCourse } from './courses.ts';

function puzzle(id: number, theme: KnownPuzzle['theme'], level: number, rival = 0.5): KnownPuzzle {
  const turn = (share: number) => ({ moves: ['x'], share, points: 9 });
  const shared = { game: 'nomadi', seats: 2, options: {}, log: [], theme, level };
  return { ...shared, id: `${id}`, best: turn(0.8), rivals: [turn(rival)] };
}

const puzzles = [
  ...Array.from({ length: 20 }, (_, i) => puzzle(i, 'stop', 1 + (i % 5), 0.7 - i / 100)),
  ...Array.from({ length: 5 }, (_, i) => puzzle(100 + i, 'home', 5 - i)),
  ...Array.from({ length: 4 }, (_, i) => puzzle(200 + i, 'card', 1)),
];

test('a theme with enough puzzles has a course of five to eight, from easy to hard', () => {
  const courses = coursesOf(puzzles);
  expect(courses.map(({ theme }) => theme)).toEqual(['stop', 'home']);
  const [stop, home] = courses;
  expect(stop.puzzles).toHaveLength(8);
  expect(new Set(stop.puzzles).size).toBe(8);
  expect(stop.puzzles.map(({ level }) => level)).toEqual([1, 1, 2, 3, 3, 4, 5, 5]);
  // The clearest of the easiest comes first.
  expect(stop.puzzles[0].id).toBe('15');
  expect(home.puzzles.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  expect(coursesOf(puzzles.toReversed())[0]).toEqual(stop);
});

test('a course goes on behind the puzzle just seen, comes back to what was left out, and ends', () => {
  const [, home] = coursesOf(puzzles);
  const ids = home.puzzles.map(({ id }) => id);
  expect(nextInCourse(home, new Set(), undefined)?.id).toBe(ids[0]);
  expect(nextInCourse(home, new Set([ids[0]]), ids[0])?.id).toBe(ids[1]);
  expect(nextInCourse(home, new Set(ids.slice(1)), ids[4])?.id).toBe(ids[0]);
  expect(nextInCourse(home, new Set(ids), ids[4])).toBeUndefined();
});

test.each(gameIds)('the puzzles of %s make courses wherever a theme has enough of them', id => {
  const all = readPuzzles(id, readFileSync(`src/web/catalogue/puzzle-files/${id}.jsonl`, 'utf8'));
  const themes = new Set(all.map(({ theme }) => theme));
  const large = [...themes].filter(theme => all.filter(each => each.theme === theme).length >= 5);
  const courses = coursesOf(all);
  expect(courses.map(({ theme }) => theme).toSorted()).toEqual(large.toSorted());
  for (const { theme, puzzles: steps } of courses) {
    expect(steps.every(step => step.theme === theme)).toBe(true);
    expect([5, 6, 7, 8]).toContain(new Set(steps).size);
  }
});
