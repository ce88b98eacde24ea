import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)('%s: the first try at a puzzle is kept, in the order in which they came', async name => {
  const { store } = await on(name);
  const enter = (puzzle: string, person: string, solved: boolean, at: number, game = 'nomadi') =>
    store.puzzles.enter({ game, puzzle, person, solved, at });
  expect(await enter('1-20', 'anna', false, 30)).toBe(true);
  expect(await enter('1-20', 'ben', true, 20)).toBe(true);
  expect(await enter('2-8', 'anna', true, 40)).toBe(true);
  expect(await enter('1-20', 'anna', true, 50, 'wuestensoehne')).toBe(true);
  // Who tries again does not undo it.
  expect(await enter('1-20', 'anna', true, 60)).toBe(false);
  expect(await store.puzzles.countOf('anna')).toBe(3);
  const latest = await store.puzzles.latestOf('nomadi', 9);
  expect(latest).toEqual([
    { game: 'nomadi', puzzle: '1-20', person: 'ben', solved: true, at: 20 },
    { game: 'nomadi', puzzle: '1-20', person: 'anna', solved: false, at: 30 },
    { game: 'nomadi', puzzle: '2-8', person: 'anna', solved: true, at: 40 },
  ]);
  expect(await store.puzzles.latestOf('nomadi', 1)).toEqual(latest.slice(2));
});
