import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, gain, hexesFor, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

/** White of seat 0 comes from the left, its green and white of seat 1 from the right; two palms lie between. */
const palms = `
     a  b  c  d  e  f  g  h
  1     .     .     .     .
     .     .     .     .
  2     W0    T     .     W1
     .     .     .     .
  3     .     .     T     .
     .     .     .     .
  4     .     G0    .     .
     .     .     .     .
`;

test('DW-OASIS-1: the first camel next to an oasis scores five points', () => {
  const s = position(palms, { seats: 2 });
  expect(gain(s, after(s, 'camel white c1'))).toEqual({ oases: 5, caravans: 5 });
  expect(gain(s, after(s, 'camel white b1'))).toEqual({ caravans: 5 });
});

test('DW-OASIS-2: a second camel of that caravan next to the same oasis scores nothing', () => {
  const first = after(position(palms, { seats: 2 }), 'camel white c1');
  expect(gain(first, after(first, 'camel white d1'))).toEqual({});
  expect(gain(first, after(first, 'camel white c2'))).toEqual({});
});

test('DW-OASIS-3: the same caravan scores the next oasis as well', () => {
  const first = after(
    position(palms, { seats: 2 }),
    'camel white c2',
    'camel white d3',
    'camel white h1',
    'camel white g1',
  );
  expect(gain(first, after(first, 'camel white e3'))).toMatchObject({ oases: 5 });
});

test('DW-OASIS-3: one camel that comes between two oases scores both', () => {
  const between = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     .     T     .
     .     .     .     .
  3     .     .     .
     .     W0    T     .
  4     .     .     B1
`;
  const s = position(between, { seats: 2 });
  expect(gain(s, after(s, 'camel white d3'))).toEqual({ oases: 10 });
});

test('DW-OASIS-4: another caravan of the same seat scores the same oasis again', () => {
  const s = after(position(palms, { seats: 2 }), 'camel white c1');
  expect(gain(s, after(s, 'camel green d3'))).toEqual({ oases: 5 });
});

test('DW-OASIS-5: so does a caravan of another seat, also of the same colour', () => {
  const s = after(
    position(palms, { seats: 2 }),
    'camel white c1',
    'camel white b1',
    'camel white g1',
    'camel white f2',
  );
  const rival = after(s, 'camel green d3', 'camel green e3');
  expect(gain(s, rival)).toEqual({ oases: 10 });
  expect(whyNot(rival, 'camel white e1')).toBeUndefined();
  expect(gain(rival, after(rival, 'camel white e1'), 1)).toMatchObject({ oases: 5 });
});

test('DW-OASIS-5: chips do not run out, although the box holds twenty', () => {
  const reached = `
     a  b  c  d  e  f  g  h  i  j
  1     w0    b0    g0    p0    v0
     T     T     T     T     T
  2     w1    b1    g1    p1    v1
     v2    g2    p2    w2    b2
`;
  const s = position(reached, { seats: 3 });
  expect([0, 1, 2].map(seat => game.breakdown(s, seat).oases)).toEqual([45, 45, 25]);
});

test("DW-OASIS-1, the book's example: red is cut off from an oasis with blue, but not with violet", () => {
  const example = `
     a  b  c  d  e  f  g
  1     .     B1    .
     .     .     .     .
  2     .     b1    .
     .     .     .     .
  3     B0    T     V0
     .     .     .     .
  4     .     b2    .
     .     .     .     .
  5     .     B2    .
     .     .     .     .
`;
  const s = position(example, { seats: 3 });
  const around = ['c2', 'c3', 'e2', 'e3'];
  expect(around.filter(hex => hexesFor(s, 'camel blue').includes(hex))).toEqual([]);
  expect(whyNot(s, 'camel blue c2')).toBe('DW-CAMEL-4');
  expect(whyNot(s, 'camel blue c3')).toBe('DW-CAMEL-4');
  expect(gain(s, after(s, 'camel violet e2'))).toEqual({ oases: 5 });
});
