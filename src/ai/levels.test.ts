import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { levelIn, levelNames, levels, uct } from './levels.ts';
import { begin, run, searchOf } from './search.ts';
import { type SticksState, sticks } from './testing/sticks.ts';

const pace = { horizon: 0, yardstick: 0.1 };

test('a level is what it is, unless the game has a ladder of its own', () => {
  for (const name of levelNames)
    for (const knowledge of [undefined, { swing: 3 }, { pace }])
      expect(levelIn(knowledge, levels[name])).toEqual(levels[name]);
  const ladder = levelNames.map((_, i) => ({ playouts: 10 + i, temperature: 4 - i }));
  for (const [i, name] of levelNames.entries()) {
    const { settings, budget, temperature } = levelIn({ pace: { ...pace, ladder } }, levels[name]);
    expect(settings).toBe(levels[name].settings);
    expect(budget).toEqual({ playouts: 10 + i, milliseconds: levels[name].budget.milliseconds });
    expect(temperature).toBe(4 - i);
  }
});

test('the yardstick takes as much time as a game says', () => {
  expect(levelIn(undefined, uct)).toEqual(uct);
  expect(levelIn({ pace }, uct)).toEqual({ ...uct, budget: { ...uct.budget, playouts: 800 } });
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
