import { expect, test } from 'vitest';
import { movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { testHeuristics } from '../../../engine/testing/heuristics.ts';
import { game } from '../game.ts';
import { At, type NomadiState, Phase } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after, begin, gain, playOn, towardsGoal } from '../testing/table.ts';
import { heuristics } from './heuristics.ts';

const { rolloutMove, isQuiescent } = heuristics;
const { ranked, expected } = testHeuristics(game, heuristics);

const lead = (s: NomadiState) => expected(s)[0] - expected(s)[1];

const door = `
     a  b  c  d
  1  g  0  .  .
  2  1  1  .  .
  3  .  .  .  .
`;

test('an own stone goes home first', () => {
  expect(ranked(position(door, { seats: 2, dice: [1] }))[0]).toBe('1 b1 a1');
  expect(ranked(position(door, { seats: 2, seat: 1, dice: [1] }))[0]).toMatch(/^1 [ab]2 a1$/);
});

test('a card is found with an own stone, and on a spring before anywhere else', () => {
  const cards = door.replace('g  0', '?  0');
  expect(ranked(position(cards, { seats: 2, dice: [1] }))[0]).toBe('1 b1 a1');
  expect(ranked(position(cards.replace('1  1  .  .', '1  1  o? .'), { seats: 2, dice: [1] }))[0]).toBe('1 b1 c2');
});

test('the first stone crosses the canyon before anything else is done', () => {
  const canyon = `
     a  b  c  d
  1  .  .  .  .
     ~  ~  ~  ~
  2  .  0  1  .
  3  .  1  .  ?
`;
  expect(ranked(position(canyon, { seats: 2, dice: [1] }))[0]).toMatch(/^1 \w2 \w1$/);
});

test('a step after which the other die is useless comes last', () => {
  const corner = `
     a  b  c
  1  .  1  0
  2  .  .  1
`;
  const s = position(corner, { seats: 2, dice: [1, 2] });
  const order = ranked(s).filter(text => text.startsWith('1 '));
  expect(order.map(text => gain(s, after(s, text)).dice)).toEqual([undefined, undefined, -1]);
  expect(order.at(-1)).toBe('1 b1 b2');
});

test("somebody else's stone leaves the start before an own one", () => {
  const start = `
     a  b  c  d
  1  .  .  .  .
  2  .  0  1  .
  3  .  s0 s1 .
`;
  const out = ranked(position(start, { seats: 2, dice: [1] })).filter(text => / [bc]3 /.test(text));
  expect(out[0]).toMatch(/^1 c3 /);
  expect(ranked(position(start, { seats: 2, seat: 1, dice: [1] })).find(text => / [bc]3 /.test(text))).toMatch(
    /^1 b3 /,
  );
});

const played = (s: NomadiState) => s.turn[At.Phase] === Phase.Roll;

test.each(game.seats)('with %i seats the evaluation shares out all talers there will be', seats => {
  const s = playOn(begin(seats), seeded('sum'), played);
  // Everybody's purse; last out 5, first across 5, arrivals 18, and last across -5, which does not always come.
  const talers = expected(s).reduce((sum, points) => sum + points, 0);
  expect(talers).toBeGreaterThan(5 * seats + 23);
  expect(talers).toBeLessThan(5 * seats + 28);
});

test.each(game.seats)('with %i seats the evaluation of an end is its score', seats => {
  const s = playOn(begin(seats), seeded('end'), undefined, towardsGoal);
  expect(s.turn[At.Phase]).toBe(Phase.Over);
  expect(expected(s)).toEqual(expected(s).map((_, seat) => game.score(s, seat)));
});

test('the evaluation sees who will be last out of the start, and who first across', () => {
  const start = `
     a  b  c  d
  1  .  .  .  .
     ~  ~  ~  ~
  2  .  .  .  .
  3  .  .  .  .
  4  .  0  1  .
  5  .  s0 s1 .
`;
  const even = position(start, { seats: 2 });
  expect(lead(even)).toBeCloseTo(-lead(position(start, { seats: 2, seat: 1 })));
  expect(lead(position(start.replace('s1', 's0'), { seats: 2 }))).toBeGreaterThan(lead(even) + 1);
  const near = start.replace('2  .', '2  0').replace('3  .', '3  1').replace('4  .', '4  1');
  expect(lead(position(near, { seats: 2 }))).toBeGreaterThan(lead(position(near, { seats: 2, seat: 1 })) + 5);
});

test('the seat that rolls next has the lead where a stone stands before the goal, its own more so', () => {
  const before = (first: number, second: number) => `
     a  b  c
  1  g  ${first}  .
  2  .  ${second}  .
`;
  const own = lead(position(before(0, 1), { seats: 2 }));
  const other = lead(position(before(1, 0), { seats: 2 }));
  expect(other).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(other);
});

test('an evaluation waits for the end of the turn', () => {
  expect(isQuiescent?.(position(door, { seats: 2 }))).toBe(true);
  expect(isQuiescent?.(position(door, { seats: 2, dice: [1] }))).toBe(false);
});

test.each(game.seats)('with %i seats rollout moves are legal in every world that fits what a seat knows', seats => {
  const random = seeded(`worlds ${seats}`);
  const legalHunch = (s: NomadiState) => {
    const world = copyOf(s);
    game.mask(world, game.actor(s));
    game.determinize(world, game.actor(s), random);
    const move = rolloutMove?.(world, random) ?? -1;
    expect(movesOf(game, s)).toContain(move);
    return move;
  };
  const s = playOn(begin(seats), random, undefined, legalHunch);
  expect(s.turn[At.Phase]).toBe(Phase.Over);
});

test('rating leaves the state as it is', () => {
  const s = position(door, { seats: 2, dice: [1, 2, 3] });
  const before = copyOf(s);
  ranked(s);
  expect(sameBytes(s, before)).toBe(true);
});
