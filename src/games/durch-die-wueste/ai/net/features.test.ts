import { expect, test } from 'vitest';
import { randomMoveOf } from '../../../../engine/game.ts';
import type { NetInput } from '../../../../engine/net.ts';
import { seeded } from '../../../../engine/random.ts';
import { game } from '../../game.ts';
import type { DurchDieWuesteState } from '../../rules/state.ts';
import { show } from './features.ts';
import { net } from './net.ts';

/**
 * Sums over all that the net is shown in whole games of random moves, as training/durch-die-wueste/features.hpp shows it: its
 * `check.sh` compares the two number by number. When these change, the weights mean nothing any more.
 */
const SUMS: Readonly<Record<number, number>> = {
  2: 3782267037,
  3: 1843216232,
  4: 3569135651,
  5: 915787455,
};

const input: NetInput = {
  index: new Int16Array(640),
  value: new Uint8Array(640),
  count: 0,
  globals: new Uint8Array(112),
};

function add(sum: number, s: DurchDieWuesteState): number {
  show(s, input);
  let next = sum;
  for (let i = 0; i < input.count; i++)
    next = Math.imul(Math.imul(next ^ input.index[i], 16777619) ^ input.value[i], 16777619);
  for (const number of input.globals) next = Math.imul(next ^ number, 16777619);
  return next >>> 0;
}

test.each([2, 3, 4, 5])('the net is shown what it was trained on, with %i seats', seats => {
  const random = seeded(`features ${seats}`);
  const s = game.initial(seats, { chips: 'open' });
  let sum = 2166136261;
  while (game.winners(s).length === 0) {
    const chance = game.actor(s) < 0;
    if (!chance) sum = add(sum, s);
    game.apply(s, chance ? game.sample(s, random) : randomMoveOf(game)(s, random));
  }
  expect(sum).toBe(SUMS[seats]);
});

test('every legal move but passing has a place of its own in the answer', () => {
  const s = game.initial(2, { chips: 'open' });
  const random = seeded('places');
  for (let i = 0; i < 60; i++)
    game.apply(s, game.actor(s) < 0 ? game.sample(s, random) : randomMoveOf(game)(s, random));
  const legal = { items: new Int32Array(2048), length: 0 };
  game.moves(s, legal);
  const places = Array.from(legal.items.subarray(0, legal.length), move => net.answerOf(s, move));
  expect(new Set(places).size).toBe(legal.length);
});
