import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { At, Phase } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after, afterAside, begin, playOn } from '../testing/table.ts';

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

test('the story says who did what', () => {
  const s = drawn();
  const told = (state: typeof s, text: string) => game.describe(state, game.parse(state, text));
  expect(told(s, '1 b2 c3')).toEqual({ key: 'step', args: { seat: 0, die: 1, from: 'b2', to: 'c3' } });
  expect(told(s, '1 d2 c1')).toEqual({ key: 'push', args: { seat: 0, owner: 2, die: 1, from: 'd2', to: 'c1' } });
  const found = after(s, '1 d2 c1');
  expect(told(found, 'value 2')).toEqual({ key: 'find', args: { seat: 0, value: 2 } });
  const seen = after(found, 'value 2');
  expect(told(seen, 'offer trap')).toEqual({ key: 'offer', args: { seat: 0, owner: 2, phrase: 'trap' } });
  const asked = after(seen, 'offer trap');
  expect(told(asked, 'take')).toEqual({ key: 'take', args: { seat: 2, mover: 0 } });
  expect(told(asked, 'leave')).toEqual({ key: 'leave', args: { seat: 2, mover: 0 } });
  expect(told(after(asked, 'take'), 'value 2')).toEqual({ key: 'look', args: { seat: 2, value: 2 } });
});

test('cards, placing and rolls are told too, a free new roll as what it is', () => {
  const s = begin(2);
  expect(game.describe(s, game.parse(s, 'card h12'))).toEqual({ key: 'card', args: { field: 'h12' } });
  const laid = playOn(begin(2), seeded('laid'), now => now.turn[At.Phase] !== Phase.LayCards);
  expect(game.describe(laid, game.parse(laid, 'place m16'))).toEqual({ key: 'place', args: { seat: 0, field: 'm16' } });
  const two = position('     a  b\n  1  0  1\n', { seats: 2 });
  const rolled = { seat: 0, dice: '3 3 3 3 3 3' };
  expect(game.describe(two, game.parse(two, 'roll 3 3 3 3 3 3'))).toEqual({ key: 'roll', args: rolled });
  const dead = after(two, 'roll 3 3 3 3 3 3');
  expect(game.describe(dead, game.parse(dead, 'roll 3 3 3 3 3 3'))).toEqual({ key: 'again', args: rolled });
});
