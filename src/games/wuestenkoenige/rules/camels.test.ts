import { expect, test } from 'vitest';
import { neighboursOf } from '../../../engine/boards/grid.ts';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { board, PALACE } from './board.ts';
import { At } from './state.ts';

/** A camel of seat 0 on d5, one of seat 1 far away. */
const lonely = `
  1  P1
  5  p   p   p   p0  p
`;

test('WK-MOVE-1: a camel steps to the neighbouring fields', () => {
  const s = position(lonely, { seats: 2 });
  expect(legal(s, 'go')).toEqual(['c4', 'c5', 'c6', 'd4', 'd6', 'e5'].map(hex => `go d5 - ${hex}`));
  for (const hex of ['d5', 'f5', 'b5', 'd3', 'e6', 'palace'])
    expect(whyNot(s, `go d5 - ${hex}`), hex).toBe('WK-MOVE-1');
});

test('WK-MOVE-1: in a row that is shifted the neighbours are others', () => {
  const s = position('1 P1\n6 p p p p0', { seats: 2 });
  expect(legal(s, 'go')).toEqual(['c6', 'd5', 'd7', 'e5', 'e6', 'e7'].map(hex => `go d6 - ${hex}`));
});

test('WK-MOVE-1: it stops and goes on as its owner likes, and so do the others', () => {
  const s = position('1 P1\n5 p p p p0 p p0', { seats: 2 });
  const moved = after(s, 'go d5 - e5', 'go f5 - g5', 'go e5 - d5', 'go d5 - e5', 'go g5 - f5');
  expect(moved.turn[At.Left]).toBe(1);
});

const sides = ['p', 'd', '_'];
const pairs = sides.flatMap(from => sides.map(to => [from, to] as const));

test.each(pairs)('WK-COST-1 and WK-COST-2: from ground "%s" to ground "%s"', (from, to) => {
  const s = position(`1 P1\n5 p p p ${from}0 ${to}`, { seats: 2 });
  const cost = from === to ? 1 : 2;
  expect(after(s, 'go d5 - e5').turn[At.Left]).toBe(6 - cost);
});

test.each(sides)('WK-COST-3: into and out of a palace from ground "%s" costs 1', ground => {
  const s = position(`1 P01 = ${ground}0w`, { seats: 2 });
  expect(after(s, 'go palace - c1').turn[At.Left]).toBe(5);
  expect(after(s, 'go c1 w palace').turn[At.Left]).toBe(5);
});

test.each(sides)('WK-COST-3: into and out of an oasis from ground "%s" costs 1', ground => {
  const s = position(`1 P1\n9 ${ground}0 ${ground}\n11 V0v`, { seats: 2 });
  expect(after(s, 'go vegetation v b9').turn[At.Left]).toBe(5);
  expect(after(s, 'go a9 - vegetation').turn[At.Left]).toBe(5);
});

test('WK-COST-4: points that are not left can not be spent', () => {
  const drawing = '1 P1\n5 p p p p0 d';
  expect(whyNot(position(drawing, { seats: 2, points: 2 }), 'go d5 - e5')).toBeUndefined();
  expect(whyNot(position(drawing, { seats: 2, points: 1 }), 'go d5 - e5')).toBe('WK-COST-4');
  expect(whyNot(position(drawing, { seats: 2, points: 1 }), 'go d5 - d6')).toBeUndefined();
});

test('WK-GROUND-1: the topmost tile is the ground, and height costs nothing', () => {
  const s = position('1 P1\n5 p p p dp0 dddp\n6 p p pd', { seats: 2 });
  expect(after(s, 'go d5 - e5').turn[At.Left]).toBe(5);
  expect(after(s, 'go d5 - c6').turn[At.Left]).toBe(4);
});

test('WK-MOVE-2: a hex with three camels is full, whoever they belong to', () => {
  for (const crowd of ['000', '001', '111']) {
    const s = position(`1 P01\n5 p p p p0 p${crowd}`, { seats: 2 });
    expect(whyNot(s, 'go d5 - e5'), crowd).toBe('WK-MOVE-2');
  }
  expect(whyNot(position('1 P1\n5 p p p p0 p00', { seats: 2 }), 'go d5 - e5')).toBeUndefined();
});

test('WK-MOVE-2: a third camel fills the hex', () => {
  const s = position('1 P1\n5 p p p p0v p0w p0', { seats: 2 });
  const full = after(s, 'go d5 v e5', 'go f5 - e5');
  expect(whyNot(position('1 P1\n5 p p p p0 p000', { seats: 2 }), 'go d5 - e5')).toBe('WK-MOVE-2');
  expect(full.crowd[board.fieldNamed('e5')]).toBe(3);
});

test('WK-MOVE-3: only own camels move', () => {
  const s = position('1 P1\n5 p p p p0 p p1', { seats: 2 });
  for (const text of ['go f5 - g5', 'go palace - c1', 'go e5 - d5']) expect(game.parse(s, text)).toBe(NOT_A_MOVE);
  expect(legal(s).every(text => text === 'end' || text.startsWith('go d5 -'))).toBe(true);
});

test('WK-BOARD-2: a place is left to any hex beside its corner and its forecourts', () => {
  const s = position('1 P01', { seats: 2 });
  expect(legal(s, 'go')).toEqual(['a3', 'b2', 'b3', 'c1'].map(hex => `go palace - ${hex}`));
  const cells = board.cells[PALACE];
  const around = new Set(cells.flatMap(cell => neighboursOf(board.grid, cell)).filter(cell => !cells.includes(cell)));
  expect(around.size).toBe(4);
});

test('WK-BOARD-2: a place has room for everybody', () => {
  const s = position('1 P00000000011111111111 = p0w', { seats: 2 });
  expect(after(s, 'go c1 w palace').crowd[PALACE]).toBe(21);
});

test('camels that are alike are one choice', () => {
  const s = position('1 P0001\n5 p p p p00f', { seats: 2 });
  expect(legal(s, 'go palace - c1')).toEqual(['go palace - c1']);
  expect(legal(s, 'go d5')).toHaveLength(12);
  expect(new Set(legal(s)).size).toBe(legal(s).length);
});

test('WK-TAKE-1: an own camel picks up what lies open on its hex, one each time and free of charge', () => {
  const s = position('1 P1\n5 p p p pffw0', { seats: 2 });
  expect(legal(s, 'take')).toEqual(['take d5 - f', 'take d5 - w']);
  const taken = after(s, 'take d5 - f', 'take d5 f f');
  expect(taken.turn[At.Left]).toBe(6);
  expect(legal(taken, 'take')).toEqual(['take d5 ff w']);
  expect(legal(after(taken, 'take d5 ff w'), 'take')).toEqual([]);
  expect(whyNot(s, 'take d5 - v')).toBe('WK-TAKE-1');
});

test('WK-TAKE-1: with no points left what lies there can still be taken, then the step is over', () => {
  const s = position('1 P1\n5 p p p p0 _w', { seats: 2, points: 2 });
  const there = after(s, 'go d5 - e5');
  expect(legal(there)).toEqual(['take e5 - w', 'end']);
  expect(whyNot(after(there, 'take e5 - w'), 'turn d5')).toBeUndefined();
});

test('WK-TAKE-1: nobody picks up from afar, nor in a place', () => {
  const s = position('1 P01\n5 p p p pw p0', { seats: 2 });
  expect(legal(s, 'take')).toEqual([]);
  expect(whyNot(s, 'take e5 - w')).toBe('WK-TAKE-1');
  expect(whyNot(s, 'take palace - w')).toBe('WK-TAKE-1');
});

test('WK-TAKE-2: what lies under a tile can not be taken', () => {
  const s = position('1 P1\n5 p p p _wd0 pfp0', { seats: 2 });
  expect(whyNot(s, 'take d5 - w')).toBe('WK-TAKE-2');
  expect(whyNot(s, 'take e5 - f')).toBe('WK-TAKE-2');
});

test('WK-TAKE-3: a camel carries any number of goods', () => {
  const s = position('1 P1\n5 p p p pffffffffffff0vvvvvvwwwwww', { seats: 2 });
  const loaded = after(s, ...Array.from({ length: 12 }, (_, i) => `take d5 ${'f'.repeat(i)}vvvvvvwwwwww f`));
  expect(legal(loaded, 'go')[0]).toBe('go d5 ffffffffffffvvvvvvwwwwww c4');
});
