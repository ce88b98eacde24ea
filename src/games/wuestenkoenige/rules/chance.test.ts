import { expect, test } from 'vitest';
import { movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, legal } from '../testing/table.ts';
import { wholeDeck } from '../testing/whole-deck.ts';
import { position } from '../text/position.ts';
import type { WuestenkoenigeState } from './state.ts';

/** Every outcome with its weight. */
function weights(s: WuestenkoenigeState): Record<string, number> {
  return Object.fromEntries(movesOf(game, s).map(move => [game.format(s, move), game.weight(s, move)]));
}

/** How often each outcome comes in so many samples. */
function sampled(s: WuestenkoenigeState, times: number): Map<string, number> {
  const random = seeded('samples');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const text = game.format(s, game.sample(s, random));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const fight = after(position('5 p p p p0 p1', { seats: 2 }), 'go d5 - e5', 'attack 1 -');
/** All sand and one storm are left in the deck. */
const discard = wholeDeck().filter((card, i, all) => card !== 'sand' && (card !== 'storm' || all[i + 1] === 'storm'));
const delivery = after(position('1 P01 = p0f', { seats: 2, discard }), 'go c1 f palace');

test('WK-CARD-7: a card is drawn as often as there are cards like it in the deck', () => {
  expect(weights(delivery)).toEqual({ 'draw sand': 7, 'draw storm': 1 });
  const counts = sampled(delivery, 800);
  expect([...counts.keys()].toSorted()).toEqual(['draw sand', 'draw storm']);
  expect(Math.abs((counts.get('draw storm') ?? 0) - 100)).toBeLessThan(30);
});

test('WK-DIE-1 to WK-DIE-6: the die has six sides, all equally likely', () => {
  expect(legal(fight)).toEqual([1, 2, 3, 4, 5, 6].map(pips => `roll ${pips}`));
  expect(new Set(Object.values(weights(fight))).size).toBe(1);
  const counts = sampled(fight, 6000);
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count / 1000 - 1)).toBeLessThan(0.15);
});
