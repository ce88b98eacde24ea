import { expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, gain, hexesFor, legal, playOn, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { type DurchDieWuesteState, PALM } from './state.ts';

const byPeople = (seats: number) => game.initial(seats, { palms: 'people' });
const palms = (s: DurchDieWuesteState) => s.land.filter(land => land === PALM).length;

test('DW-PALM-2: people set the palms, one each in turn, on palm hexes that are free', () => {
  let s = byPeople(3);
  for (const [turn, hex] of ['d3', 'b8', 'm7', 'q3', 'j3'].entries()) {
    expect(game.actor(s)).toBe(turn % 3);
    expect(legal(s)).toContain(`palm ${hex}`);
    expect(whyNot(s, 'palm a3')).toBe('DW-PALM-1');
    s = after(s, `palm ${hex}`);
    expect(palms(s)).toBe(turn + 1);
  }
  expect(game.actor(s)).toBe(CHANCE);
});

test('DW-PALM-2: a palm hex is used once', () => {
  const s = after(byPeople(2), 'palm d3');
  expect(legal(s)).not.toContain('palm d3');
  expect(whyNot(s, 'palm d3')).toBe('DW-PALM-1');
});

test.each([2, 3, 4, 5])('DW-PALM-2: with %i seats the first one goes on after palms and water', seats => {
  const s = playOn(byPeople(seats), seeded(seats), now => palms(now) === 5 && game.actor(now) !== CHANCE);
  expect(game.actor(s)).toBe(0);
  expect(legal(s)[0]).toMatch(seats === 5 ? /^return/ : /^rider/);
});

test('DW-PALM-2: what a seat sets is told as its own', () => {
  const s = after(byPeople(2), 'palm d3');
  expect(game.describe(s, game.parse(s, 'palm b8'))).toEqual({
    key: 'setPalm',
    args: { seat: 1, hex: 'b8' },
    at: 'b8',
  });
});

test('DW-PALM-2: the water that chance lays then is told once, when all of it lies there', () => {
  const s = playOn(byPeople(2), seeded('water'), now => game.actor(now) === CHANCE);
  const told: string[] = [];
  while (game.actor(s) === CHANCE) {
    const move = game.sample(s, seeded(told.length));
    const { key, quiet } = game.describe(s, move);
    told.push(quiet ? 'quiet' : key);
    game.apply(s, move);
  }
  expect(told).toHaveLength(33);
  expect(told.filter(line => line !== 'quiet')).toEqual(['waters']);
  expect(told.at(-1)).toBe('waters');
});

/** White needs one more camel, on c3, for a wall from rim to rim. */
const wall = `
     a  b  c  d  e  f
  1     .     .     .
     .     W0    .
  2     .     .     B1
     .     w0    .
  3     .     .     .
     .     .     .
`;

test('DW-SEALED-1: nobody builds inside what is enclosed, its caravan neither', () => {
  const s = position(wall, { seats: 2, sealed: true });
  const closed = after(s, 'camel white c3');
  expect(gain(s, closed)).toEqual({ areas: 6 });
  expect(hexesFor(closed, 'camel white')).toEqual(['d1', 'd2', 'd3']);
  for (const hex of ['b1', 'b2', 'b3']) expect(whyNot(closed, `camel white ${hex}`), hex).toBe('DW-SEALED-1');
  expect(whyNot(closed, 'camel white a2')).toBe('DW-CAMEL-3');
});

test('DW-SEALED-1: without the option the same hexes are open', () => {
  const closed = after(position(wall, { seats: 2 }), 'camel white c3');
  expect(hexesFor(closed, 'camel white')).toEqual(['b1', 'b2', 'b3', 'd1', 'd2', 'd3']);
});

test('DW-SEALED-1: before it is closed the land is open to all', () => {
  const s = position(wall, { seats: 2, sealed: true });
  expect(hexesFor(s, 'camel white')).toContain('b2');
  expect(whyNot(s, 'camel white b2')).toBeUndefined();
});

test('DW-SEALED-1: whoever has no other place passes', () => {
  const chain = `
     a  b  c  d  e
  1     W0    .
     .     B1    .
`;
  const s = position(chain, { seats: 2, sealed: true });
  expect(legal(s)).toEqual(['pass']);
  expect(whyNot(s, 'camel white a1')).toBe('DW-SEALED-1');
  expect(whyNot(s, 'pass')).toBeUndefined();
});

test('DW-SEALED-1: a game in which only enclosed land is left is over', () => {
  const last = `
     a  b  c  d
  1     W0    B1
     .     .
`;
  const end = (sealed: boolean) => after(position(last, { seats: 2, sealed }), 'camel white c1');
  expect(game.actor(end(true))).toBe(NOBODY);
  expect(legal(end(false))).toEqual(['camel white a1']);
});
