import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../../engine/game.ts';
import { initial } from '../rules/state.ts';
import { format, parse } from './notation.ts';

test('a move is written from square to square', () => {
  expect(format(initial(), parse(initial(), 'go b5 b4'))).toBe('go b5 b4');
});

test('what is written in any other way is no move', () => {
  for (const text of ['', 'go', 'go b5', 'go b5 b9', 'walk b5 b4', 'go b5 b4 ', 'go  b5 b4', 'go b5 b04'])
    expect(parse(initial(), text), text).toBe(NOT_A_MOVE);
});
