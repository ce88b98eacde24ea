import { expect, test } from 'vitest';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import { position } from '../../text/position.ts';
import { soundsBetween } from '../sounds.ts';
import { changesBetween } from './changes.ts';

const before = position(
  `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  o? .
  3  .  .  0  .  .
`,
  { seats: 2, dice: [1, 2] },
);
const names = (cells: readonly number[]) => cells.map(cell => before.board.grid.names[cell]);

function after(text: string) {
  const s = copyOf(before);
  game.apply(s, game.parse(s, text));
  return s;
}

test('a jump onto a card moves one stone along its way and takes the card up', () => {
  const { moves, found, talers } = changesBetween(before, after('2 b2 d2'));
  expect(moves.map(({ way }) => names(way))).toEqual([['b2', 'c2', 'd2']]);
  expect(names(found)).toEqual(['d2']);
  expect(talers).toEqual([{ seat: 0, amount: 2 }]);
});

test('a spring is heard after the stone', () => {
  expect(soundsBetween(before, after('2 b2 d2'))).toEqual(['place', 'gain']);
  expect(soundsBetween(before, after('1 b2 b3'))).toEqual(['place']);
});

test('nothing moves when a found card lies face down again: that is a step back in time', () => {
  expect(changesBetween(after('2 b2 d2'), before).moves).toEqual([]);
});
