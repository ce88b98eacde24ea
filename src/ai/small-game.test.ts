import { expect, test } from 'vitest';
import { smallGame, testedGames } from '../games/testing/games.ts';
import { playDuel } from './duel.ts';
import { levelNames } from './levels.ts';

const game = await testedGames.find(({ id }) => id === smallGame)!.load();
const duel = (a: 'master' | 'random' | (typeof levelNames)[number], number: number) =>
  playDuel(game, { game: game.id, seats: 2, seed: 'small', a, b: 'random', number }, () => 0);

test.each(levelNames)('%s plays a game without heuristics, options or chance from its rules alone', level => {
  expect(game.heuristics).toBeUndefined();
  expect(duel(level, 0).moves.a).toBeGreaterThan(3);
});

test('the best level beats random play on either seat', () => {
  expect([0, 1, 2, 3].map(number => duel('master', number).share)).toEqual([1, 1, 1, 1]);
});
