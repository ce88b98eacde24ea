import { expect, test } from 'vitest';
import { CHANCE, movesOf } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, fieldsFor, gain, legal, whyNot } from '../testing/table.ts';
import { rolls } from './rolls.ts';

const line = `
     a  b  c  d  e  f  g  h
  1  .  .  .  .  .  .  .  .
  2  0  1  0  1  0  1  .  .
  3  .  .  .  .  .  .  .  .
`;

test('NO-ROLL-1: all six dice are thrown at once; there are 462 rolls, as likely as dice make them', () => {
  const s = position(line, { seats: 2 });
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s).length).toBe(462);
  expect(movesOf(game, s).reduce((sum, move) => sum + game.weight(s, move), 0)).toBe(6 ** 6);
  expect(rolls.every(({ faces }) => faces.length === 6)).toBe(true);
  expect(game.weight(s, game.parse(s, 'roll 1 2 3 4 5 6'))).toBe(720);
  expect(game.weight(s, game.parse(s, 'roll 2 2 2 2 2 2'))).toBe(1);
  expect(game.weight(s, game.parse(s, 'roll 1 1 2 4 5 6'))).toBe(360);
});

test('NO-ROLL-1: after the roll its seat is to move, with just these dice', () => {
  const s = after(position(line, { seats: 2, seat: 1 }), 'roll 1 1 2 4 5 6');
  expect(game.actor(s)).toBe(1);
  expect(Array.from(s.dice)).toEqual([0, 2, 1, 0, 1, 1, 1]);
});

/** Two stones: with a 2 or more nothing can be jumped that leads back to the caravan. */
const pair = `
     a  b  c  d
  1  .  .  .  .
  2  .  0  1  .
  3  .  .  .  .
`;

test('NO-ROLL-2: a first roll without any use is thrown again, for nothing and by itself', () => {
  const s = position(pair, { seats: 2 });
  const again = after(s, 'roll 3 3 4 4 5 6');
  expect(game.actor(again)).toBe(CHANCE);
  expect(legal(again).length).toBe(462);
  expect(gain(s, again)).toEqual({});
  expect(game.actor(after(again, 'roll 1 3 4 4 5 6'))).toBe(0);
});

test('NO-ROLL-2: one usable die is enough: then there is no new roll', () => {
  const used = after(position(pair, { seats: 2 }), 'roll 1 3 3 3 3 3', '1 b2 c1');
  expect(gain(position(pair, { seats: 2 }), used)).toEqual({ dice: -5 });
});

test('NO-ROLL-3: if the new roll is of no use either, the turn costs 6 talers and the next seat rolls', () => {
  const s = position(pair, { seats: 2 });
  const over = after(s, 'roll 3 3 4 4 5 6', 'roll 3 3 3 3 3 3');
  expect(gain(s, over)).toEqual({ dice: -6 });
  expect(gain(s, over, 1)).toEqual({});
  expect(game.actor(over)).toBe(CHANCE);
  const next = after(over, 'roll 1 1 1 1 1 1');
  expect(game.actor(next)).toBe(1);
});

test('NO-ROLL-3: the next turn has its own free new roll', () => {
  const s = after(position(pair, { seats: 2 }), 'roll 3 3 4 4 5 6', 'roll 3 3 3 3 3 3', 'roll 6 6 6 6 6 6');
  expect(game.actor(s)).toBe(CHANCE);
  expect(game.score(s, 1)).toBe(5);
});

test('NO-DIE-1: a die that was not rolled moves nothing, and a die that is used up no more', () => {
  const s = position(line, { seats: 2, dice: [1, 6] });
  expect(whyNot(s, '2 d2 f2')).toBe('NO-DIE-1');
  expect(whyNot(after(s, '1 a2 b1'), '1 f2 e1')).toBe('NO-DIE-1');
});

test('NO-DIE-1: two dice with the same face are used one after the other', () => {
  const once = after(position(line, { seats: 2, dice: [1, 1] }), '1 a2 b1');
  expect(whyNot(once, '1 f2 e1')).toBeUndefined();
  expect(game.actor(after(once, '1 f2 e1'))).toBe(CHANCE);
});

test("NO-DIE-2, the book's example 1: a 1 goes one field, straight or diagonally, in touch with another stone", () => {
  const block = `
     a  b  c  d
  1  .  .  .  .
  2  .  0  .  .
  3  .  1  0  .
  4  .  .  .  .
`;
  const s = position(block, { seats: 2, dice: [1] });
  expect(fieldsFor(s, 1, 'b2')).toEqual(['a3', 'c2']);
  expect(fieldsFor(s, 1, 'c3')).toEqual(['b4', 'c2']);
});

test('NO-DIE-2: a 1 goes no further than one field', () => {
  const s = position(line, { seats: 2, dice: [1] });
  expect(whyNot(s, '1 a2 c1')).toBe('NO-DIE-2');
  expect(whyNot(s, '1 a2 b1')).toBeUndefined();
});

test("NO-DIE-3, the book's example 2: a 2 jumps one stone", () => {
  const block = `
     a  b  c  d
  1  .  0  .  .
  2  .  1  0  .
  3  .  .  .  .
`;
  expect(legal(position(block, { seats: 2, dice: [2] }))).toEqual(['2 b1 b3', '2 c2 a2']);
});

test("NO-DIE-3, the book's example 3: a 3 jumps two stones and a 4 three, straight", () => {
  const two = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  0  .
  3  .  .  .  .  .
`;
  expect(legal(position(two, { seats: 2, dice: [3] }))).toEqual(['3 b2 e2', '3 d2 a2']);
  expect(legal(position(row, { seats: 2, dice: [4] }))).toEqual(['4 b2 f2', '4 e2 a2']);
});

const row = `
     a  b  c  d  e  f  g
  1  .  .  .  .  .  .  .
  2  .  0  1  0  1  .  .
  3  .  .  .  .  .  .  .
`;

test('NO-DIE-3: over a row of three from its end go a 4 and no other die', () => {
  const s = position(row, { seats: 2, dice: [1, 2, 3, 4, 5, 6] });
  expect(fieldsFor(s, 4, 'b2')).toEqual(['f2']);
  expect(fieldsFor(s, 4, 'e2')).toEqual(['a2']);
  for (const die of [2, 3, 5, 6]) expect(fieldsFor(s, die, 'b2')).toEqual([]);
  expect(whyNot(s, '3 b2 f2')).toBe('NO-DIE-3');
});

test('NO-DIE-3: not diagonally', () => {
  const stairs = `
     a  b  c  d
  1  0  1  .  .
  2  .  0  1  .
  3  .  .  .  .
`;
  expect(whyNot(position(stairs, { seats: 2, dice: [2] }), '2 a1 c3')).toBe('NO-DIE-3');
});

const bend = `
     a  b  c  d  e  f  g
  1  .  .  .  .  .  .  .
  2  0  1  0  1  .  .  .
  3  .  .  .  0  .  .  .
  4  .  .  .  1  .  .  .
  5  .  .  .  .  .  .  .
`;

test("NO-DIE-4, the book's example 4: a 5 jumps four stones and a 6 five, with one right-angled turn", () => {
  expect(legal(position(bend, { seats: 2, dice: [6] }))).toEqual(['6 a2 d5']);
  const shorter = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  0  1  0  .  .
  3  .  .  1  .  .
  4  .  .  0  .  .
  5  .  .  .  .  .
`;
  expect(legal(position(shorter, { seats: 2, dice: [5] }))).toEqual(['5 a2 c5']);
});

test("NO-DIE-4, the book's example 4: they may also go straight, or turn beside the last stone", () => {
  const s = position(line, { seats: 2, dice: [5, 6] });
  expect(fieldsFor(s, 6, 'a2')).toEqual(['f1', 'f3', 'g2']);
  expect(fieldsFor(s, 5, 'a2')).toEqual(['e1', 'e3']);
});

test('NO-DIE-4: the turn may come right after the first stone, or beside the last', () => {
  const hook = `
     a  b  c  d
  1  0  1  .  .
  2  .  0  .  .
  3  .  1  .  .
  4  .  0  .  .
  5  .  .  .  .
`;
  const s = position(hook, { seats: 2, dice: [5] });
  expect(fieldsFor(s, 5, 'a1')).toEqual(['b5']);
  expect(fieldsFor(s, 5, 'b4')).toEqual([]);
  const column = `
     a  b  c
  1  .  0  .
  2  .  1  .
  3  .  0  .
  4  .  1  .
  5  .  0  .
  6  .  .  .
`;
  expect(fieldsFor(position(column, { seats: 2, dice: [5] }), 5, 'b1')).toEqual(['a5', 'b6', 'c5']);
});

test('NO-DIE-4: two turns are too many, and so is a wrong number of fields', () => {
  const zigzag = `
     a  b  c  d
  1  0  1  .  .
  2  .  0  1  .
  3  .  .  0  .
  4  .  .  .  .
`;
  const s = position(zigzag, { seats: 2, dice: [5] });
  expect(whyNot(s, '5 a1 c4')).toBe('NO-DIE-5');
  expect(fieldsFor(s, 5, 'a1')).toEqual([]);
  expect(whyNot(s, '5 a1 d4')).toBe('NO-DIE-4');
});

test('NO-DIE-5: a free field in the row cannot be jumped', () => {
  const gap = `
     a  b  c  d  e  f
  1  .  .  .  .  .  .
  2  0  1  .  0  .  .
  3  .  0  1  1  .  .
`;
  const s = position(gap, { seats: 2, dice: [4, 5] });
  expect(whyNot(s, '4 a2 e2')).toBe('NO-DIE-5');
  expect(whyNot(s, '5 a2 f2')).toBe('NO-DIE-5');
});

test('NO-DIE-6: no move ends on a stone', () => {
  const s = position(row, { seats: 2, dice: [1, 2] });
  expect(whyNot(s, '1 b2 c2')).toBe('NO-DIE-6');
  expect(whyNot(s, '2 b2 d2')).toBe('NO-DIE-6');
});

test('NO-DIE-7: a field that a 6 reaches on two ways is listed once', () => {
  const ring = `
     a  b  c  d
  1  0  1  0  1
  2  1  .  .  0
  3  0  .  .  1
  4  1  0  1  .
  5  .  .  0  .
`;
  expect(fieldsFor(position(ring, { seats: 2, dice: [6] }), 6, 'a1')).toEqual(['d4']);
});

test('NO-DIE-8: while a die can be used the turn goes on, whatever the order', () => {
  const s = position(line, { seats: 2, dice: [1, 6] });
  expect(new Set(legal(s).map(text => text[0]))).toEqual(new Set(['1', '6']));
  expect(game.actor(after(s, '6 a2 g2'))).toBe(0);
  expect(game.actor(after(s, '1 a2 b1'))).toBe(0);
  expect(game.actor(after(s, '1 f2 e1'))).toBe(CHANCE);
});

test('NO-DIE-8: nobody has to find the order that uses most', () => {
  const s = position(row, { seats: 2, dice: [1, 4] });
  expect(gain(s, after(s, '1 b2 c1'))).toEqual({ dice: -1 });
  expect(gain(s, after(s, '4 b2 f2', '1 c2 d1'))).toEqual({});
});

test('NO-PAY-1: each die that is left costs a taler when the turn ends', () => {
  const s = position(pair, { seats: 2, dice: [1, 6, 6] });
  const over = after(s, '1 b2 c1');
  expect(gain(s, over)).toEqual({ dice: -2 });
  expect(game.actor(over)).toBe(CHANCE);
});

test('NO-PAY-2: a seat with too few talers owes the rest', () => {
  const s = position(pair, { seats: 2, dice: [1, 6, 6], talers: [1, 5] });
  expect(game.score(after(s, '1 b2 c1'), 0)).toBe(-1);
});
