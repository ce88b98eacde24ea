import { expect, test } from 'vitest';
import { CHANCE, type Game, type Move, movesOf, NOBODY } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf, sameBytes } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import { effectsBetween, effectsOf } from './effect.ts';

/** Plays at random and shows every move of a seat before it is made. */
function walk(game: Game, seen: (s: AnyState, move: Move) => void): void {
  const random = seeded('effects');
  const s = game.initial(3, readOptions(game.options));
  while (game.actor(s) !== NOBODY) {
    const legal = movesOf(game, s);
    const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
    if (game.actor(s) !== CHANCE) seen(s, move);
    game.apply(s, move);
  }
}

test('the effects of all moves add up to the scores', async () => {
  const game = await loadGame('durch-die-wueste');
  const totals = [0, 0, 0];
  let last: AnyState | undefined;
  walk(game, (s, move) => {
    for (const { seat, gains } of effectsOf(game, s, move))
      totals[seat] += Object.values(gains).reduce((sum, points) => sum + points, 0);
    last = copyOf(s);
    game.apply(last, move);
  });
  expect(totals).toEqual([0, 1, 2].map(seat => game.score(last!, seat)));
  expect(Math.min(...totals)).toBeGreaterThan(0);
});

test('looking ahead changes nothing, and seats that gain nothing are left out', async () => {
  const game = await loadGame('durch-die-wueste');
  walk(game, (s, move) => {
    const before = copyOf(s);
    const effects = effectsOf(game, s, move);
    expect(sameBytes(s, before)).toBe(true);
    for (const { gains } of effects) expect(Object.values(gains)).not.toContain(0);
  });
});

test('a position has no effect on itself', async () => {
  const game = await loadGame('durch-die-wueste');
  const s = game.initial(2, readOptions(game.options));
  expect(effectsBetween(game, s, copyOf(s))).toEqual([]);
});
