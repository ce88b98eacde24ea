import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, begin, legal, playOn, whyNot } from '../testing/table.ts';
import { boardFor } from './board.ts';
import { CARDS } from './material.ts';
import { At, Phase } from './state.ts';

const names = (cells: readonly number[]) => cells.map(cell => boardFor().grid.names[cell]);
const laid = (seats = 2) => playOn(begin(seats), seeded('laid'), s => s.turn[At.Phase] !== Phase.LayCards);
const placed = (seats: number) => playOn(begin(seats), seeded('placed'), s => s.turn[At.Phase] > Phase.Place);

test('NO-SEATS-1: seat 0 places first and begins, the others follow in order', () => {
  const s = laid(3);
  const order: number[] = [];
  playOn(s, seeded('order'), now => {
    if (now.turn[At.Phase] === Phase.Place) order.push(game.actor(now));
    return now.turn[At.Phase] > Phase.Place;
  });
  expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(game.actor(after(s, 'roll 1 1 1 1 1 1'))).toBe(0);
});

test.each([
  { seats: 2, stones: 8 },
  { seats: 3, stones: 5 },
  { seats: 4, stones: 4 },
  { seats: 5, stones: 3 },
])('NO-SEATS-2: with $seats seats everyone has $stones stones', ({ seats, stones }) => {
  const s = placed(seats);
  expect(s.places.length).toBe(seats * stones);
  expect(s.stones.filter(stone => stone !== 0).length).toBe(seats * stones);
  expect(game.actor(s)).toBe(CHANCE);
});

test('NO-BOARD-1: 16 columns, 19 rows, start at the bottom right, goal at the top left, five springs', () => {
  const { grid, startFields, goalFields, springs } = boardFor();
  expect(grid.size).toBe(16 * 19);
  expect([grid.names[0], grid.names.at(-1)]).toEqual(['a1', 'p19']);
  expect([startFields.length, names(startFields)[0], names(startFields).at(-1)]).toEqual([16, 'm16', 'p19']);
  expect([goalFields.length, names(goalFields)[0], names(goalFields).at(-1)]).toEqual([16, 'a1', 'd4']);
  expect(names(springs)).toEqual(['d11', 'g5', 'i13', 'l6', 'm12']);
});

test('NO-BOARD-2: the canyon runs between rows 9 and 10', () => {
  const { grid, far } = boardFor();
  expect(grid.spots.every(({ row }, cell) => far[cell] === (row < 9 ? 1 : 0))).toBe(true);
});

test('NO-CARD-2: a card lies on each spring before chance lays any', () => {
  const s = begin(2);
  const lying = names(Array.from(s.cards.keys()).filter(cell => s.cards[cell] === 1));
  expect(lying).toEqual(['d11', 'g5', 'i13', 'l6', 'm12']);
});

test('NO-CARD-3: first six cards near the start, then seven beyond the canyon', () => {
  const s = laid();
  expect(s.cards.reduce((sum, card) => sum + card, 0)).toBe(CARDS);
  const { far, spring } = s.board;
  const count = (side: number) => s.cards.reduce((n, card, at) => n + (far[at] === side && !spring[at] ? card : 0), 0);
  expect([count(0), count(1)]).toEqual([6, 7]);
});

test('NO-CARD-3: on no card, start, goal or spring, and all fields are equally likely', () => {
  const s = begin(2);
  expect(legal(s).length).toBe(10 * 16 - 16 - 3);
  for (const field of ['m16', 'd11', 'a1', 'h9']) expect(whyNot(s, `card ${field}`)).toBe('NO-CARD-3');
  const once = after(s, 'card h12');
  expect(whyNot(once, 'card h12')).toBe('NO-CARD-3');
  const six = after(once, 'card a10', 'card a11', 'card a12', 'card a13', 'card a14');
  expect(legal(six).length).toBe(9 * 16 - 16 - 2);
  expect(whyNot(six, 'card h12')).toBe('NO-CARD-3');
  expect(whyNot(six, 'card h13')).toBe('NO-CARD-3');
  expect(whyNot(six, 'card h9')).toBeUndefined();
});

test('NO-PLACE-1: stones are placed on the start and nowhere else', () => {
  const s = laid();
  expect(legal(s).length).toBe(16);
  expect(whyNot(s, 'place m16')).toBeUndefined();
  expect(whyNot(s, 'place l16')).toBe('NO-PLACE-1');
});

test('NO-PLACE-2: not where a stone stands', () => {
  expect(whyNot(after(laid(), 'place m16'), 'place m16')).toBe('NO-PLACE-2');
});

test('NO-ORDER-1: what belongs to another phase is not played', () => {
  expect(whyNot(begin(2), 'place m16')).toBe('NO-ORDER-1');
  expect(whyNot(begin(2), 'roll 1 1 1 1 1 1')).toBe('NO-ORDER-1');
  const s = laid();
  for (const text of ['card h12', 'roll 1 2 3 4 5 6', 'value 3', 'offer good', 'take', 'leave', 'open 3'])
    expect(whyNot(s, text)).toBe('NO-ORDER-1');
  expect(whyNot(after(s, 'place m16'), '1 m16 m15')).toBe('NO-ORDER-1');
});

test('NO-SEATS-2: everybody begins with 5 talers', () => {
  const s = begin(5);
  for (let seat = 0; seat < 5; seat++) expect(game.breakdown(s, seat)).toMatchObject({ purse: 5, dice: 0, cards: 0 });
});
