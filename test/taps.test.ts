import { expect, test } from 'vitest';
import { CHANCE, type Move, NOBODY, randomMoveOf } from '../src/engine/game.ts';
import { seeded } from '../src/engine/random.ts';
import { quickOrLong } from '../src/engine/testing/samples.ts';
import { type GameId, loadGame } from '../src/games/registry.ts';
import { firstState } from '../src/table/first-state.ts';
import { namelessMatch } from '../src/table/players.ts';
import { type Shown, shortestTaps, shownGame } from './browser/shortest-taps.ts';

/** How many moves of seats in a random match needed how many taps, and those that needed the most. */
function tapsIn(shown: Shown, seed: string, moves: number) {
  const { game } = shown;
  const s = firstState(game, namelessMatch(game, 2));
  const random = seeded(seed);
  const counts: number[] = [];
  const longest = new Map<number, string>();
  let turned = 0;
  for (let made = 0; made < moves && game.actor(s) !== NOBODY; ) {
    const isChance = game.actor(s) === CHANCE;
    const move: Move = isChance ? game.sample(s, random) : randomMoveOf(game)(s, random);
    if (!isChance) {
      const text = game.format(s, move);
      const plan = shortestTaps(shown, s, [text], turned);
      turned = plan.turned;
      counts[plan.taps.length] = (counts[plan.taps.length] ?? 0) + 1;
      longest.set(plan.taps.length, text);
      made++;
    }
    game.apply(s, move);
  }
  return { counts, longest };
}

// A third tap says which of several camels on a field is meant, or names the third of three things: a card, and two fields.
test.each<[GameId, number, number]>([
  ['durch-die-wueste', 2, 1],
  ['wuestensoehne', 2, 1],
  ['wuestenkoenige', 3, 0.95],
  ['nomadi', 2, 1],
])('%s: a move is entered with at most %i taps, and hardly any with more than two', async (id, most, share) => {
  const shown = await shownGame(await loadGame(id));
  const { counts, longest } = tapsIn(shown, `taps ${id}`, quickOrLong(60, 600));
  const all = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  const told = JSON.stringify([counts, ...longest]);
  expect(counts.length - 1, told).toBeLessThanOrEqual(most);
  expect(((counts[1] ?? 0) + (counts[2] ?? 0)) / all, told).toBeGreaterThanOrEqual(share);
});
