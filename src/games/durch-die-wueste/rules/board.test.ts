import { expect, test } from 'vitest';
import { neighboursOf, spotName } from '../../../engine/boards/grid.ts';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { neighbourNames, placesIn } from '../testing/reference-board.ts';
import { BadMap, boardFor, CIRCLE, PALM_HEX, readBoard } from './board.ts';
import { map } from './map.ts';

const parts = [
  { seats: 2, hexes: 189, circles: 32, palmHexes: 6 },
  { seats: 3, hexes: 189, circles: 32, palmHexes: 6 },
  { seats: 4, hexes: 250, circles: 43, palmHexes: 7 },
  { seats: 5, hexes: 250, circles: 43, palmHexes: 7 },
];

test.each(parts)('DW-BOARD-1: $seats seats play on $hexes hexes', ({ seats, hexes, circles, palmHexes }) => {
  const board = boardFor(seats);
  expect(board.grid.size).toBe(hexes);
  expect(board.marks.filter(mark => mark === CIRCLE)).toHaveLength(circles);
  expect(board.marks.filter(mark => mark === PALM_HEX)).toHaveLength(palmHexes);
});

test('DW-BOARD-1: what lies beyond the dark line is named with four seats and is no hex with three', () => {
  const beyond = placesIn(map).filter(({ token }) => ':OP'.includes(token));
  const named = (seats: number) => beyond.filter(({ name }) => boardFor(seats).grid.cellNamed(name) >= 0);
  expect(beyond).toHaveLength(61);
  expect(named(3)).toEqual([]);
  expect(named(4)).toHaveLength(61);
});

test.each([3, 4])('DW-BOARD-1: with %i seats every hex has the neighbours a second reading of the map finds', seats => {
  const places = placesIn(map).filter(({ token }) => seats > 3 || !':OP'.includes(token));
  const { grid } = boardFor(seats);
  const read = new Map(
    grid.names.map((name, cell) => [
      name,
      neighboursOf(grid, cell)
        .map(other => grid.names[other])
        .sort(),
    ]),
  );
  const expected = [...neighbourNames(places)].map(([name, beside]) => [name, beside.sort()] as const);
  expect(read).toEqual(new Map(expected));
});

test('DW-BOARD-2: the massif is seven rocks, none of them a hex', () => {
  const rocks = boardFor(4).massif.map(spotName).sort();
  expect(rocks).toEqual(['f7', 'f8', 'g7', 'g8', 'h8', 'i8', 'j8']);
  const s = game.initial(4, {});
  for (const rock of rocks) expect(game.parse(s, `camel white ${rock}`)).toBe(NOT_A_MOVE);
});

test('DW-BOARD-2: the rim is no hex', () => {
  const s = game.initial(4, {});
  for (const rim of ['a1', 'b1', 'a10', 'v13', 'z9']) expect(game.parse(s, `rider blue ${rim}`)).toBe(NOT_A_MOVE);
});

/** A map of whole columns with one row like every other, a palm hex here and there. */
function plainMap(columns: number, rows: number, palms: number, fill = '.'): string {
  const letters = Array.from({ length: columns }, (_, col) => String.fromCharCode(97 + col));
  let left = palms;
  const token = () => (left-- > 0 ? 'p' : fill);
  const line = (label: string, parity: number) =>
    label.padEnd(5) + letters.map((_, col) => (col % 2 === parity ? token() : ' ')).join(' ');
  const lines = Array.from({ length: rows }, (_, row) => [line(`${row + 1}`, 1), line('', 0)]);
  return [`     ${letters.join(' ')}`, ...lines.flat()].join('\n');
}

test('DW-BOARD-3: a map without room for all riders is refused, and with room it is taken', () => {
  expect(() => readBoard(plainMap(12, 10, 5), 'whole')).toThrow(
    new BadMap('the map has room for riders on 104 hexes; 134 make sure that all riders find a place'),
  );
  expect(readBoard(plainMap(12, 10, 5), 'near').grid.size).toBe(120);
  expect(() => readBoard(plainMap(11, 10, 5), 'near')).toThrow(/room for riders on 94 hexes; 99 make sure/);
});

test('DW-BOARD-3: the hexes beside palms do not count as room, wherever the palms may come to stand', () => {
  const spread = plainMap(12, 10, 0).split('\n');
  const withPalms = [3, 7, 11, 15, 19].reduce((lines, line) => {
    const text = lines[line].slice(0, 9) + lines[line].slice(9).replace('.', 'p');
    return lines.with(line, text);
  }, spread);
  expect(() => readBoard(withPalms.join('\n'), 'near')).toThrow(/room for riders on 90 hexes; 99/);
});

test.each([
  { why: 'too few palm hexes', drawing: plainMap(16, 15, 4), says: /4 palm hexes; it needs 5/ },
  { why: 'more water than there is', drawing: plainMap(16, 15, 5, 'o'), says: /needs 235 water holes; there are 45/ },
  { why: 'more hexes than a move can name', drawing: plainMap(16, 16, 5), says: /256 hexes; there can be 255/ },
  { why: 'two islands', drawing: plainMap(16, 15, 5).replace(/^(8 .*|8\b.*)\n.*$/m, ''), says: /falls into parts/ },
  { why: 'an unknown sign', drawing: plainMap(16, 15, 5, 'x'), says: /holds "x"; it can hold/ },
])('a map with $why is refused', ({ drawing, says }) => {
  expect(() => readBoard(drawing, 'whole')).toThrow(says);
  expect(() => readBoard(drawing, 'whole')).toThrow(BadMap);
});
