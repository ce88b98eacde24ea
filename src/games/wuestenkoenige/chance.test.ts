import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { deck } from './deck.ts';
import { game } from './game.ts';
import { position } from './position.ts';
import type { KingsState } from './state.ts';
import { after, legal } from './testing/table.ts';

/** Every outcome with its weight. */
function weights(s: KingsState): Record<string, number> {
  return Object.fromEntries(movesOf(game, s).map(move => [game.format(s, move), game.weight(s, move)]));
}

/** How often each outcome comes in so many samples. */
function sampled(s: KingsState, times: number): Map<string, number> {
  const random = seeded('samples');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const text = game.format(s, game.sample(s, random));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const fight = after(position('5 p p p p0 p1', { seats: 2 }), 'go d5 - e5', 'attack 1 -');
const delivery = after(
  position('1 P01 = p0f', { seats: 2, hands: [['sand', 'sand'], ['plague']], discard: ['plague', 'plague'] }),
  'go c1 f palace',
);

test('WK-CARD-7: a card is drawn as often as there are cards like it in the deck', () => {
  const left = { ...Object.fromEntries(deck.map(({ id, count }) => [`draw ${id}`, count as number])), 'draw sand': 5 };
  const { 'draw plague': none, ...expected } = left as Record<string, number>;
  expect(none).toBe(3);
  expect(weights(delivery)).toEqual(expected);
});

test('WK-CARD-7: chance follows these weights', () => {
  const counts = sampled(delivery, 4500);
  const off = Object.entries(weights(delivery)).map(([text, weight]) => (counts.get(text) ?? 0) / (100 * weight));
  for (const share of off) expect(Math.abs(share - 1)).toBeLessThan(0.25);
});

test('WK-DIE-1 to WK-DIE-6: the die has six sides, all equally likely', () => {
  expect(legal(fight)).toEqual([1, 2, 3, 4, 5, 6].map(pips => `roll ${pips}`));
  expect(new Set(Object.values(weights(fight))).size).toBe(1);
  const counts = sampled(fight, 6000);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count / 1000 - 1)).toBeLessThan(0.15);
});
