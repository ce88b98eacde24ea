import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { draw } from '../text/position.ts';
import { grid } from './board.ts';
import { initial } from './state.ts';

test('CR-SETUP-1: the board has 4 columns and 5 rows', () => {
  expect(grid.size).toBe(20);
  expect([grid.names[0], grid.names.at(-1)]).toEqual(['a1', 'd5']);
});

test('CR-SETUP-2: both seats begin with a full row, and seat 0 moves first', () => {
  const begun = `
     a b c d
  1  o o o o
  2  . . . .
  3  . . . .
  4  . . . .
  5  x x x x
`;
  expect(draw(initial())).toBe(begun.slice(1));
  expect(game.actor(initial())).toBe(0);
});
