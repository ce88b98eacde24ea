import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { levelFor, levelNames, levelSettings, plainUct } from './levels.ts';
import { newSearch, runRollouts, setRoot } from './search.ts';
import { type SticksState, sticks } from './testing/sticks.ts';

const pace = { rolloutDepth: 0, uctFactor: 0.1 };

test('a level is what it is, unless the game has a ladder of its own', () => {
  for (const name of levelNames)
    for (const knowledge of [undefined, { decisiveLead: 3 }, { tuning: pace }])
      expect(levelFor(knowledge, levelSettings[name])).toEqual(levelSettings[name]);
  const ladder = levelNames.map((_, i) => ({ rollouts: 10 + i, temperature: 4 - i }));
  for (const [i, name] of levelNames.entries()) {
    const { settings, budget, temperature } = levelFor({ tuning: { ...pace, levels: ladder } }, levelSettings[name]);
    expect(settings).toBe(levelSettings[name].settings);
    expect(budget).toEqual({ rollouts: 10 + i, milliseconds: levelSettings[name].budget.milliseconds });
    expect(temperature).toBe(4 - i);
  }
});

test('the yardstick takes as much time as a game says', () => {
  expect(levelFor(undefined, plainUct)).toEqual(plainUct);
  expect(levelFor({ tuning: pace }, plainUct)).toEqual({ ...plainUct, budget: { ...plainUct.budget, rollouts: 800 } });
});

/** How many sticks lie there, on average, when a forecast is asked for. */
function sticksLeft(horizon: number): number {
  const seen: number[] = [];
  const forecast = (s: SticksState) => void seen.push(s.left[0]);
  const game = { ...sticks, knowledge: { pace: { ...pace, horizon }, forecast } };
  const s = game.initial(2, { sticks: 11 });
  const search = newSearch(game, s, { ...levelSettings.strong.settings, rolloutDepth: 2 }, seeded('sticks'));
  setRoot(search, s, 0);
  runRollouts(search, 12);
  return seen.reduce((sum, left) => sum + left, 0) / seen.length;
}

test('the pace says how far rollouts go before a forecast is asked for', () => {
  expect(sticksLeft(0)).toBeGreaterThan(sticksLeft(1) + 2);
});
