import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, playOn, setUp } from '../testing/table.ts';
import { position } from '../text/position.ts';
import type { DurchDieWuesteState } from './state.ts';

function all(s: DurchDieWuesteState, key: string): number[] {
  return Array.from({ length: s.seats }, (_, seat) => game.breakdown(s, seat)[key]);
}

test('DW-SCORE-1: the values of the holes add up, each for the seat that took it', () => {
  const chain = `
     a  b  c  d  e  f  g  h  i  j
  1     W0    2     .     B1    .
     .     3     .     .     1
`;
  const s = after(position(chain, { seats: 2 }), 'camel white c1', 'camel white d1', 'camel blue i1');
  expect(all(s, 'water')).toEqual([5, 1]);
});

test('DW-SCORE-2: each oasis chip counts five', () => {
  const chain = `
     a  b  c  d  e  f  g  h
  1     W0    .     T     .
     .     T     b0    B1
`;
  expect(all(position(chain, { seats: 2 }), 'oases')).toEqual([10, 5]);
});

const herds = `
     a  b  c  d  e  f  g  h
  1     W0    w0    W1    w1
     w0    .     .     .
  2     .     B0    .     B1
     B2    .     .     .
  3     .     .     .     .
     G2    g2    P1    .
`;

test('DW-SCORE-3: the largest caravan of a colour brings ten, and the camel of the rider counts', () => {
  const s = position(herds.replaceAll(/B\d/g, '. '), { seats: 3 });
  expect(all(s, 'caravans')).toEqual([10, 10, 10]);
});

test('DW-SCORE-4: a seat that shares the largest caravan gets five instead, however many share', () => {
  expect(all(position(herds, { seats: 3 }), 'caravans')).toEqual([15, 15, 15]);
  const two = position(herds.replace('B2', '. '), { seats: 3 });
  expect(all(two, 'caravans')).toEqual([15, 15, 10]);
});

test('DW-SCORE-4: one camel more ends the tie', () => {
  const s = position(herds, { seats: 3 });
  expect(all(after(s, 'camel blue c2'), 'caravans')).toEqual([20, 10, 10]);
});

test('DW-SCORE-5: a colour that nobody has brings nobody anything', () => {
  const lone = `
     a  b
  1     W0
     .
`;
  expect(all(position(lone, { seats: 5 }), 'caravans')).toEqual([10, 0, 0, 0, 0]);
});

test('DW-SCORE-6: each enclosed hex counts one, a palm none', () => {
  const chain = `
     a  b  c  d  e  f
  1     T     .     B1
     .     .     W0
`;
  expect(all(position(chain, { seats: 2 }), 'areas')).toEqual([3, 0]);
});

const duel = `
     a  b  c  d
  1     W0    .
     .     B1
`;

test('DW-SCORE-7: equal totals share the win', () => {
  const over = after(position(duel, { seats: 2 }), 'camel white a1', 'pass', 'camel blue d1');
  expect([0, 1].map(seat => game.score(over, seat))).toEqual([10, 10]);
  expect(game.winners(over)).toEqual([0, 1]);
});

test('DW-SCORE-7: the highest total wins alone', () => {
  const richer = duel.replace('.     B1', '1     B1');
  const over = after(position(richer, { seats: 2 }), 'camel white a1', 'pass', 'camel blue d1');
  expect(game.winners(over)).toEqual([0]);
});

test('DW-SCORE-8: the score is that of a game that ended now: all four sources at every moment', () => {
  const s = setUp(4, seeded('score'));
  expect([0, 1, 2, 3].map(seat => game.score(s, seat))).toEqual([0, 0, 0, 0]);
  let positions = 0;
  playOn(s, seeded('play'), now => {
    for (let seat = 0; seat < 4; seat++)
      expect(game.score(now, seat)).toBe(
        Object.values(game.breakdown(now, seat)).reduce((sum, points) => sum + points),
      );
    return positions++ > 200;
  });
  expect(positions).toBeGreaterThan(50);
});

test('DW-SCORE-8: water, oases, caravans and areas make the score in the middle of a game', () => {
  const chain = `
     a  b  c  d  e  f  g  h
  1     .     2     .     .
     .     W0    T     B1
`;
  const s = after(position(chain, { seats: 2 }), 'camel white d1');
  expect(game.breakdown(s, 0)).toEqual({ water: 2, oases: 5, caravans: 10, areas: 2 });
  expect(game.score(s, 0)).toBe(19);
});

test('DW-SCORE-8: while the game is on there are no winners', () => {
  expect(game.winners(position(duel, { seats: 2 }))).toEqual([]);
});

test('DW-CHIPS-1: the option is face down unless said, and changes what is shown, not what is known', () => {
  expect(game.options.slice(0, 1)).toEqual([
    { name: 'chips', values: ['down', 'open'], default: 'down', faceDown: 'down' },
  ]);
  expect(sameBytes(game.initial(3, { chips: 'down' }), game.initial(3, { chips: 'open' }))).toBe(true);
  const s = playOn(setUp(3, seeded('chips')), seeded('play'), now => now.water[0] > 5);
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const seen = copyOf(s);
    game.mask(seen, viewer);
    expect(sameBytes(seen, s)).toBe(true);
    expect(game.hides(s, 0, viewer)).toBe(false);
  }
});
