import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { testHeuristics } from '../../../engine/testing/heuristics.ts';
import { game } from '../game.ts';
import { At, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';
import { after, setUp } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { heuristics } from './heuristics.ts';

const { rolloutMove } = heuristics;
const { ratings, ranked, expected } = testHeuristics(game, heuristics);

/** Plays a game by rollout moves and shows every position in which a seat is to move. */
function watch(seats: number, seed: string, look: (s: WuestenkoenigeState) => void): WuestenkoenigeState {
  const random = seeded(seed);
  const s = setUp(seats, random);
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    if (actor !== CHANCE) look(s);
    game.apply(s, actor === CHANCE ? game.sample(s, random) : (rolloutMove?.(s, random) ?? -1));
  }
  return s;
}

// ----------------------------------------------------------------------------------------------------- taking a gain

test('what wins is rated far above everything else', () => {
  const s = position('1 P01 = p0w\n5 p p p p1', { seats: 2, displays: ['fv', ''] });
  expect(ranked(s)[0]).toBe('go c1 w palace');
  const [best, next] = ratings(s).toSorted((a, b) => b - a);
  expect(best - next).toBeGreaterThan(20);
});

test('a camel with all it needs goes home by the cheapest way', () => {
  const s = position('1 P01 = p d p0w', { seats: 2, displays: ['fv', ''] });
  expect(ranked(s)[0]).toBe('go e1 w d2');
});

test('only what is missing at home is fetched', () => {
  const s = position('1 P1 = p p p0 p p p = W\n9 p0 p', { seats: 2, displays: ['fw', ''] });
  expect(ranked(s)[0]).toMatch(/^go a9 - vegetation$/);
});

test('what is missing is picked up, and nobody walks past it', () => {
  const s = position('1 P1 = p p pv0', { seats: 2, displays: ['fw', ''] });
  expect(ranked(s)[0]).toBe('take e1 - v');
});

test('a camel that carries much is attacked, by one that has nothing to lose', () => {
  const s = position('1 P01\n5 p p p p0 p1fv', { seats: 2 });
  expect(ranked(s)[0]).toBe('go d5 - e5');
  expect(ranked(after(s, 'go d5 - e5'))[0]).toBe('attack 1 fv');
});

test('who carries much and would win little spares', () => {
  const s = after(position('1 P01\n5 p p p p0fvw p1', { seats: 2 }), 'go d5 fvw e5');
  expect(ranked(s)[0]).toBe('spare');
});

test('a dune in the way is turned over', () => {
  const drawn = '1 P1 = p d p0w\n2 = _ d _ d _';
  const s = position(drawn, { seats: 2, displays: ['fv', ''], step: 'desert' });
  expect(ranked(s)[0]).toBe('turn d1');
});

// -------------------------------------------------------------------------------------------------- preventing a loss

test('a rival in a bare valley is buried', () => {
  const s = position('1 P01 = p p p p\n3 p p p _1fvw', { seats: 2, step: 'desert' });
  expect(ranked(s)[0]).toMatch(/^shift .. d3$/);
});

test('the sand is taken away under a rival who is about to win, to bury it in the same turn', () => {
  const s = position('1 P01 = p p p1fvw', { seats: 2, step: 'card', hands: [['drift', 'calf']] });
  expect(ranked(s)[0]).toBe('play drift e1');
});

test('nobody buries own camels', () => {
  const s = position('1 P01 = p p p p\n3 p p p _0fvw', { seats: 2, step: 'desert' });
  const texts = ranked(s);
  expect(texts.slice(-6).every(text => /^shift .. d3$/.test(text))).toBe(true);
});

test('a load in a bare valley counts for nothing when others are next to shift tiles', () => {
  const drawn = (hex: string) => position(`1 P01 = p p p p\n3 p p p ${hex}`, { seats: 2, step: 'desert' });
  expect(expected(drawn('_0fvw'))[0]).toBeLessThan(expected(drawn('p0fvw'))[0] - 20);
});

test('who has to give keeps what it lacks', () => {
  const s = position('1 P01\n5 p p p p0 p1fv', { seats: 2, displays: ['f', 'f'] });
  expect(ranked(after(s, 'go d5 - e5', 'attack 1 fv', 'roll 2'))[0]).toBe('give f');
});

// --------------------------------------------------------------------------------------------------------- evaluation

test('an evaluation adds up to the same with two seats, whoever leads', () => {
  watch(2, 'sums', s => {
    const [mine, theirs] = expected(s);
    expect(mine + theirs).toBeCloseTo(400);
    expect(Math.abs(mine - theirs)).toBeLessThan(90);
  });
});

test('the one with less to carry home can expect more', () => {
  const s = position('1 P01\n5 p p p p0fvw\n9 p p p p1', { seats: 2 });
  const [mine, theirs] = expected(s);
  expect(mine).toBeGreaterThan(theirs);
});

test('it is better to be on turn', () => {
  const on = (seat: number) => expected(position('1 P01', { seats: 2, seat }));
  expect(on(0)[0]).toBeGreaterThan(on(1)[0]);
  expect(on(1)[1]).toBeGreaterThan(on(0)[1]);
});

test('at the end an evaluation is the score, and no lead before is worth as much as winning', () => {
  const end = watch(2, 'end', () => {});
  expect(expected(end)).toEqual([game.score(end, 0), game.score(end, 1)]);
  expect(Math.abs(expected(end)[0] - expected(end)[1])).toBeGreaterThan(90);
});

test('loose goods and those under one tile are counted on', () => {
  const drawn = (hex: string) => expected(position(`1 P01 = p ${hex} p`, { seats: 2, displays: ['vw', 'fw'] }))[0];
  expect(drawn('pf')).toBeGreaterThan(drawn('_fp'));
  expect(drawn('_fp')).toBeGreaterThan(drawn('p'));
});

// -------------------------------------------------------------------------------------------------------------- laws

test.each(game.seats)('with %i seats every move is rated, and rollout moves are legal, in whatever world', seats => {
  const random = seeded('worlds');
  watch(seats, `worlds ${seats}`, s => {
    const world = copyOf(s);
    game.mask(world, game.actor(s));
    game.determinize(world, game.actor(s), random);
    expect(ratings(world).every(Number.isFinite)).toBe(true);
    expect(expected(world).every(Number.isFinite)).toBe(true);
    expect(movesOf(game, world)).toContain(rolloutMove?.(world, random));
  });
});

test('what others hold has no part in how camel moves are rated', () => {
  const random = seeded('hands');
  watch(2, 'hands', s => {
    if (s.turn[At.Phase] !== Phase.MoveCamels || s.turn[At.Task] !== Task.None) return;
    const world = copyOf(s);
    game.mask(world, game.actor(s));
    game.determinize(world, game.actor(s), random);
    const rated = ratings(world);
    ratings(s).forEach((rating, i) => expect(rated[i]).toBeCloseTo(rating));
  });
});

test('neither ratings nor rollout moves change the position', () => {
  watch(3, 'still', s => {
    const before = copyOf(s);
    ratings(s);
    expected(s);
    rolloutMove?.(s, seeded('still'));
    expect(s.bytes).toEqual(before.bytes);
  });
});

test('rollout moves alone lead to an end in far fewer rounds than there are', () => {
  for (const seats of game.seats) expect(watch(seats, `rounds ${seats}`, () => {}).turn[At.Round]).toBeLessThan(30);
});
