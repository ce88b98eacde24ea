import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, legal, playOn, setUp, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { MoveKind, moveOf } from './encoding.ts';
import { At } from './state.ts';

const open = `
     a  b  c  d  e
  1     W0    W1
     .     .     .
  2     .     .
     .     .     .
  3     B0    B1
     .     .     .
`;

test('DW-TURN-1: a turn is two camels of the same colour', () => {
  const first = after(position(open, { seats: 2 }), 'camel white a1');
  expect(game.actor(first)).toBe(0);
  expect(game.actor(after(first, 'camel white a2'))).toBe(1);
});

test('DW-TURN-1: a turn is two camels of two colours', () => {
  const first = after(position(open, { seats: 2 }), 'camel white a1');
  expect(game.actor(after(first, 'camel blue a3'))).toBe(1);
});

/** Who places the first camels of a game, in order. */
function firstCamels(seats: number, camels: number): number[] {
  const s = playOn(setUp(seats, seeded(seats)), seeded('turns'), now => legal(now)[0].startsWith('camel'));
  const placed: number[] = [];
  playOn(s, seeded('camels'), now => placed.push(game.actor(now)) === camels);
  return placed;
}

test.each([
  { seats: 2, order: '0 1 1 0 0 1 1 0 0' },
  { seats: 3, order: '0 1 2 2 0 0 1 1 2 2' },
  { seats: 4, order: '0 1 2 2 3 3 0 0 1 1 2 2 3 3' },
  { seats: 5, order: '0 1 2 2 3 3 4 4 0 0 1 1 2 2' },
])("DW-TURN-2, the book's special rule: with $seats seats the first camels come from $order", ({ seats, order }) => {
  expect(firstCamels(seats, order.split(' ').length).join(' ')).toBe(order);
});

test.each([2, 5])('DW-TURN-2: with %d seats the turns after the first ones are no longer counted', seats => {
  const over = playOn(setUp(seats, seeded(seats)), seeded('count'));
  expect(over.turn[At.Count]).toBe(seats);
});

test('DW-TURN-3: a seat that can place a camel must, also its second', () => {
  const s = position(open, { seats: 2 });
  expect(whyNot(s, 'pass')).toBe('DW-TURN-3');
  expect(whyNot(after(s, 'camel white a1'), 'pass')).toBe('DW-TURN-3');
});

test('DW-TURN-3: a seat that can place none passes, again and again, while another plays on', () => {
  const chain = `
     a  b  c  d  e  f  g  h
  1     W0    .     .     .
     w0    B1    .     .
`;
  const s = position(chain, { seats: 2 });
  expect(legal(s)).toEqual(['pass']);
  expect(whyNot(s, 'pass')).toBeUndefined();
  const later = after(s, 'pass', 'camel blue d1', 'camel blue e1');
  expect(legal(later)).toEqual(['pass']);
  expect(legal(after(later, 'pass'))).toEqual(['camel blue f1']);
});

test('DW-TURN-4: a seat that is stuck after its first camel passes, and the next one has its whole turn', () => {
  const chain = `
     a  b  c  d  e  f  g  h
  1     W0    .     .     .
     .     B1    .     .
`;
  const stuck = after(position(chain, { seats: 2 }), 'camel white a1');
  expect(game.actor(stuck)).toBe(0);
  expect(legal(stuck)).toEqual(['pass']);
  const next = after(stuck, 'pass', 'camel blue d1');
  expect(game.actor(next)).toBe(1);
  expect(game.actor(after(next, 'camel blue e1'))).toBe(0);
});

test('DW-TURN-4: a pass in the first round is a turn, so the short turns stay with the first two seats', () => {
  const chain = `
     a  b  c  d  e  f  g  h  i  j
  1     W0    .     B2    .     .
     w0    B1    .     .     .
`;
  const s = after(position(chain, { seats: 3, left: 1, round: 'first' }), 'pass');
  expect(game.actor(s)).toBe(1);
  const third = after(s, 'camel blue d1');
  expect(game.actor(third)).toBe(2);
  expect(game.actor(after(third, 'camel blue g1'))).toBe(2);
});

test('a number that stands for no move changes nothing but is refused', () => {
  const s = position(open, { seats: 2 });
  const bytes = copyOf(s);
  expect(() => game.apply(s, moveOf((MoveKind.Pass + 1) as MoveKind, 0, 0))).toThrow('not a move');
  expect(sameBytes(s, bytes)).toBe(true);
});
