import { expect, test } from 'vitest';
import { CHANCE, type Game, type Move, movesOf, NOBODY, wonPoints } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf, sameBytes } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import { effectsBetween, effectsOf, outlookOf } from './effect.ts';

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

test('the effects of all moves add up to what is won, and no prize of the end is among them', async () => {
  const game = await loadGame('durch-die-wueste');
  const totals = [0, 0, 0];
  let last: AnyState | undefined;
  walk(game, (s, move) => {
    for (const { seat, gains } of effectsOf(game, s, move)) {
      expect(Object.keys(gains)).not.toContain('caravans');
      totals[seat] += Object.values(gains).reduce((sum, points) => sum + points, 0);
    }
    last = copyOf(s);
    game.apply(last, move);
  });
  expect(totals).toEqual([0, 1, 2].map(seat => wonPoints(game, last!, seat)));
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

test('a first rider is ahead in nothing; the camel behind it is, until others draw level', async () => {
  const game = await loadGame('durch-die-wueste');
  const s = game.initial(3, readOptions(game.options));
  const random = seeded('riders');
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
  const seen: number[] = [];
  while (movesOf(game, s).some(move => game.format(s, move).startsWith('rider'))) {
    const [move] = movesOf(game, s);
    expect(effectsOf(game, s, move)).toEqual([]);
    expect(outlookOf(game, s, move, game.actor(s))).toEqual({ gains: {}, leads: [] });
    game.apply(s, move);
  }
  while (game.actor(s) !== NOBODY && seen.length < 2) {
    const seat = game.actor(s);
    const [move] = movesOf(game, s);
    const { leads } = outlookOf(game, s, move, seat);
    seen.push(...leads.map(({ points }) => points));
    for (const { key, shared, points } of leads)
      expect({ key, points }).toEqual({ key: 'caravan', points: shared ? 5 : 10 });
    game.apply(s, move);
  }
  expect(seen).toContain(10);
});

test('where prices are settled at the end, a move is told by what it would be worth now', async () => {
  const game = await loadGame('wuestensoehne');
  const worths: number[] = [];
  walk(game, (s, move) => {
    expect(effectsOf(game, s, move)).toEqual([]);
    worths.push(...Object.values(outlookOf(game, s, move, game.actor(s)).gains));
  });
  expect(Math.max(...worths)).toBeGreaterThan(0);
});

test('dice that are lost for sure are told with the step that leads there, though a card is turned over first', async () => {
  const game = await loadGame('nomadi');
  const dice = (state: AnyState) => [0, 1, 2].reduce((sum, seat) => sum + (game.breakdown(state, seat).dice ?? 0), 0);
  let [announced, paid, behindCards] = [0, 0, 0];
  for (const seed of Array.from({ length: 12 }, (_, i) => `lost ${i}`)) {
    const random = seeded(seed);
    const s = game.initial(3, readOptions(game.options));
    while (game.actor(s) !== NOBODY) {
      const legal = movesOf(game, s);
      const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
      const [before, text] = [copyOf(s), game.format(s, move)];
      game.apply(s, move);
      // Of a second roll without any use nothing could be foretold.
      if (!text.startsWith('roll')) paid += dice(s) - dice(before);
      if (!/^[1-6] /.test(text)) continue;
      const told = effectsOf(game, before, move).reduce((sum, { gains }) => sum + (gains.dice ?? 0), 0);
      announced += told;
      if (told < 0 && dice(s) === dice(before)) behindCards++;
    }
  }
  expect(behindCards).toBeGreaterThan(0);
  expect(announced).toBe(paid);
});
