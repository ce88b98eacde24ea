import { expect, test } from 'vitest';
import { candidateFor } from '../../../../web/kit/candidate.ts';
import { position } from '../../text/position.ts';
import { leapsIn, passed, tornBy } from './jumps.ts';

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

test('leaps are the legal moves that have a die', () => {
  const legal = ['5 b2 d5', 'end'].map((text, move) => candidateFor(move, text));
  expect(leapsIn(s, legal)).toEqual([{ die: 5, from: cell('b2'), to: cell('d5') }]);
});

test('what a move would tear off is the smaller part', () => {
  expect(names(tornBy(s, cell('e4'), cell('f5')))).toEqual(['f5']);
  expect(names(tornBy(s, cell('c2'), cell('c3')))).toEqual(['b2']);
});

test('nothing is torn by a move that holds', () => {
  expect(tornBy(s, cell('b2'), cell('c3'))).toEqual([]);
});
