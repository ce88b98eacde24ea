import { expect, test } from 'vitest';
import { NOBODY } from '../game.ts';
import { seeded } from '../random.ts';
import { sameBytes } from '../state.ts';
import { pearls } from '../testing/pearls.ts';
import { everyOption, playEntry, playRandomly, randomOptions, rewind, walkOf } from './walk.ts';

test('a walk goes to the end of the game and keeps the log', () => {
  const walk = walkOf(pearls, 2);
  const entries = playRandomly(walk, seeded(1));
  expect(walk.game.actor(walk.state)).toBe(NOBODY);
  expect(walk.log.length).toBe(entries);
  expect(playEntry(walk, seeded(1))).toBe(false);
  expect(walk.log.length).toBe(entries);
});

test('the log leads from the start to where the walk is', () => {
  const walk = walkOf(pearls, 3);
  playRandomly(walk, seeded(2), 9);
  const again = walk.game.initial(3, walk.options);
  for (const m of walk.log) walk.game.apply(again, m);
  expect(walk.log.length).toBe(9);
  expect(sameBytes(again, walk.state)).toBe(true);
});

test('the same seed walks the same way, another seed another', () => {
  const logOf = (seed: number) => {
    const walk = walkOf(pearls, 3);
    playRandomly(walk, seeded(seed));
    return walk.log;
  };
  expect(logOf(3)).toEqual(logOf(3));
  expect(logOf(3)).not.toEqual(logOf(4));
});

test('a rewound walk stands at the start', () => {
  const walk = walkOf(pearls, 2);
  const { state } = walk;
  playRandomly(walk, seeded(5), 7);
  expect(sameBytes(state, walk.start)).toBe(false);
  rewind(walk);
  expect(walk.log).toEqual([]);
  expect(walk.state).toBe(state);
  expect(sameBytes(state, walk.start)).toBe(true);
});

test('a walk stops where a game is stuck, or longer than it may be', () => {
  const stuck = walkOf({ ...pearls, actor: () => 0, moves: (_, out) => void (out.length = 0) }, 2);
  expect(playRandomly(stuck, seeded(6))).toBe(0);
  expect(playRandomly(walkOf({ ...pearls, maxEntries: 5 }, 2), seeded(6), 100)).toBe(5);
});

test('every value of every option occurs, also leaving out what has no default', () => {
  const sets = everyOption(pearls.options);
  expect(new Set(sets.map(({ rounds }) => rounds))).toEqual(new Set([1, 2, 3]));
  expect(new Set(sets.map(({ tied }) => tied))).toEqual(new Set([undefined, 'nobody', 'all']));
});

test('a game without options has one set of them', () => {
  expect(everyOption([])).toEqual([{}]);
});

test('random options are options, and all of them turn up', () => {
  const random = seeded(7);
  const sets = Array.from({ length: 100 }, () => JSON.stringify(randomOptions(pearls.options, random)));
  expect(new Set(sets).size).toBe(9);
});
