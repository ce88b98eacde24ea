import { expect, test } from 'vitest';
import { CHANCE, type Game, moveList, NOBODY } from '../engine/game.ts';
import type { Policy } from '../engine/logs/transcript.ts';
import { readOptions } from '../engine/options.ts';
import { type Random, seeded } from '../engine/random.ts';
import { copyInto, sameBytes } from '../engine/state.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { greedy, policies } from './policies.ts';

const desert = await loadGameWithHeuristics('durch-die-wueste');

function play(game: Game, seats: readonly Policy[], random: Random) {
  const s = game.initial(seats.length, readOptions(game.options));
  const before = s.blankCopy();
  const legal = moveList();
  while (game.actor(s) !== NOBODY) {
    const actor = game.actor(s);
    game.moves(s, legal);
    copyInto(before, s);
    const move = actor === CHANCE ? game.sample(s, random) : seats[actor](game, s, legal, random);
    expect(legal.items.subarray(0, legal.length).includes(move)).toBe(true);
    expect(sameBytes(s, before)).toBe(true);
    game.apply(s, move);
  }
  return s;
}

test('greedy wins nearly every game against random play, on either seat', () => {
  let won = 0;
  for (let i = 0; i < 20; i++) {
    const seats = i % 2 === 0 ? [greedy, policies.random] : [policies.random, greedy];
    const s = play(desert, seats, seeded(`greedy ${i}`));
    if (desert.winners(s).includes(i % 2)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test('greedy takes any of the equally good moves', () => {
  const s = desert.initial(2, readOptions(desert.options));
  const random = seeded('start');
  while (desert.actor(s) === CHANCE) desert.apply(s, desert.sample(s, random));
  const legal = moveList();
  desert.moves(s, legal);
  const chosen = new Set(Array.from({ length: 50 }, () => greedy(desert, s, legal, random)));
  expect(chosen.size).toBeGreaterThan(20);
});

test('hunch plays as rollouts do, and anything where the game has no rollout moves', () => {
  const s = desert.initial(2, readOptions(desert.options));
  const random = seeded('hunch');
  while (desert.actor(s) === CHANCE) desert.apply(s, desert.sample(s, random));
  const legal = moveList();
  desert.moves(s, legal);
  const silent = { ...desert, knowledge: {} };
  for (const game of [desert, silent])
    expect(legal.items.subarray(0, legal.length)).toContain(policies.hunch(game, s, legal, random));
});
