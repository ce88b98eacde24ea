import { expect, test } from 'vitest';
import { movesOf, NOBODY } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, gain, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

const wall = `
     a  b  c  d  e  f
  1     .     .     .
     .     W0    .
  2     .     .     B1
     T     w0    .
  3     .     .     .
     .     2     .
`;

test('DW-END-1: the last camel of a colour ends the game in the middle of a turn, after it has taken everything', () => {
  const s = position(wall, { seats: 2, supply: { white: 1 } });
  const over = after(s, 'camel white c3');
  expect(game.actor(over)).toBe(NOBODY);
  expect(gain(s, over)).toEqual({ water: 2, oases: 5, areas: 5 });
  expect(game.winners(over)).toEqual([0]);
});

test('DW-END-1: the last camel of a turn ends the game too, whatever other colours are left', () => {
  const s = position(wall, { seats: 2, seat: 1, left: 1, supply: { blue: 1 } });
  expect(game.actor(after(s, 'camel blue f1'))).toBe(NOBODY);
});

test('DW-END-1: the last but one does not end it', () => {
  const s = position(wall, { seats: 2, supply: { white: 2 } });
  const next = after(s, 'camel white c3');
  expect(game.actor(next)).toBe(0);
  expect(game.winners(next)).toEqual([]);
  expect(game.actor(after(next, 'camel white b3'))).toBe(NOBODY);
});

test('DW-END-2: the game ends when nobody can place a camel any more, also in the middle of a turn', () => {
  const chain = `
     a  b  c
  1     W0
     .     B1
`;
  const over = after(position(chain, { seats: 2 }), 'camel white a1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0, 1]);
});

test('DW-END-2: hexes that rivals keep each other from do not keep the game going', () => {
  const chain = `
     a  b  c  d
  1     .     .
     W0    W1
`;
  const s = position(chain, { seats: 2, seat: 1 });
  expect(legal(s)).toEqual(['camel white d1']);
  expect(game.actor(after(s, 'camel white d1'))).toBe(NOBODY);
});

test('DW-END-2: as long as one seat can place, the game goes on', () => {
  const chain = `
     a  b  c  d  e
  1     W0    .
     .     B1    .
`;
  const s = after(position(chain, { seats: 2 }), 'camel white a1');
  expect(game.actor(s)).toBe(0);
  expect(legal(s)).toEqual(['pass']);
  expect(game.actor(after(s, 'pass', 'camel blue d1', 'camel blue e1'))).toBe(NOBODY);
});

test('DW-END-2: even the last rider can leave nobody a place', () => {
  const islands = `
     a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t
  1     .     W0    W1    B0    B1    G0    G1    P0    P1    V0
`;
  const over = after(position(islands, { seats: 2, seat: 1, phase: 'riders' }), 'rider violet b1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0, 1]);
});

test('DW-END-3: after the end nothing can be moved', () => {
  const over = after(position(wall, { seats: 2, supply: { white: 1 } }), 'camel white c3');
  expect(movesOf(game, over)).toEqual([]);
  for (const text of [
    'camel white b3',
    'camel blue f1',
    'rider white a1',
    'return pink',
    'palm a2',
    'water a1 1',
    'pass',
  ])
    expect(whyNot(over, text), text).toBe('DW-END-3');
});
