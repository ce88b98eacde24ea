import { expect, test } from 'vitest';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import { position } from '../../text/position.ts';
import { cardsOf, coinsOf, faceDown } from './coffers.ts';

const drawing = `
     a b c d e
  1  . . . . .
  2  . 0 1 ? .
  3  . . 0 . .
`;

test('talers are changed into fives as far as they go', () => {
  expect([0, 4, 5, 13, 27].map(coinsOf)).toEqual([0, 4, 1, 5, 7]);
});

test('NO-TALERS-1: others see coins, and a debt as it is', () => {
  const s = position(drawing, { seats: 2, dice: [2], talers: [13, -2] });
  expect(faceDown(s, 0, { talers: 'down' })).toEqual({ talers: 5, cards: 0 });
  expect(faceDown(s, 1, { talers: 'down' })).toEqual({ cards: 0 });
  expect(faceDown(s, 0, { talers: 'open' })).toEqual({ cards: 0 });
});

test('a card that the viewer has not seen has no value', () => {
  const s = position(drawing, { seats: 2, dice: [1, 2] });
  for (const text of ['2 b2 d2', 'value 3']) game.apply(s, game.parse(s, text));
  const other = copyOf(s);
  game.mask(other, 1);
  expect(cardsOf(s, 0)).toEqual([3]);
  expect(cardsOf(other, 0)).toEqual([undefined]);
  expect(cardsOf(s, 1)).toEqual([]);
});
