import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, gain, hexesFor, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import type { DurchDieWuesteState } from './state.ts';

/** The hexes a seat has enclosed, with whatever caravan. */
function enclosedBy(s: DurchDieWuesteState, seat: number): string[] {
  return s.board.grid.names.filter((_, cell) => s.inside[cell] !== 0 && (s.inside[cell] - 1) % 5 === seat);
}

/** White needs one more camel, on c3, for a wall from rim to rim. Blue of seat 1 stands on the other side. */
const wall = `
     a  b  c  d  e  f
  1     .     .     .
     .     W0    .
  2     .     .     B1
     .     w0    .
  3     .     .     .
     .     .     .
`;

/** The wall with something else on some of its hexes. */
function wallWith(tokens: Record<string, string>): string {
  const lines = wall.split('\n');
  for (const [hex, token] of Object.entries(tokens)) {
    const column = hex.charCodeAt(0) - 97;
    const line = 2 * Number(hex.slice(1)) + (column % 2 === 0 ? 1 : 0);
    const at = 5 + 3 * column;
    lines[line] = lines[line].padEnd(at + 2).slice(0, at) + token.padEnd(2) + lines[line].slice(at + 2);
  }
  return lines.join('\n');
}

test('DW-AREA-1: the hexes behind a closed wall are enclosed, those before it, where another stands, are not', () => {
  const s = position(wall, { seats: 2 });
  const closed = after(s, 'camel white c3');
  expect(enclosedBy(s, 0)).toEqual([]);
  expect(enclosedBy(closed, 0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  expect(gain(s, closed)).toEqual({ areas: 6 });
  expect(gain(s, closed, 1)).toEqual({});
});

test('DW-AREA-1: one camel can close two regions at once', () => {
  const fork = `
     a  b  c  d
  1     #     #
           W0
  2     .     .
           .
  3     #     #
           B1
`;
  const s = position(fork, { seats: 2 });
  expect(enclosedBy(s, 0)).toEqual([]);
  expect(enclosedBy(after(s, 'camel white c2'), 0)).toEqual(['b2', 'd2']);
});

test('DW-AREA-1: a board with a single caravan on it is all its own', () => {
  expect(game.breakdown(position(wallWith({ f2: '.' }), { seats: 2 }), 0).areas).toBe(16);
});

test('DW-AREA-1: so is it around a rider with free hexes on all sides', () => {
  const flower = `
     a  b  c  d
  1     .
     .     .
  2     W0
     .     .
  3     .
`;
  expect(game.breakdown(position(flower, { seats: 2 }), 0).areas).toBe(6);
});

test('DW-AREA-2: the rim closes a region, and so does the massif', () => {
  const rock = wallWith({ c2: '#', d2: 'w0' });
  const s = position(rock, { seats: 2 });
  const closed = after(s, 'camel white d3');
  expect(gain(s, closed)).toEqual({ areas: 7 });
  expect(enclosedBy(closed, 0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c3']);
});

test('DW-AREA-2: rock is no hex of the region: with sand in its place there is one hex more', () => {
  const s = position(wallWith({ c2: '.', d2: 'w0' }), { seats: 2 });
  expect(gain(s, after(s, 'camel white d3'))).toEqual({ areas: 8 });
});

test('DW-AREA-2: a wall with a gap to the rim encloses nothing', () => {
  const s = position(wallWith({ c1: '.', d2: 'W0', c2: '#' }), { seats: 2 });
  expect(enclosedBy(after(s, 'camel white d3'), 0)).toEqual([]);
});

/** Five of the six hexes around d3. */
const ring = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     .     W0    .
     .     w0    .     .
  3     .     .     .
     .     w0    w0    .
  4     .     w0    .
     .     .     .     B1
`;

test('DW-AREA-3: a ring of camels encloses what is in it, without rim or massif', () => {
  const s = position(ring, { seats: 2 });
  const closed = after(s, 'camel white e2');
  expect(enclosedBy(closed, 0)).toEqual(['d3']);
  expect(gain(s, closed)).toEqual({ areas: 1 });
});

test('DW-AREA-4: two caravans of one seat do not enclose a region together', () => {
  const s = position(wallWith({ c3: 'G0' }), { seats: 2 });
  expect(enclosedBy(s, 0)).toEqual([]);
  const closed = after(s, 'camel white b3');
  expect(enclosedBy(closed, 0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
  expect(gain(s, closed)).toEqual({ areas: 5 });
});

test('DW-AREA-4: neither do two caravans of one colour of two seats', () => {
  expect(enclosedBy(position(wallWith({ c3: 'W1' }), { seats: 2 }), 0)).toEqual([]);
  expect(enclosedBy(position(wallWith({ c3: 'W1' }), { seats: 2 }), 1)).toEqual([]);
});

test.each(['P1', 'W1', 'P0'])('DW-AREA-5: a camel %s in the region spoils it', token => {
  const s = position(wallWith({ a1: token }), { seats: 2 });
  const closed = after(s, 'camel white c3');
  expect(enclosedBy(closed, 0)).toEqual([]);
  expect(gain(s, closed)).not.toHaveProperty('areas');
});

test('DW-AREA-5: a part that the other camel does not touch can still be closed off', () => {
  const s = after(position(wallWith({ a1: 'P1', c3: 'w0' }), { seats: 2 }), 'camel white b3', 'camel white a2');
  expect(enclosedBy(s, 0)).toEqual(['a3']);
});

test('DW-AREA-6: a palm does not close a gap, it lies in the region', () => {
  const s = position(wallWith({ c3: 'T' }), { seats: 2 });
  expect(enclosedBy(s, 0)).toEqual([]);
  const closed = after(s, 'camel white d3');
  expect(enclosedBy(closed, 0)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c3']);
  expect(gain(s, closed)).toEqual({ areas: 6 });
});

test('DW-AREA-6: neither does a water hole', () => {
  expect(enclosedBy(position(wallWith({ c3: '3' }), { seats: 2 }), 0)).toEqual([]);
});

test('DW-AREA-7: the water in the region is taken at once, and the water before the wall is not', () => {
  const s = position(wallWith({ a2: '3', b1: '2', e3: '1' }), { seats: 2 });
  const closed = after(s, 'camel white c3');
  expect(gain(s, closed)).toEqual({ water: 5, areas: 6 });
  expect(gain(closed, after(closed, 'camel white b2'))).toEqual({ areas: -1 });
  expect(closed.land[closed.board.grid.cellNamed('e3')]).toBe(1);
});

test('DW-AREA-8: an oasis in the region scores at once', () => {
  const s = position(wallWith({ a2: 'T', e3: 'T' }), { seats: 2 });
  expect(gain(s, after(s, 'camel white c3'))).toEqual({ oases: 5, areas: 5 });
});

test('DW-AREA-8: two oases in the region score both', () => {
  const s = position(wallWith({ a1: 'T', a3: 'T' }), { seats: 2 });
  expect(gain(s, after(s, 'camel white c3'))).toEqual({ oases: 10, areas: 4 });
});

test('DW-AREA-8: an oasis that the caravan has scored before does not score again', () => {
  const s = position(wallWith({ b2: 'T' }), { seats: 2 });
  expect(gain(s, after(s, 'camel white c3'))).toEqual({ areas: 5 });
});

test('DW-AREA-8: an enclosed oasis does not score again when a camel comes next to it', () => {
  const closed = after(position(wallWith({ a2: 'T' }), { seats: 2 }), 'camel white c3');
  expect(gain(closed, after(closed, 'camel white b3'))).toEqual({ areas: -1 });
});

test('DW-AREA-8: an oasis that another caravan of the seat has scored scores again', () => {
  const s = position(wallWith({ c3: 'T', d3: 'w0', e3: 'G0' }), { seats: 2 });
  expect(game.breakdown(s, 0)).toMatchObject({ oases: 5, areas: 6 });
});

test('DW-AREA-9: each camel built inside costs its point, and the rest stays enclosed', () => {
  const closed = after(position(wall, { seats: 2, left: 1 }), 'camel white c3', 'camel blue f1', 'camel blue f3');
  const built = after(closed, 'camel white b2', 'camel white a2');
  expect(gain(closed, built)).toEqual({ areas: -2 });
  expect(enclosedBy(built, 0)).toEqual(['a1', 'a3', 'b1', 'b3']);
});

test('DW-AREA-9: nobody else gets in, nor the own caravans of other colours', () => {
  const s = position(wallWith({ d3: 'G0', c3: 'w0' }), { seats: 2 });
  expect(hexesFor(s, 'camel green').filter(hex => enclosedBy(s, 0).includes(hex))).toEqual([]);
  for (const hex of enclosedBy(s, 0)) expect(whyNot(s, `camel green ${hex}`), hex).toBe('DW-CAMEL-3');
});

test('DW-AREA-9: a seat that can place inside only must do so', () => {
  const chain = `
     a  b  c  d  e
  1     W0    .
     .     B1    .
`;
  const s = position(chain, { seats: 2 });
  expect(enclosedBy(s, 0)).toEqual(['a1']);
  expect(legal(s)).toEqual(['camel white a1']);
  expect(gain(s, after(s, 'camel white a1'))).toEqual({ areas: -1 });
});

test('DW-AREA-10: what riders enclose is taken when the last of them stands, and not before', () => {
  const chain = `
     a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u
  1     .     W0    W1    B0    B1    G0    G1    P0    P1    V0
     3     .     .     .     .     .     .     .     .     .     .
`;
  const s = position(chain, { seats: 2, seat: 1, phase: 'riders' });
  expect(enclosedBy(s, 0)).toEqual([]);
  const last = after(s, 'rider violet b1');
  expect(enclosedBy(last, 1)).toEqual(['a1']);
  expect(gain(s, last, 1)).toMatchObject({ water: 3, areas: 1 });
  expect(enclosedBy(last, 0)).toEqual(['u1']);
  expect(gain(s, last, 0)).toMatchObject({ areas: 1 });
});

test("DW-AREA-4, the book's example: two violet camels close what two caravans of blue only bordered", () => {
  const example = `
     a  b  c  d  e  f
  1     2     V0    .
     .     .     .
  2     .     v0    .
     T     .     .
  3     .     v0    B1
     .     .     .
  4     .     P0    .
     1     .     .
`;
  const s = position(example, { seats: 2 });
  expect(enclosedBy(s, 0)).toEqual([]);
  const first = after(s, 'camel violet c3');
  expect(gain(s, first)).toEqual({});
  const second = after(first, 'camel violet c4');
  expect(gain(first, second)).toEqual({ water: 3, oases: 5, areas: 9 });
});
