import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { CELLS, crossIn, grid, inside } from './board.ts';
import { editions, heights } from './material.ts';
import { openSides } from './moves.ts';
import { figuresBySeat, initial, ownerOf, tallestOf } from './state.ts';
import {
  actions,
  distinctTurns,
  FACES,
  faceTexts,
  fits,
  KINDS,
  kindNamed,
  kinds,
  sidesText,
  stackTiles,
  tileFault,
} from './tiles.ts';

const crossText = (name: string, edition: number) => faceTexts[crossIn(edition).get(grid.cellNamed(name)) ?? -1];

test('WS-BOARD-1: eleven by eleven cells, of which the cross takes 21 and leaves 100', () => {
  const s = initial(2);
  expect(CELLS).toBe(121);
  for (const edition of [1, 2]) {
    expect(crossIn(edition).size).toBe(21);
    for (const cell of crossIn(edition).keys()) expect(grid.names[cell]).toMatch(/^f|[a-k]6$/);
  }
  expect(s.tiles.filter(tile => tile === 0)).toHaveLength(100);
});

test('WS-BOARD-2: where two fields meet, both have a line of the same colour', () => {
  // f4 has a white line to the west.
  expect(game.check(position('     e\n  4  EW:salt\n', { seats: 2 }))).toBeUndefined();
  expect(game.check(position('     e\n  4  NS:salt\n', { seats: 2 }))).toBe('the lines around e4 do not match');
});

test.each([
  ['f5', 'E'],
  ['f4', 'W'],
  ['f3', 'desert'],
  ['f2', 'E|W'],
  ['f1', 'desert'],
  ['g6', 'S'],
  ['h6', 'N'],
  ['j6', 'N|S'],
  ['f7', 'W'],
  ['f8', 'E'],
  ['e6', 'N'],
  ['d6', 'S'],
  ['f6', 'desert'],
])('WS-BOARD-3: in the first edition the cross shows at %s the white sides %s', (name, text) => {
  expect(crossText(name, 1)).toBe(text);
});

test.each([
  ['f5', 'desert'],
  ['f4', 'desert'],
  ['f3', 'E'],
  ['i6', 'S'],
  ['f9', 'W'],
  ['c6', 'N'],
  ['f1', 'desert'],
])('WS-BOARD-3: the cross shows at %s the white sides %s', (name, text) => {
  expect(crossText(name, 2)).toBe(text);
});

test('WS-BOARD-4: a line to an undiscovered cell is open, one at the edge is not', () => {
  const s = initial(2);
  const open = (name: string) => sidesText(openSides(s, grid.cellNamed(name)));
  expect(open('f1')).toBe('EW');
  expect(open('k6')).toBe('NS');
  expect(open('f6')).toBe('');
  expect(sidesText(inside[grid.cellNamed('a1')])).toBe('ES');
});

test.each([
  [1, { myrrh: 10, incense: 10, gem: 10, salt: 10, camel: 10, rumour: 12, water: 9 }],
  [2, { myrrh: 9, incense: 9, gem: 9, salt: 9, camel: 5, rumour: 7, water: 11 }],
])('WS-TILE-1: 85 tiles in five stacks of 17, with action fields; edition %i', (edition, expected) => {
  const stacks = stackTiles(editions[edition - 1] ?? editions[0]);
  expect(stacks.map(stack => stack.length)).toEqual([17, 17, 17, 17, 17]);
  const fields = stacks.flat().flatMap(tile => tile.match(/:(\w+)/)?.[1] ?? []);
  const count = Object.fromEntries(actions.map(action => [action, fields.filter(field => field === action).length]));
  expect(count).toEqual(expected);
});

test('WS-TILE-1: no action field lies where one tile alone could close the oasis by a single side', () => {
  const [, { stacks } = editions[0]] = editions;
  expect(stacks.join(' ').match(/(^|[ |])[NESW]:\w+/g)).toBeNull();
});

test('WS-TILE-1: how many tiles of each kind are left is there for all to see', () => {
  const s = initial(4);
  expect(s.left[kindNamed('NE:salt')]).toBe(2);
  expect(Array.from(s.stacks)).toEqual([17, 17, 17, 17, 17]);
});

test('WS-TILE-2: tiles come from the first stack that has any', () => {
  const s = initial(3);
  expect(legal(s)).toContain('tile NESW:myrrh');
  expect(whyNot(s, 'tile NE:gem|SW')).toBe('WS-TILE-2');
});

test('WS-TILE-3: with two seats the first stack stays in the box', () => {
  const s = initial(2);
  expect(Array.from(s.stacks)).toEqual([0, 17, 17, 17, 17]);
  expect(legal(s)).toContain('tile NE:gem|SW');
  expect(whyNot(s, 'tile NESW:myrrh')).toBe('WS-TILE-2');
});

test('WS-FIGURE-1: sixteen heights, four for each seat, which add up to the same', () => {
  expect(heights.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  expect(heights.map(own => own.reduce((sum, height) => sum + height, 0))).toEqual([34, 34, 34, 34]);
  expect(Array.from(tallestOf, figure => figure + 1)).toEqual([16, 15, 14, 13]);
  expect(Array.from(figuresBySeat.subarray(8, 12), figure => figure + 1)).toEqual([3, 8, 9, 14]);
  expect(ownerOf[12 - 1]).toBe(1);
});

test('tiles that look the same when turned are one kind, and turns that look the same one turn', () => {
  expect(kinds).toHaveLength(47);
  const turns = (kind: string) => distinctTurns[kindNamed(kind)];
  expect([turns('desert'), turns('NESW:myrrh'), turns('NS:gem'), turns('N|S')]).toEqual([1, 1, 3, 3]);
  expect([turns('NE:gem|SW'), turns('N:myrrh|S'), turns('NE:salt')]).toEqual([15, 15, 15]);
});

test('a tile fits where all lines around it match', () => {
  const turns = (kind: string, known: number, white: number) => fits[(kindNamed(kind) << 8) | (known << 4) | white];
  expect(turns('desert', 15, 0)).toBe(1);
  expect(turns('desert', 1, 1)).toBe(0);
  // White in the north and east: unturned only. White in the north, brown in the east: turned by 270 degrees.
  expect(turns('NE:salt', 3, 3)).toBe(1);
  expect(turns('NE:salt', 3, 1)).toBe(8);
  expect(turns('NE:salt', 0, 0)).toBe(15);
});

test.each([
  ['NX', '"NX" is not written as a tile'],
  ['NE:gold', '"NE:gold" is not written as a tile'],
  ['EN', '"EN" is not written as a tile'],
  ['NE|ES', 'names a side twice'],
  ['N:gem|S:gem', 'more than one action field'],
])('the tile "%s" is refused: %s', (tile, message) => {
  expect(tileFault(tile)).toContain(message);
});

test('no tile of any edition is badly written, and all kinds find room in a byte and in a move', () => {
  expect(editions.flatMap(edition => stackTiles(edition).flat()).flatMap(tile => tileFault(tile) ?? [])).toEqual([]);
  expect(KINDS).toBeLessThanOrEqual(64);
  expect(FACES).toBeLessThan(255);
});
