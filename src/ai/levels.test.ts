import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { budgetOf, levelNames, levels, uct } from './levels.ts';
import { begin, run, searchOf } from './search.ts';
import { type SticksState, sticks } from './testing/sticks.ts';

const pace = { playouts: 0.5, horizon: 0, yardstick: 0.1 };

test('a level spends what it has, unless the game has a pace of its own', () => {
  for (const name of levelNames) {
    expect(budgetOf(levels[name], undefined)).toEqual(levels[name].budget);
    expect(budgetOf(levels[name], { swing: 3 })).toEqual(levels[name].budget);
  }
  expect(budgetOf(levels.master, { pace })).toEqual({ ...levels.master.budget, playouts: 4000 });
  expect(budgetOf(uct, { pace })).toEqual({ ...uct.budget, playouts: 800 });
});

/** How many sticks lie there, on average, when a forecast is asked for. */
function sticksLeft(horizon: number): number {
  const seen: number[] = [];
  const forecast = (s: SticksState) => void seen.push(s.left[0]);
  const game = { ...sticks, knowledge: { pace: { ...pace, horizon }, forecast } };
  const s = game.blank(2, { sticks: 11 });
  const search = searchOf(game, s, { ...levels.strong.settings, horizon: 2 }, seeded('sticks'));
  begin(search, s, 0);
  run(search, 12);
  return seen.reduce((sum, left) => sum + left, 0) / seen.length;
}

test('the pace says how far playouts go before a forecast is asked for', () => {
  expect(sticksLeft(0)).toBeGreaterThan(sticksLeft(1) + 2);
});
