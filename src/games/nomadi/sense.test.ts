import { expect, test } from 'vitest';
import { game } from './game.ts';
import type { NomadiState } from './rules/state.ts';
import { sense } from './sense.ts';
import { position } from './testing/positions.ts';

/** What is counted while these moves are played. */
function counted(s: NomadiState, ...moves: readonly string[]) {
  const counter = sense(s);
  for (const text of moves) {
    const move = game.parse(s, text);
    counter.before?.(s, game.actor(s), move);
    game.apply(s, move);
  }
  return counter.end(s);
}

const door = `
     a  b  c  d
  1  ?  0  .  .
  2  1  1  .  .
  3  .  .  .  .
`;

test('offers are counted by their answer, by where the card lay and by what it was', () => {
  const taken = counted(position(door, { seats: 2, dice: [1] }), '1 b2 a1', 'value 3', 'offer good', 'take', 'value 3');
  expect(taken.counts).toMatchObject({
    'what became of offered cards': ['taken'],
    'good cards of the desert taken': 1,
    'foreign stones moved': 1,
    'cards found': 1,
    'dice not used': 0,
  });
  expect(taken.habits).toMatchObject({ taken: [0, 1], left: [0, 0], own: [0, 0], foreign: [1, 0], wasted: [0, 0] });
  const left = counted(position(door, { seats: 2, dice: [1] }), '1 b2 a1', 'value -2', 'offer good', 'leave');
  expect(left.counts).toMatchObject({ 'what became of offered cards': ['left'], 'bad cards of the desert left': 1 });
});

test('a card kept is no offer, and deals are counted by what they were about', () => {
  const own = counted(position(door, { seats: 2, dice: [1] }), '1 b1 a1', 'value 3');
  expect(own.counts).toMatchObject({ 'cards kept without an offer': 1, 'own stones moved': 1 });
  const sold = counted(
    position(door, { seats: 2, trade: 'bind' }),
    'roll 1 1 1 1 1 1',
    'want 1 b2 c1',
    'pay 2',
    'accept seat1',
  );
  expect(sold.counts).toMatchObject({ 'steps wanted': 1, 'steps sold': 1 });
  expect(sold.counts).not.toHaveProperty('cards bought');
});
