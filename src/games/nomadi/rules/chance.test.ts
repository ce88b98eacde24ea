import { expect, test } from 'vitest';
import { type Move, movesOf } from '../../../engine/game.ts';
import { fitOf, isUnlikely } from '../../../engine/laws/chisquare.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, legal, whyNot } from '../testing/table.ts';
import type { NomadiState } from './state.ts';

/** How often chance draws each of these moves. */
function drawn(s: NomadiState, moves: readonly Move[], times: number): number[] {
  const random = seeded('chance');
  const counts = new Map(moves.map(move => [move, 0]));
  for (let i = 0; i < times; i++) {
    const move = game.sample(s, random);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return [...counts.values()];
}

const caravan = `
     a  b  c  d  e
  1  .  ?  ?  ?  .
  2  .  0  1  0  .
  3  .  .  1  .  .
`;

/** In how many orders six dice can fall as these. */
function ordersOf(text: string): number {
  const dice = text.split(' ').slice(1);
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const alike = [...new Set(dice)].map(face => factorial(dice.filter(die => die === face).length));
  return alike.reduce((ways, equal) => ways / equal, factorial(dice.length));
}

test('NO-ROLL-1: six fair dice, none of which minds the others', () => {
  const s = position(caravan, { seats: 2 });
  const counts = drawn(s, movesOf(game, s), 40_000);
  expect(counts).toHaveLength(462);
  expect(isUnlikely(fitOf(counts, legal(s).map(ordersOf)), 5)).toBe(false);
});

test('NO-CARD-4: every card that nobody has seen is equally likely', () => {
  const found = after(position(caravan, { seats: 2, dice: [1, 1, 1] }), '1 d2 c1', 'value 3', '1 b2 b1');
  expect(legal(found)).toEqual(['value -2', 'value -1', 'value 1', 'value 2', 'value 3']);
  expect(isUnlikely(fitOf(drawn(found, movesOf(game, found), 9000), [3, 3, 4, 4, 3]), 5)).toBe(false);
});

test('NO-CARD-4: a value that has been seen as often as there are such cards does not come again', () => {
  const found = after(position(caravan, { seats: 2, dice: [1, 1, 1] }), '1 d2 c1', 'value -2', '1 b2 b1');
  expect(whyNot(found, 'value -2')).toBeUndefined();
  found.pool[0] = 0;
  expect(whyNot(found, 'value -2')).toBe('NO-CARD-4');
  expect(legal(found)).toEqual(['value -1', 'value 1', 'value 2', 'value 3']);
});
