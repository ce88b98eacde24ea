import { expect, test } from 'vitest';
import { neighboursOf } from '../../../engine/boards/grid.ts';
import { CHANCE, movesOf } from '../../../engine/game.ts';
import { newMatchOptions, readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, legal, setUp, whyNot } from '../testing/table.ts';
import { drawPosition } from '../text/position.ts';
import { BadMap, board, oasisOf, PALACE, readBoard } from './board.ts';
import { goods } from './goods.ts';
import { map } from './map.ts';
import { At, handSize, Phase, PLAIN, Task } from './state.ts';

test('WK-SEATS-1: two to four seats, and seat 0 begins', () => {
  expect(game.seats).toEqual([2, 3, 4]);
  for (const seats of game.seats) expect(game.actor(setUp(seats, seeded(seats)))).toBe(0);
});

test('WK-BOARD-1: 93 desert hexes, the palace and three oases in the corners', () => {
  expect(board.hexes).toBe(93);
  expect(board.grid.size).toBe(105);
  const corners = ['palace', ...goods].map(name => board.grid.names[board.cells[board.fieldNamed(name)][0]]);
  expect(corners).toEqual(['a1', 'j11', 'a11', 'j1']);
});

test('WK-BOARD-2: a place is a corner and the two hexes beside it', () => {
  for (const place of [PALACE, ...goods.map((_, good) => oasisOf(good))]) {
    const [corner, ...forecourts] = board.cells[place];
    expect(new Set(neighboursOf(board.grid, corner))).toEqual(new Set(forecourts));
  }
  expect(board.cells[PALACE].map(cell => board.grid.names[cell])).toEqual(['a1', 'b1', 'a2']);
});

test.each([
  ['a strange sign', map.replace('P', 'X'), '"X"'],
  ['a corner without forecourts', map.replace('  p  ', '  .  '), 'palace'],
  ['two corners', map.replace('W', 'P'), 'palace'],
  ['more hexes than tiles', `${map} 12 ${'. '.repeat(16)}`, '109 desert hexes'],
])('WK-BOARD-3: a map with %s is refused', (_, drawing, reason) => {
  expect(() => readBoard(drawing)).toThrow(BadMap);
  expect(() => readBoard(drawing)).toThrow(reason);
});

test('WK-SETUP-1: chance lays a tile on every hex in order, either side up', () => {
  const s = game.initial(2, {});
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['tile a3 plain', 'tile a3 dune']);
  expect(whyNot(s, 'tile a4 dune')).toBe('WK-SETUP-1');
  expect(legal(after(s, 'tile a3 dune'))).toEqual(['tile a4 plain', 'tile a4 dune']);
  const covered = setUp(2, seeded('tiles'));
  expect(covered.height.every(height => height === 1)).toBe(true);
  expect(covered.turn[At.Reserve]).toBe(15);
});

test('WK-SETUP-1: both sides come up about as often', () => {
  let plains = 0;
  for (let i = 0; i < 40; i++) plains += setUp(2, seeded(i)).ground.filter(ground => ground === PLAIN).length;
  expect(plains / (40 * 93)).toBeGreaterThan(0.45);
  expect(plains / (40 * 93)).toBeLessThan(0.55);
});

test.each(game.seats)('WK-SETUP-2: with %i seats everybody has four camels in the palace and eight in stock', seats => {
  const s = setUp(seats, seeded('camels'));
  expect(drawPosition(s)).toContain(`P${'0000111122223333'.slice(0, 4 * seats)} `);
  expect(s.stock.every(stock => stock === 8)).toBe(true);
});

test.each(game.seats)('WK-SETUP-3: with %i seats everybody draws three cards, seat 0 first', seats => {
  const s = game.initial(seats, {});
  const random = seeded('cards');
  const drawers: number[] = [];
  while (game.actor(s) === CHANCE) {
    const move = game.sample(s, random);
    if (game.format(s, move).startsWith('draw')) drawers.push(s.turn[At.TaskSeat]);
    game.apply(s, move);
  }
  expect(drawers).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3].slice(0, 3 * seats));
  expect(Array.from({ length: seats }, (_, seat) => handSize(s, seat))).toEqual(Array(seats).fill(3));
});

test.each([
  [2, 12],
  [3, 12],
  [4, 18],
])('WK-SETUP-4: with %i seats each oasis holds %i', (seats, count) => {
  expect([...game.initial(seats, {}).oases]).toEqual([count, count, count]);
});

/** The movement points with which each seat begins its first turn. */
function firstTurns(seats: number, edition: number): number[] {
  const random = seeded('points');
  const s = game.initial(seats, { edition });
  const points: number[] = [];
  while (s.turn[At.Round] === 1) {
    if (s.turn[At.Phase] === Phase.PlayCard && s.turn[At.Task] === Task.None) points[s.turn[At.Seat]] = s.turn[At.Left];
    const move = game.actor(s) === CHANCE ? game.sample(s, random) : movesOf(game, s)[0];
    game.apply(s, move);
  }
  expect(s.turn[At.Left]).toBe(6);
  return points;
}

test.each([
  [2, [3, 6]],
  [3, [2, 4, 6]],
  [4, [2, 3, 5, 6]],
])('WK-TURN-3: with %i seats the first turns have %j movement points, and later ones six', (seats, points) => {
  expect(firstTurns(seats, 2)).toEqual(points);
});

test.each([
  [2, [3, 6]],
  [3, [6, 6, 6]],
  [4, [6, 6, 6, 6]],
])('WK-TURN-3: in matches of edition 1 with %i seats it is %j', (seats, points) => {
  expect(firstTurns(seats, 1)).toEqual(points);
});

test('a log that names no edition was played with the first one', () => {
  for (const seats of game.seats) {
    const options = readOptions(game.options, {});
    expect(game.initial(seats, options).bytes).toEqual(game.initial(seats, { edition: 1 }).bytes);
    expect(game.initial(seats, newMatchOptions(game.options)).deck).not.toEqual(game.initial(seats, options).deck);
  }
});
