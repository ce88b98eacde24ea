import { expect, test } from 'vitest';
import { CHANCE, movesOf } from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { chooseMove, searchThrough } from './advice.ts';
import { isBotName } from './bot.ts';
import { levelFor, levelSettings, masterWith } from './levels.ts';
import { newSearch, setRoot } from './search.ts';

test('a search that ends once nothing can change any more finds the same move with fewer rollouts', async () => {
  const game = await loadGameWithHeuristics('durch-die-wueste');
  const { settings, temperature } = levelSettings.master;
  const budget = { rollouts: 400, milliseconds: Number.POSITIVE_INFINITY };
  const random = seeded('positions');
  const s = game.initial(2, { chips: 'down' });
  const used = { all: 0, settled: 0 };
  for (let ply = 0; ply < 60; ply++) {
    while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
    const found = [budget, { ...budget, settles: true } as const].map(each => {
      const search = newSearch(game, s, settings, seeded(ply));
      setRoot(search, s, game.actor(s));
      const rollouts = searchThrough(search, each, () => 0);
      used[each === budget ? 'all' : 'settled'] += rollouts;
      return chooseMove(search, { temperature }, seeded(ply));
    });
    expect(found[1]).toBe(found[0]);
    const moves = movesOf(game, s);
    game.apply(s, moves[random.below(moves.length)]);
  }
  expect(used.settled).toBeLessThan(used.all * 0.95);
});

test('master is asked for with another number of rollouts by name, in every game', () => {
  expect(['master', 'master@80000', 'master@0', 'master@', 'fair@9', 'master@1e3'].map(isBotName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const tuned = Array.from({ length: 5 }, () => ({ rollouts: 7, temperature: 0 }));
  const heuristics = { tuning: { levels: tuned, rolloutDepth: 0, uctFactor: 1 } };
  expect(levelFor(heuristics, levelSettings.master).budget.rollouts).toBe(7);
  expect(levelFor(heuristics, masterWith(80_000)).budget).toMatchObject({ rollouts: 80_000, settles: true });
});
