import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../engine/game.ts';
import { newMatchOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { distinct, endAlike, isWhole, playedLine, TurnScale } from './turns.ts';

const game = await loadGameWithHeuristics('durch-die-wueste');

/** The beginning of a turn in the middle of a random game. */
function middle(): AnyState {
  const s = game.initial(2, newMatchOptions(game.options));
  const random = seeded('middle');
  for (let played = 0, last = CHANCE as number; played < 90 || last === game.actor(s); played++) {
    last = game.actor(s);
    const legal = movesOf(game, s);
    game.apply(s, last === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)]);
  }
  return s;
}

const from = middle();
const seat = game.actor(from);

test('lines are whole turns, no two of which come to the same', () => {
  const lines = new TurnScale(game, from, 'seed', 1 << 12).firstLines(from, seat, 128);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(isWhole(game, line)).toBe(true);
  expect(distinct(lines)).toEqual(lines);
});

test('two camels in either order are one turn', () => {
  const [one] = new TurnScale(game, from, 'seed', 1 << 12)
    .firstLines(from, seat, 64)
    .filter(({ moves }) => moves.length === 2 && game.forbids(from, moves[1]) === undefined);
  const other = playedLine(game, from, seat, one.moves.toReversed());
  expect(endAlike(one, other)).toBe(true);
  expect(distinct([one, other])).toEqual([one]);
});

test('turns are worth more or less, and the same seed says the same', () => {
  const weights = () => {
    const scale = new TurnScale(game, from, 'seed', 1 << 12);
    return scale.firstLines(from, seat, 64).map(line => scale.weigh(line, 64).share);
  };
  expect(weights()).toEqual(weights());
  expect(Math.max(...weights())).toBeGreaterThan(Math.min(...weights()));
});

test('forks begin as the turn does and end otherwise', () => {
  const scale = new TurnScale(game, from, 'seed', 1 << 12);
  const line = scale.firstLines(from, seat, 128).find(({ moves }) => moves.length > 1)!;
  const forks = scale.forks(line, 64);
  expect(forks.length).toBeGreaterThan(1);
  for (const fork of forks) expect(fork.moves[0]).toBe(line.moves[0]);
});

test('a finished game is worth what it brought', () => {
  const s = game.initial(2, newMatchOptions(game.options));
  const random = seeded('end');
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    const legal = movesOf(game, s);
    game.apply(s, actor === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)]);
  }
  const winners = game.winners(s);
  const { share, points } = new TurnScale(game, s, 'seed', 64).weigh({ seat: winners[0], moves: [], states: [s] }, 64);
  expect(share).toBeCloseTo(1 / winners.length);
  expect(points).toBeCloseTo(game.score(s, winners[0]));
});
