import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, caravanOf, displayOf, setUp, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { AT_HOME, loadOf, turbanFigure, waterInStock } from './state.ts';

test('WS-SEATS-1: two to four seats, seat 0 begins and the others follow in order', () => {
  expect(game.seats).toEqual([2, 3, 4]);
  // Without tiles and water there is nothing to do but to move.
  let s = position('     a\n  1  .\n', { seats: 3, water: [0, 0, 0], left: '' });
  const turns = [game.actor(s)];
  for (const move of ['stay', 'go j6', 'stay']) {
    s = after(s, move);
    turns.push(game.actor(s));
  }
  expect(turns).toEqual([0, 1, 2, 0]);
});

test('WS-SETUP-1: chance deals each seat one tile, in order, into open displays', () => {
  let s = game.initial(3, {});
  for (const tile of ['desert', 'NE:salt', 'N:water|E']) {
    expect(game.actor(s)).toBe(CHANCE);
    s = after(s, `tile ${tile}`);
  }
  expect(game.actor(s)).toBe(0);
  expect([0, 1, 2].map(seat => displayOf(s, seat))).toEqual([['desert'], ['NE:salt'], ['N:water|E']]);
  expect(s.stacks[0]).toBe(14);
});

test('WS-SETUP-1: a tile that was dealt can be dealt again only if there is another one', () => {
  const s = after(game.initial(3, {}), 'tile NESW:myrrh', 'tile desert');
  expect(whyNot(s, 'tile NESW:myrrh')).toBe('WS-TILE-2');
  expect(whyNot(s, 'tile desert')).toBeUndefined();
});

test('WS-SETUP-2, WS-WATER-1: two camels, two water stones and four figures each', () => {
  const s = setUp(4, seeded('belongings'));
  expect(Array.from(s.camels)).toEqual([2, 2, 2, 2]);
  expect(Array.from(s.water)).toEqual([2, 2, 2, 2]);
  expect(waterInStock(s)).toBe(12);
  expect(s.figures.every(place => place === AT_HOME)).toBe(true);
  expect(loadOf(s, 0)).toBe(0);
});

test.each([
  [2, 'f1 f11'],
  [3, 'f1 k6 f11'],
  [4, 'f1 k6 f11 a6'],
])('WS-SETUP-3: with %i seats the caravans begin on %s', (seats, cells) => {
  const s = setUp(seats, seeded('starts'));
  expect(Array.from({ length: seats }, (_, seat) => caravanOf(s, seat)).join(' ')).toBe(cells);
});

test('WS-SETUP-4: seat 0 has the turban, and its tallest figure wears it', () => {
  expect(turbanFigure(setUp(4, seeded('turban')))).toBe(16 - 1);
});
