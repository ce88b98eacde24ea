import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { afterAside } from '../testing/table.ts';

const drawing = `
     a  b  c  d
  1  .  .  ?  .
  2  .  0  1  2
  3  .  .  .  .
`;
const drawn = () => position(drawing, { seats: 3, dice: [1, 1, 6], trade: true });

test.each(['card c1', 'place a1', 'roll 1 1 2 4 5 6', '6 b2 d1', 'value -2', 'offer trap', 'take', 'leave', 'open 3'])(
  '"%s" reads back as it is written',
  text => {
    const s = drawn();
    expect(game.format(s, game.parse(s, text))).toBe(text);
  },
);

const slips = [
  '|card|card z9|card C1|place|roll 1 2 3|roll 2 1 3 4 5 6|roll 1 1 1 1 1 7|value 0|value +1|offer|offer gold|take 1',
  '1 b2|1 a1 b1|1 b2 b2|1 b2 c1 c1|01 b2 c1|7 b2 c1|give 1 2|open| take|constructor',
];

test.each(slips.flatMap(line => line.split('|')))('"%s" is no move of a turn', text => {
  expect(game.parse(drawn(), text)).toBe(NOT_A_MOVE);
});

test.each(['give', 'give 1', 'give 1 0', 'give 3 1', 'give 1 100', 'give 1 01', 'give 1 1 1', 'take'])(
  '"%s" is no gift',
  text => {
    expect(game.asides?.parse(drawn(), 0, text)).toBe(NOT_A_MOVE);
  },
);

test('a gift is written without its giver, whose entry it is', () => {
  const s = drawn();
  const gifts = [0, 2].map(seat => game.asides?.parse(s, seat, 'give 1 3') ?? NOT_A_MOVE);
  expect(gifts.map(move => game.format(s, move))).toEqual(['give 1 3', 'give 1 3']);
  expect(gifts.map(move => game.asides?.seatOf(move))).toEqual([0, 2]);
  expect(game.asides?.seatOf(game.parse(s, 'take'))).toBeUndefined();
  expect(game.describe(s, gifts[1])).toEqual({ key: 'give', args: { seat: 2, receiver: 1, talers: 3 } });
  expect(game.score(afterAside(s, 2, 'give 1 3'), 1)).toBe(8);
});
