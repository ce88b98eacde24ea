import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, fieldsFor, whyNot } from '../testing/table.ts';
import { MoveKind, moveOf } from './encoding.ts';

const open = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  0  .
  3  .  .  1  .  .
  4  .  .  .  .  .
`;

test('NO-MOVE-1: own stones and foreign ones may be moved, and one stone several times', () => {
  const s = position(open, { seats: 2, dice: [1, 1] });
  expect(fieldsFor(s, 1, 'b2')).not.toEqual([]);
  expect(fieldsFor(s, 1, 'c3')).not.toEqual([]);
  expect(game.actor(after(s, '1 c3 b3', '1 b3 a2'))).toBe(CHANCE);
});

test('NO-MOVE-2: a stone with stones on all four sides stays', () => {
  const cross = `
     a  b  c  d  e
  1  .  .  0  .  .
  2  .  1  0  1  .
  3  .  .  0  .  .
  4  .  .  .  .  .
`;
  const s = position(cross, { seats: 2, dice: [1, 2] });
  expect(whyNot(s, '1 c2 b1')).toBe('NO-MOVE-2');
  expect(whyNot(s, '2 c2 c4')).toBe('NO-MOVE-2');
  expect(fieldsFor(s, 1, 'c2')).toEqual([]);
});

test('NO-MOVE-2: a stone that jumps into a hole is shut in there', () => {
  const ring = `
     a  b  c  d  e
  1  .  1  0  1  .
  2  .  0  .  0  1
  3  .  1  0  1  .
`;
  const s = after(position(ring, { seats: 2, dice: [1, 2, 2] }), '2 e2 c2');
  expect(whyNot(s, '2 c2 a2')).toBe('NO-MOVE-2');
  expect(fieldsFor(s, 1, 'c2')).toEqual([]);
});

test('NO-MOVE-2: the edge of the board is a free side', () => {
  const edge = `
     a  b  c  d
  1  0  1  0  .
  2  .  1  .  .
  3  .  .  .  .
`;
  const s = position(edge, { seats: 2, dice: [2] });
  expect(whyNot(s, '2 b1 b3')).toBe('NO-MOVE-3');
  const held = `
     a  b  c  d
  1  0  1  0  .
  2  1  1  0  .
  3  .  .  .  .
`;
  expect(whyNot(position(held, { seats: 2, dice: [2] }), '2 b1 b3')).toBeUndefined();
});

test("NO-MOVE-3, the book's first pictures: a move that keeps all stones together is allowed, one that tears them is not", () => {
  const s = position(open, { seats: 2, dice: [1] });
  expect(whyNot(s, '1 b2 b3')).toBeUndefined();
  expect(whyNot(s, '1 c2 c1')).toBe('NO-MOVE-3');
  expect(whyNot(s, '1 d2 e3')).toBe('NO-MOVE-3');
});

test('NO-MOVE-3: no stone may stand alone, nor a whole group apart', () => {
  const bridge = `
     a  b  c  d  e  f
  1  0  1  .  0  1  .
  2  0  1  0  1  0  .
  3  .  .  .  .  .  .
`;
  const s = position(bridge, { seats: 2, dice: [1] });
  expect(whyNot(s, '1 c2 c3')).toBe('NO-MOVE-3');
  expect(whyNot(s, '1 c2 c1')).toBeUndefined();
  expect(whyNot(s, '1 e1 f1')).toBe('NO-MOVE-3');
});

test("NO-MOVE-4, the book's example 5: stones that touch at a corner only do not hang together", () => {
  const s = position(open, { seats: 2, dice: [1] });
  expect(whyNot(s, '1 d2 e1')).toBe('NO-MOVE-3');
  const corner = `
     a  b  c  d
  1  .  0  1  .
  2  .  0  .  .
  3  .  .  .  .
`;
  const t = position(corner, { seats: 2, dice: [1] });
  expect(whyNot(t, '1 b2 a2')).toBe('NO-MOVE-3');
  expect(whyNot(t, '1 b2 c2')).toBeUndefined();
});

test('NO-MOVE-5: while a stone is lifted the others may fall apart, if it joins them again', () => {
  const bridge = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  0  .
  3  .  0  .  1  .
  4  .  .  .  .  .
`;
  const s = position(bridge, { seats: 2, dice: [1] });
  expect(fieldsFor(s, 1, 'c2')).toEqual(['c3']);
});

test('NO-MOVE-6: a stone does not go straight back in the same turn', () => {
  const s = after(position(open, { seats: 2, dice: [1, 1, 1] }), '1 c3 b3');
  expect(whyNot(s, '1 b3 c3')).toBe('NO-MOVE-6');
  const other = after(s, '1 b2 c3');
  expect(whyNot(other, '1 b3 b2')).toBeUndefined();
});

test('NO-MOVE-6: not with another die either, but again in the next turn', () => {
  const jump = `
     a  b  c  d
  1  .  0  1  .
  2  .  1  0  .
  3  .  .  .  .
`;
  const s = after(position(jump, { seats: 2, dice: [2, 2, 1] }), '2 b1 b3');
  expect(whyNot(s, '2 b3 b1')).toBe('NO-MOVE-6');
  const next = after(position(jump, { seats: 2, dice: [2] }), '2 b1 b3', 'roll 2 2 2 2 2 2');
  expect(whyNot(next, '2 b3 b1')).toBeUndefined();
});

test('NO-MOVE-7: a round trip over a third field is allowed', () => {
  const corner = `
     a  b  c  d
  1  0  1  0  .
  2  1  0  .  .
  3  0  .  .  .
`;
  const s = after(position(corner, { seats: 2, dice: [1, 1, 1, 1] }), '1 b2 c2', '1 c2 b3');
  expect(whyNot(s, '1 b3 c2')).toBe('NO-MOVE-6');
  const round = after(s, '1 b3 b2');
  expect(whyNot(round, '1 b2 b3')).toBe('NO-MOVE-6');
  expect(whyNot(round, '1 b2 c2')).toBeUndefined();
});

test('a number that stands for no move changes nothing but is refused', () => {
  const s = position(open, { seats: 2, dice: [1] });
  const bytes = copyOf(s);
  expect(() => game.apply(s, moveOf((MoveKind.Give + 1) as MoveKind, 0))).toThrow('not a move');
  expect(sameBytes(s, bytes)).toBe(true);
});
