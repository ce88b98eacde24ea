import { expect, test } from 'vitest';
import { position } from '../../text/position.ts';
import { leapsOf, passed, tornBy } from './jumps.ts';

const s = position(
  `
     a b c d e f
  1  . . . . . .
  2  . 0 1 0 . .
  3  . . . 1 . .
  4  . . . 0 1 .
  5  . . . . . .
`,
  { seats: 2, dice: [1, 5] },
);
const cell = (name: string) => s.board.grid.cellNamed(name);
const names = (cells: readonly number[]) => cells.map(at => s.board.grid.names[at]);

test('a jump passes the stones between its two fields, around its one corner', () => {
  expect(names(passed(s, cell('b2'), cell('d5')))).toEqual(['b2', 'c2', 'd2', 'd3', 'd4', 'd5']);
});

test('a step passes nothing', () => {
  expect(names(passed(s, cell('b2'), cell('c3')))).toEqual(['b2', 'c3']);
});

test('leaps are all that the dice left allow', () => {
  const fives = leapsOf(s).filter(({ die }) => die === 5);
  expect(fives.map(({ from, to }) => names([from, to]).join(' '))).toContain('b2 d5');
  expect(leapsOf(s).every(({ die }) => die === 1 || die === 5)).toBe(true);
});

test('what a move would tear off is the smaller part', () => {
  expect(names(tornBy(s, cell('e4'), cell('f5')))).toEqual(['f5']);
  expect(names(tornBy(s, cell('c2'), cell('c3')))).toEqual(['b2']);
});

test('nothing is torn by a move that holds, or that no die left could make', () => {
  expect(tornBy(s, cell('b2'), cell('c3'))).toEqual([]);
  expect(tornBy(s, cell('e4'), cell('a1'))).toEqual([]);
});
