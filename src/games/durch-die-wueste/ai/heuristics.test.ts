import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { testHeuristics } from '../../../engine/testing/heuristics.ts';
import { game } from '../game.ts';
import { At } from '../rules/state.ts';
import { after, playOn, setUp } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { distancesOn } from './distances.ts';
import { heuristics } from './heuristics.ts';

const { rolloutMove } = heuristics;
const { ranked, expected } = testHeuristics(game, heuristics);

/** White can take 1 or 3; blue of seat 1 is far off. */
const water = `
     a  b  c  d  e  f  g
  1     .     .     .
     1     W0    .     B1
  2     3     .     .
     .     .     .     .
  3     .     .     .
     .     .     .     .
  4     .     .     .
     .     .     .     .
`;

test('the most water is taken first', () => {
  expect(ranked(position(water, { seats: 2 }))[0]).toBe('camel white b2');
});

test('an oasis comes before water', () => {
  const s = position(water.replace('3     .     .', '3     .     T'), { seats: 2 });
  expect(ranked(s)[0]).toMatch(/^camel white (c2|d2)$/);
});

test('with nothing to take, white goes towards the oasis', () => {
  const far = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     W0    .     .
  2     .     .     .
     .     .     .     .
  3     .     T     .
     .     .     .     B1
`;
  expect(ranked(position(far, { seats: 2 }))[0]).toMatch(/^camel white (c2|d2)$/);
});

/** White can close a wall from rim to rim on c3, with six hexes behind it. Blue stands in the way of a longer one. */
const wall = `
     a  b  c  d  e  f  g  h  i
  1     .     .     .     .
     .     W0    .     .     .
  2     .     .     .     .
     .     w0    .     .     .
  3     .     b1    .     .
     .     .     B1    .     .
`;

test('a wall that can be closed is closed', () => {
  expect(ranked(position(wall, { seats: 2 }))[0]).toBe('camel white c3');
});

test('a wall that a rival is about to close is spoilt', () => {
  const s = position(wall, { seats: 2, seat: 1 });
  expect(ranked(s)[0]).toBe('camel blue c3');
});

test('the last camel of a colour is placed by the leader, and left by a seat that is behind', () => {
  const drawing = water.replace('4     .     . ', '4     .     V0');
  const ending = (points: readonly number[]) => {
    const s = position(drawing, { seats: 2, supply: { white: 1 } });
    s.water.set(points);
    return ranked(s)[0];
  };
  expect(ending([40, 0])).toBe('camel white b2');
  expect(ending([0, 40])).toMatch(/^camel violet/);
});

test('an evaluation is the score when the game is over, and more than the score before', () => {
  const s = playOn(setUp(3, seeded(3)), seeded(3));
  expect(expected(s)).toEqual([0, 1, 2].map(seat => game.score(s, seat)));
  const early = position(water, { seats: 2 });
  expect(expected(early)[0]).toBeGreaterThan(expected(early)[1]);
});

test('a larger caravan is expected to be the largest, the more so the fewer camels are left', () => {
  const s = position('     a  b  c  d  e\n  1     .     .\n     W0    .     W1\n  2     w0    .\n', { seats: 2 });
  const late = position('     a  b  c  d  e\n  1     .     .\n     W0    .     W1\n  2     w0    .\n', {
    seats: 2,
    supply: { white: 2 },
  });
  const lead = (points: number[]) => points[0] - points[1];
  expect(lead(expected(s))).toBeGreaterThan(0);
  expect(lead(expected(late))).toBeGreaterThan(lead(expected(s)));
});

test('a rollout move is legal, and takes water more often than chance would', () => {
  const s = position(water, { seats: 2 });
  const random = seeded('hunch');
  const chosen = Array.from({ length: 400 }, () => game.format(s, rolloutMove?.(s, random) ?? -1));
  for (const text of new Set(chosen)) expect(() => after(s, text)).not.toThrow();
  expect(chosen.filter(text => text.endsWith('b2')).length).toBeGreaterThan(130);
});

/** The same on both sides, but for the white rider on the left. */
const twins = `
     a  b  c  d  e  f  g  h  i  j  k
  1     .     .     V0    .     .
     .     .     .     .     .     .
  2     3     .     .     .     3
     .     .     W1    .     .     .
  3     .     .     .     .     .
     .     .     .     .     .     .
`;

test('riders are set near water, and away from others, most of all from those of their colour', () => {
  const texts = ranked(position(twins, { seats: 2, phase: 'riders' }));
  const hexes = texts.map(text => text.slice(-2));
  expect(['i1', 'i2', 'j1', 'j3', 'k1', 'k2']).toContain(hexes[0]);
  const place = (text: string) => texts.indexOf(text);
  expect(place('rider blue a1')).toBeLessThan(place('rider white a1'));
  expect(place('rider blue k1')).toBeLessThan(place('rider blue a1'));
});

test('a water hole that a rival could take comes before a slightly better one that waits', () => {
  const two = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     .     W0    .
     .     2     1     .
  3     .     .     b1
     .     .     .     B1
  4     .     .     .
     .     .     .     .
`;
  expect(ranked(position(two, { seats: 2 }))[0]).toBe('camel white e2');
});

test('every legal move is rated, in every phase and with every number of seats', () => {
  for (const seats of game.seats)
    for (const played of [0, 3, 12, 30, 60]) {
      let left = played;
      const s = playOn(setUp(seats, seeded(seats)), seeded(played), () => left-- === 0);
      const texts = ranked(s);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeGreaterThan(0);
      expect(expected(s).every(Number.isFinite)).toBe(true);
    }
});

test('the first to set a rider likes palms close together, the others like them apart', () => {
  const others = after(game.initial(2, { palms: 'people' }), 'palm d3');
  const first = copyOf(others);
  first.turn[At.Seat] = 0;
  const { grid } = first.board;
  const stepsFrom = (text: string) => distancesOn(first.board)[grid.cellNamed('d3') * grid.size + grid.cellNamed(text)];
  const steps = (s: typeof first) => ranked(s).map(text => stepsFrom(text.replace('palm ', '')));
  expect(steps(first)[0]).toBe(Math.min(...steps(first)));
  expect(steps(others).at(-1)).toBe(Math.min(...steps(others)));
  expect(steps(others)[0]).toBeGreaterThan(steps(first)[0]);
});
