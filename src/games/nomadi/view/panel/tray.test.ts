import { expect, test } from 'vitest';
import { position } from '../../text/position.ts';
import { lyingDice, rememberedRoll } from './tray.ts';

const drawing = `
     a b c
  1  0 1 .
  2  . . .
`;
const at = (dice: number[], turn = 1) => position(drawing, { seats: 2, dice, turn });

test('dice that are used stay where they lie', () => {
  const roll = rememberedRoll(at([1, 2, 2, 4, 5, 6]), undefined);
  const after = rememberedRoll(at([1, 2, 4, 6]), roll);
  expect(after).toBe(roll);
  expect(lyingDice([1, 2, 4, 6], after!.faces).map(({ face, used }) => (used ? `(${face})` : `${face}`))).toEqual([
    '1',
    '(2)',
    '2',
    '4',
    '(5)',
    '6',
  ]);
});

test('taking a move back brings its die back', () => {
  const roll = rememberedRoll(at([1, 2, 2, 4, 5, 6]), undefined);
  expect(rememberedRoll(at([1, 2, 2, 4, 5, 6]), rememberedRoll(at([1, 2, 2, 4, 5]), roll))).toBe(roll);
});

test('another turn, or dice that were not in the roll, are a new roll', () => {
  const roll = rememberedRoll(at([1, 2, 2, 4, 5, 6]), undefined);
  expect(rememberedRoll(at([1, 2, 2, 4, 5, 6], 2), roll)).not.toBe(roll);
  expect(rememberedRoll(at([3, 3, 3, 3, 3, 3]), roll)?.faces).toEqual([3, 3, 3, 3, 3, 3]);
});

test('dice used before anybody looked have no face', () => {
  expect(rememberedRoll(at([4, 6]), undefined)?.faces).toEqual([4, 6, 0, 0, 0, 0]);
});

test('between two turns the dice of the last one stay', () => {
  const roll = rememberedRoll(at([1, 2]), undefined);
  expect(rememberedRoll(at([], 2), roll)).toBe(roll);
});
