import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, gain, hexesFor, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

const meeting = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     2     T     .
     .     .     .     .
  3     W0    .     W1
     .     .     .     .
  4     .     B0    .
     .     .     .     .
`;

test('DW-CAMEL-1: not where a camel stands, own or foreign', () => {
  const s = position(meeting, { seats: 2 });
  for (const hex of ['b3', 'd4', 'f3']) expect(whyNot(s, `camel white ${hex}`), hex).toBe('DW-CAMEL-1');
  expect(whyNot(after(s, 'camel white c2'), 'camel white c2')).toBe('DW-CAMEL-1');
});

test('DW-CAMEL-1: a water hole is no hindrance', () => {
  expect(whyNot(position(meeting, { seats: 2 }), 'camel white b2')).toBeUndefined();
});

test('DW-CAMEL-2: not on a palm, also when the caravan stands next to it', () => {
  const s = position(meeting, { seats: 2 });
  expect(whyNot(s, 'camel white d2')).toBe('DW-CAMEL-2');
  expect(whyNot(after(s, 'camel white c2'), 'camel white d2')).toBe('DW-CAMEL-2');
});

test('DW-CAMEL-3: next to a camel of the same colour of the own caravan', () => {
  const s = position(meeting, { seats: 2 });
  expect(hexesFor(s, 'camel white')).toEqual(['a2', 'a3', 'b2', 'b4', 'c2', 'c3']);
  expect(hexesFor(after(s, 'camel white a2'), 'camel white')).toContain('a1');
  expect(whyNot(s, 'camel white a1')).toBe('DW-CAMEL-3');
  expect(whyNot(s, 'camel white d1')).toBe('DW-CAMEL-3');
});

test('DW-CAMEL-3: a camel of another colour or of another seat is no anchor', () => {
  const s = position(meeting, { seats: 2 });
  expect(whyNot(s, 'camel white c4')).toBe('DW-CAMEL-3');
  expect(whyNot(s, 'camel white f2')).toBe('DW-CAMEL-3');
  expect(whyNot(s, 'camel pink a2')).toBe('DW-CAMEL-3');
});

/** One hex is free between the two white caravans. */
const standoff = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     W0    w0    W1
     .     .     .     .
  3     .     B0    .
     .     .     .     .
`;

test('DW-CAMEL-4: not next to a camel of the same colour of another seat', () => {
  for (const seat of [0, 1])
    for (const hex of ['e1', 'e2'])
      expect(whyNot(position(standoff, { seats: 2, seat }), `camel white ${hex}`), hex).toBe('DW-CAMEL-4');
  expect(hexesFor(position(standoff, { seats: 2, seat: 1 }), 'camel white')).toEqual(['f1', 'f3', 'g1', 'g2']);
});

test('DW-CAMEL-4: a camel shuts the hexes around it for its rivals from then on', () => {
  const s = position(meeting, { seats: 2, seat: 1 });
  expect(hexesFor(s, 'camel white')).toContain('e3');
  const shut = after(s, 'camel white g3', 'camel white g2', 'camel white c3', 'camel white d3');
  expect(hexesFor(shut, 'camel white')).not.toContain('e3');
  expect(whyNot(shut, 'camel white e3')).toBe('DW-CAMEL-4');
});

test('DW-CAMEL-4: the hex between two rivals is free for other colours', () => {
  expect(whyNot(position(standoff, { seats: 2 }), 'camel blue e2')).toBeUndefined();
});

test('DW-CAMEL-5: next to camels of other colours is allowed, own or foreign', () => {
  const s = position(meeting, { seats: 2 });
  expect(whyNot(s, 'camel blue c3')).toBeUndefined();
  expect(whyNot(s, 'camel blue e3')).toBeUndefined();
  expect(whyNot(s, 'camel white c3')).toBeUndefined();
});

test('DW-CAMEL-6: a caravan grows from its rider on and never starts anew elsewhere', () => {
  const first = after(position(meeting, { seats: 2 }), 'camel white a2', 'camel white a1');
  const s = after(first, 'camel white g3', 'camel white g2');
  expect(hexesFor(s, 'camel white')).toEqual(['a3', 'b1', 'b2', 'b4', 'c2', 'c3']);
});

test("DW-CAMEL-3, the book's example: green has nine hexes to choose from for its next white camel", () => {
  // Three camels in a row have ten hexes around them. A blue camel stands on one, a water hole does no harm.
  const example = `
     a  b  c  d  e  f  g  h  i
  1     .     .     .     .
     .     .     .     .     .
  2     .     .     2     .
     .     W2    B1    .     W0
  3     .     w2    .     .
     .     .     w2    .     .
  4     .     .     .     .
     .     .     .     .     .
`;
  const s = position(example, { seats: 3, seat: 2 });
  const nine = ['b2', 'b3', 'c1', 'c3', 'd2', 'd4', 'e4', 'f3', 'f4'];
  expect(hexesFor(s, 'camel white')).toEqual(nine);
  const two = after(s, 'camel white f3', 'camel white f4');
  expect(two.sizes.reduce((sum, size) => sum + size, 0)).toBe(7);
  expect(game.actor(two)).toBe(0);
});

test('DW-WATER-2: a camel on a water hole takes its points, and the hole is gone', () => {
  for (const value of [1, 2, 3]) {
    const s = position(meeting.replace('2     2', `2     ${value}`), { seats: 2 });
    const drunk = after(s, 'camel white b2');
    expect(gain(s, drunk)).toMatchObject({ water: value });
    expect(gain(s, drunk, 1)).not.toHaveProperty('water');
    expect(drunk.land[drunk.board.grid.cellNamed('b2')]).toBe(0);
  }
});

test('DW-WATER-2: standing next to water brings nothing', () => {
  const s = position(meeting, { seats: 2 });
  expect(gain(s, after(s, 'camel white a2'))).not.toHaveProperty('water');
});
