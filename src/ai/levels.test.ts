import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { levelFor, levelNamed, levelNames, levelSettings, plainUct, STAND_IN_LEVEL } from './levels.ts';
import { newSearch, runRollouts, setRoot } from './search.ts';
import { type SticksState, sticks } from './testing/sticks.ts';

const tuning = { rolloutDepth: 0, uctFactor: 0.1 };

test('a level is what it is, unless the game tunes it', () => {
  for (const name of levelNames)
    for (const heuristics of [undefined, { decisiveLead: 3 }, { tuning }])
      expect(levelFor(heuristics, levelSettings[name])).toEqual(levelSettings[name]);
  const tuned = levelNames.map((_, i) => ({ rollouts: 10 + i, temperature: 4 - i }));
  for (const [i, name] of levelNames.entries()) {
    const { settings, budget, temperature } = levelFor({ tuning: { ...tuning, levels: tuned } }, levelSettings[name]);
    expect(settings).toBe(levelSettings[name].settings);
    expect(budget).toEqual({ ...levelSettings[name].budget, rollouts: 10 + i });
    expect(temperature).toBe(4 - i);
  }
});

test('plain UCT takes as much time as a game says', () => {
  expect(levelFor(undefined, plainUct)).toEqual(plainUct);
  expect(levelFor({ tuning }, plainUct)).toEqual({ ...plainUct, budget: { ...plainUct.budget, rollouts: 800 } });
});

/** How many sticks lie there, on average, when a state is evaluated. */
function sticksLeft(rolloutDepth: number): number {
  const seen: number[] = [];
  const evaluate = (s: SticksState) => void seen.push(s.left[0]);
  const game = { ...sticks, heuristics: { tuning: { ...tuning, rolloutDepth }, evaluate } };
  const s = game.initial(2, { sticks: 11 });
  const search = newSearch(game, s, { ...levelSettings.strong.settings, rolloutDepth: 2 }, seeded('sticks'));
  setRoot(search, s, 0);
  runRollouts(search, 12);
  return seen.reduce((sum, left) => sum + left, 0) / seen.length;
}

test('the tuning says how deep rollouts go before a state is evaluated', () => {
  expect(sticksLeft(0)).toBeGreaterThan(sticksLeft(1) + 2);
});

test('a seat without a level, or with one that is not known, is played by the stand-in', () => {
  expect([undefined, 'genius', 'master'].map(levelNamed)).toEqual([STAND_IN_LEVEL, STAND_IN_LEVEL, 'master']);
});
