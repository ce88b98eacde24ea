import { expect, test } from 'vitest';
import { moveArray, moveList, NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { position } from './position.ts';

const forms = ['palm d3', 'water d3 2', 'return white', 'rider blue d3', 'camel violet v9', 'pass'];

test.each(forms)('"%s" is read and written', text => {
  const s = game.initial(4, {});
  const move = game.parse(s, text);
  expect(move).not.toBe(NOT_A_MOVE);
  expect(game.format(s, move)).toBe(text);
});

test.each([
  '',
  ' ',
  ' pass',
  'pass ',
  'pass now',
  'camel',
  'camel white',
  'camel d3 white',
  'camel white d03',
  'camel white D3',
  'Camel white d3',
  'camel white  d3',
  'camel white d3 d4',
  'camel red d3',
  'camel white a1',
  'camel white constructor',
  'rider constructor d3',
  'return',
  'return white d3',
  'water d3',
  'water d3 0',
  'water d3 4',
  'water d3 2.0',
  'palm',
  'palm d3 2',
  'stay',
])('"%s" is no move', text => {
  expect(game.parse(game.initial(4, {}), text)).toBe(NOT_A_MOVE);
});

test.each([2, 4])('with %i seats all that can be said is listed once, ascending, and reads back', seats => {
  const s = game.initial(seats, {});
  const list = moveList();
  game.expressible(s, list);
  const moves = moveArray(list);
  const hexes = s.board.grid.size;
  expect(moves).toHaveLength(hexes + 3 * hexes + 5 + 5 * hexes + 5 * hexes + 1);
  expect(moves).toEqual([...new Set(moves)].sort((a, b) => a - b));
  for (const move of moves) expect(game.parse(s, game.format(s, move))).toBe(move);
});

test('each form of a move is told to those who write one wrong', () => {
  const words = forms.map(text => text.split(' ')[0]);
  expect(game.forms.map(form => form.split(' ')[0])).toEqual(words);
});

test('a hex has its column letter and its row, whatever the shape of the board', () => {
  const s = position('      b  c\n  7   W0\n         .\n', { seats: 2 });
  expect(s.board.grid.names).toEqual(['b7', 'c7']);
  expect(game.format(s, game.parse(s, 'camel white c7'))).toBe('camel white c7');
});
