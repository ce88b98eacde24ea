import { expect, test } from 'vitest';
import { moveList } from '../../../engine/game.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { LEAVE, TAKE } from '../rules/encoding.ts';
import { type Phrase, phrases } from '../rules/material.ts';
import { At, type NomadiState, Phase } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after, begin, playOn } from '../testing/table.ts';
import { heuristics } from './heuristics.ts';
import { hopeFor } from './offers.ts';

const { rate, rolloutMove, suppose } = heuristics;

const door = `
     a  b  c  d
  1  ?  0  .  .
  2  1  1  .  .
  3  .  .  .  .
`;

/** Seat 0 has uncovered a card of this value with a stone of seat 1, and offers it. */
const offered = (value: number) => after(position(door, { seats: 2, dice: [1] }), '1 b2 a1', `value ${value}`);

/** The same as seat 1 sees it, with these cards unseen, after the phrase was said. */
function heard(phrase: Phrase, pool: readonly number[]): NomadiState {
  const s = after(offered(1), `offer ${phrase}`);
  game.mask(s, 1);
  s.pool.set(pool);
  return s;
}

const all = [3, 3, 4, 4, 4];

function ratings(s: NomadiState, random?: Random): Map<string, number> {
  const moves = moveList();
  game.moves(s, moves);
  const out = new Float64Array(moves.length);
  rate?.(s, moves, out, random);
  return new Map(Array.from(out, (rating, i) => [game.format(s, moves.items[i]), rating]));
}

/** How often each phrase stands out in 1400 ratings of an offer. */
function favourites(value: number): Record<string, number> {
  const s = offered(value);
  const random = seeded(`favourites ${value}`);
  const counts = Object.fromEntries(phrases.map(phrase => [phrase, 0]));
  for (let i = 0; i < 1400; i++) {
    const best = [...ratings(s, random)].reduce((top, each) => (each[1] > top[1] ? each : top));
    counts[best[0].slice('offer '.length)]++;
  }
  return counts;
}

test('a bad card is praised about every other time, and a good one is warned of at times', () => {
  const [bad, good] = [favourites(-2), favourites(3)];
  expect(bad.treasure + bad.good).toBeGreaterThan(560);
  expect(bad.treasure + bad.good).toBeLessThan(840);
  expect(good.poor + good.trap).toBeGreaterThan(420);
  expect(good.poor + good.trap).toBeLessThan(780);
});

test.each([-2, -1, 1, 2, 3])('no phrase is ruled out for a card of %i', value => {
  expect(Math.min(...Object.values(favourites(value)))).toBeGreaterThan(50);
});

test('rollouts have the same habits', () => {
  const random = seeded('hunches');
  const s = offered(-2);
  const said = Array.from({ length: 1400 }, () => game.format(s, rolloutMove?.(s, random) ?? -1));
  const praise = said.filter(text => text === 'offer treasure' || text === 'offer good');
  expect(praise.length).toBeGreaterThan(560);
  expect(praise.length).toBeLessThan(840);
});

test('without a source of chance the usual phrases are rated higher', () => {
  const bad = ratings(offered(-2));
  expect(bad.get('offer good')).toBeGreaterThan(bad.get('offer trap') ?? 0);
  const good = ratings(offered(3));
  expect(good.get('offer trap')).toBeGreaterThan(good.get('offer good') ?? 0);
});

test.each(phrases)('after "%s" a card is taken while good ones are left, and left when all are bad', phrase => {
  const [rich, poor] = [heard(phrase, all), heard(phrase, [3, 3, 0, 0, 0])];
  const random = seeded('answers');
  const answers = (s: NomadiState) => Array.from({ length: 100 }, () => rolloutMove?.(s, random));
  expect(answers(rich).filter(move => move === TAKE).length).toBeGreaterThan(50);
  expect(new Set(answers(poor))).toEqual(new Set([LEAVE]));
  expect(ratings(rich).get('take')).toBeGreaterThan(0);
  expect(ratings(poor).get('take')).toBeLessThan(0);
});

test('what is said about a card counts, but not all of it is believed', () => {
  const hope = (phrase: Phrase) => hopeFor(heard(phrase, all));
  expect(hope('treasure')).toBeLessThan(hope('silent'));
  expect(hope('silent')).toBeLessThan(hope('trap'));
  expect(hope('trap') - hope('treasure')).toBeGreaterThan(0.1);
  expect(hope('trap') - hope('treasure')).toBeLessThan(1);
  expect(hopeFor(heard('treasure', [1, 1, 1, 1, 0]))).toBeLessThan(0);
  expect(hopeFor(heard('trap', [1, 1, 1, 1, 0]))).toBeGreaterThan(0);
});

/** What the card is on average in worlds that the owner supposes. */
function supposed(phrase: Phrase): number {
  const random = seeded('supposing');
  const heardAs = heard(phrase, all);
  let sum = 0;
  for (let i = 0; i < 1000; i++) {
    const world = copyOf(heardAs);
    suppose?.(world, 1, random);
    game.determinize(world, 1, random);
    game.apply(world, TAKE);
    game.apply(world, game.sample(world, random));
    sum += game.breakdown(world, 1).cards;
  }
  return sum / 1000;
}

test('the worlds that the owner searches are those that fit what was said', () => {
  for (const phrase of phrases) expect(Math.abs(supposed(phrase) - hopeFor(heard(phrase, all)))).toBeLessThan(0.2);
  expect(supposed('treasure')).toBeLessThan(supposed('trap') - 0.3);
});

test('nobody but the owner supposes anything, nor before the phrase was said', () => {
  const silent = heard('treasure', all);
  for (const [s, seat] of [
    [silent, 0],
    [offered(1), 1],
  ] as const) {
    const before = copyOf(s);
    suppose?.(s, seat, seeded(1));
    expect(sameBytes(s, before)).toBe(true);
  }
});

test('a seat that is behind dares more', () => {
  const rating = (talers: readonly number[]) => {
    const s = heard('silent', all);
    s.talers.set(talers);
    return ratings(s).get('take') ?? 0;
  };
  expect(rating([15, 5])).toBeGreaterThan(rating([5, 5]));
  expect(rating([5, 15])).toBeLessThan(rating([5, 5]));
});

test.each(game.seats)('with %i seats an answer is found from what the owner knows alone', seats => {
  const random = seeded(`answers ${seats}`);
  const s = begin(seats);
  let answers = 0;
  playOn(s, random, now => {
    if (now.turn[At.Phase] !== Phase.Answer) return false;
    answers++;
    const known = copyOf(now);
    game.mask(known, game.actor(now));
    const world = copyOf(known);
    suppose?.(world, game.actor(now), random);
    game.determinize(world, game.actor(now), random);
    expect(ratings(known)).toEqual(ratings(now));
    expect(ratings(world)).toEqual(ratings(now));
    expect(game.check(world)).toBeUndefined();
    return false;
  });
  expect(answers).toBeGreaterThan(0);
});
