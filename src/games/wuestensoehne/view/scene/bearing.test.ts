import { afterEach, expect, test } from 'vitest';
import { candidateFor } from '../../../../web/kit/candidate.ts';
import { inertInput } from '../../../../web/kit/input/inert-input.ts';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { click, enter, turningOn } from './acting.ts';
import { bearing, fitsOn, shownTurn, turnOn } from './bearing.ts';

const legal = ['lay c4 0', 'lay c4 180', 'lay d5 90', 'pass'].map((text, move) => candidateFor(move, text));

afterEach(() => {
  bearing.value = 0;
});

test('the turns that fit on a cell', () => {
  expect(fitsOn(legal, 'c4')).toEqual([0, 2]);
  expect(fitsOn(legal, 'd5')).toEqual([1]);
  expect(fitsOn(legal, 'e6')).toEqual([]);
});

test('a tile is shown in the first fit from its present turn on', () => {
  expect(shownTurn([0, 2], 1)).toBe(2);
  expect(shownTurn([0, 2], 3)).toBe(0);
  expect(shownTurn([], 3)).toBe(3);
});

test('turning goes from fit to fit, both ways and around', () => {
  const seen = [1, 1, -1, -1].map(by => {
    turnOn([0, 1, 3], by as 1 | -1);
    return bearing.value;
  });
  expect(seen).toEqual([1, 3, 1, 0]);
  turnOn([2], 1);
  expect(bearing.value).toBe(2);
});

/** Input that writes down what is done with it. */
function inputWith(chosen: readonly string[], pointed?: string): BoardInput & { done: string[] } {
  const done: string[] = [];
  const input = inertInput({
    legal,
    selectable: new Set(['c4', 'd5', 'pass']),
    chosen: new Set(chosen),
    pointed,
    pick: token => void done.push(`pick ${token}`),
    playMoves: moves => void done.push(...moves),
  });
  return { ...input, done };
}

const target = (token: string) => ({ name: token, token, centre: { x: 0, y: 0 }, transform: '', path: '' });

test('a click lays the tile where it fits in one way only, and chooses the cell where there are more', () => {
  const input = inputWith([]);
  click(input, target('d5'));
  click(input, target('c4'));
  click(input, target('e6'));
  expect(input.done).toEqual(['lay d5 90', 'pick c4', 'pick e6']);
});

test('another click on the chosen cell turns the tile, and Enter lays it so', () => {
  const input = inputWith(['lay', 'c4']);
  click(input, target('c4'));
  expect(bearing.value).toBe(2);
  enter(input, target('c4'));
  expect(input.done).toEqual(['lay c4 180']);
});

test('what is turned is the tile on the cell pointed at, else on the one chosen, else wherever it fits', () => {
  expect(turningOn(inputWith(['c4'], 'd5'))).toEqual([1]);
  expect(turningOn(inputWith(['c4']))).toEqual([0, 2]);
  expect(turningOn(inputWith([]))).toEqual([0, 1, 2]);
});
