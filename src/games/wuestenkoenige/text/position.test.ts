import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { playOn, setUp } from '../testing/table.ts';
import { BadPosition, drawPosition, position } from './position.ts';

const drawing = `
     a       b       c       d       e       f       g       h       i       j
  1  P00111  =       p       p       p       p       p       p       =       W0w
  2      =       p       _       p       p       d       p       p       =
  3  p       p       p       _wd     p       p       p       p       p       p
  4      p       p       p       p0fw*1  p       p       p       p       p
  5  p       p       p       pdpd    p       p       p       p       p       p
  6      p       pfd     p       p       p       p       p       p       p
  7  p       p       p       p       _vw     p       p       p       p       p
  8      p       p       p       p       p       p       p       p       p
  9  p       p       p       p       p       p       p       p       p       p
 10      =       p       p       p       p       p       p       p       =
 11  V0v1v   =       p       p       p       p       p       p       =       F
`;

test('what is drawn is drawn again', () => {
  const s = position(drawing, { seats: 2 });
  expect(game.check(s)).toBeUndefined();
  expect(`\n${drawPosition(s)}`).toBe(drawing);
});

test('any position of a game can be drawn and read', () => {
  const s = playOn(setUp(3, seeded('draw')), seeded('moves'), ({ turn }) => turn[2] === 12);
  const again = position(drawPosition(s), { seats: 3 });
  expect(drawPosition(again)).toBe(drawPosition(s));
  expect(again.turn[13]).toBe(s.turn[13]);
});

test.each([
  ['5 x', '"x" on a5'],
  ['5 p3', 'there are 2 seats'],
  ['5 p0000', 'room for 3'],
  ['1 W', 'is drawn as P'],
  ['5 p p p p p p p p p p p', 'beyond the end'],
  [`1 P${'0'.repeat(13)}`, '12 camels only'],
  [`5 ${'d'.repeat(17)}`, 'more than 108 tiles'],
  ['5 pfffffff0ffffff', 'there are 12 of fire, not 13'],
])('"%s" is refused: %s', (row, reason) => {
  expect(() => position(row, { seats: 2 })).toThrow(BadPosition);
  expect(() => position(row, { seats: 2 })).toThrow(reason);
});

test('cards that are not in the deck are refused', () => {
  expect(() =>
    position('1 P01', {
      seats: 2,
      hands: [
        ['plague', 'plague'],
        ['plague', 'plague'],
      ],
    }),
  ).toThrow(BadPosition);
});
