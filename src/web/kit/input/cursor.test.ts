import { expect, test } from 'vitest';
import { hexMiddle, projectionOf } from '../draw/hexes.ts';
import { type ArrowDirection, cursorOn, foundAgain, nextAmong, steppedBy, sweptTo } from './cursor.ts';

const spots = [0, 1, 2, 3, 4].flatMap(col => [0, 1, 2, 3].map(row => ({ col, row })));
const nameOf = (at: number) => `${'abcde'[spots[at].col]}${spots[at].row + 1}`;
const at = (name: string) => spots.findIndex((_, index) => nameOf(index) === name);
const lying = spots.map(spot => projectionOf(10, false)(hexMiddle(spot)));
const turned = spots.map(spot => projectionOf(10, true)(hexMiddle(spot)));

function walked(places: typeof lying, from: string, ...path: ArrowDirection[]): string {
  return nameOf(path.reduce((cursor, way) => steppedBy(places, cursor, way), cursorOn(places, at(from))).at);
}

test('up and down follow a column', () => {
  expect(walked(lying, 'c2', 'up')).toBe('c1');
  expect(walked(lying, 'c2', 'down', 'down')).toBe('c4');
});

test('left and right follow a row without drifting', () => {
  expect(walked(lying, 'a2', 'right', 'right')).toBe('c2');
  expect(walked(lying, 'a2', 'right', 'right', 'right', 'right')).toBe('e2');
  expect(walked(lying, 'e3', 'left', 'left', 'left', 'left')).toBe('a3');
});

test('on a turned board the keys still go where they point', () => {
  expect(walked(turned, 'c2', 'right')).toBe('c1');
  expect(walked(turned, 'a2', 'down', 'down')).toBe('c2');
});

test('at the edge the cursor stays', () => {
  expect(walked(lying, 'a1', 'left')).toBe('a1');
  expect(walked(lying, 'c4', 'down')).toBe('c4');
});

test('a gap is leapt over', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 0, y: 10 },
  ];
  expect(steppedBy(places, cursorOn(places, 0), 'right').at).toBe(1);
});

test('sweeping goes to the end of the row', () => {
  expect(nameOf(sweptTo(lying, cursorOn(lying, at('b3')), 'right').at)).toMatch(/^e/);
  expect(nameOf(sweptTo(lying, cursorOn(lying, at('d3')), 'left').at)).toMatch(/^a/);
});

test('wanted places are visited in reading order, round and round', () => {
  const wanted = new Set(['a1', 'd1', 'c4'].map(at));
  const next = (from: string, by: 1 | -1) => nextAmong(lying, place => wanted.has(place), at(from), by);
  expect(next('d1', 1)).toBe(at('a1'));
  expect(next('c4', 1)).toBe(at('d1'));
  expect(next('d1', -1)).toBe(at('c4'));
  expect(next('b3', 1)).toBe(at('c4'));
  expect(nextAmong(lying, () => false, 0, 1)).toBeUndefined();
});

test('a cursor stays on its place while others come and go, and beside it when it is gone itself', () => {
  const held = { name: 'b', centre: { x: 10, y: 0 }, line: { x: 10, y: 3 } };
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 12, y: 0 },
  ];
  expect(foundAgain(['new', 'a', 'b'], [c, a, b], held)).toEqual({ at: 2, line: held.line });
  expect(foundAgain(['a', 'c'], [a, c], held)).toEqual({ at: 1, line: c });
  expect(foundAgain([], [], held)).toBeUndefined();
});
