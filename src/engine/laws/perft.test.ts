import { expect, test } from 'vitest';
import { type Game, NOBODY } from '../game.ts';
import { playthrough, uniform } from '../logs/transcript.ts';
import { readOptions } from '../options.ts';
import { seeded } from '../random.ts';
import { copyOf, type State, sameBytes } from '../state.ts';
import { DRAW, LAY, type PearlState, pearls, SHOW } from '../testing/pearls.ts';
import { perftFrom, playRandomEntries, playSetup } from './perft.ts';

const options = readOptions(pearls.options, { rounds: 1 });

function after(...moves: number[]): PearlState {
  const s = pearls.initial(2, options);
  for (const move of moves) pearls.apply(s, move);
  return s;
}

/** The same count without any economy. */
function plainCount<S extends State<S>>(game: Game<S>, s: S, depth: number): number {
  if (depth === 0) return 1;
  const list = { items: new Int32Array(64), length: 0 };
  game.moves(s, list);
  let leaves = 0;
  for (const move of list.items.subarray(0, list.length)) {
    const next = copyOf(s);
    game.apply(next, move);
    leaves += plainCount(game, next, depth - 1);
  }
  return leaves;
}

test('nothing is further away than zero entries but the position itself', () => {
  expect(perftFrom(pearls, after())(0)).toBe(1);
});

test('counts by hand: two different pearls in either hand, then what was laid is shown', () => {
  // Seats 0 and 1 draw in turn: seat 0 holds 1 and 3, seat 1 holds 2 and 2.
  const count = perftFrom(pearls, after(DRAW, DRAW + 1, DRAW + 2, DRAW + 1));
  expect([1, 2, 3, 4].map(count)).toEqual([2, 2, 2, 2]);
});

test('a game that is over has no leaves further on', () => {
  const count = perftFrom(pearls, after(DRAW, DRAW + 1, DRAW + 2, DRAW + 1, LAY, LAY + 1, SHOW));
  expect([1, 2, 3].map(count)).toEqual([1, 0, 0]);
});

test('chance outcomes are branches, and every depth agrees with a plain count', () => {
  const s = after();
  const count = perftFrom(pearls, s);
  expect(count(2)).toBe(16);
  for (const depth of [6, 1, 3, 5, 2, 4, 7]) expect(count(depth)).toBe(plainCount(pearls, s, depth));
});

test('counting leaves the position as it was', () => {
  const s = after(DRAW);
  const before = copyOf(s);
  perftFrom(pearls, s)(5);
  expect(sameBytes(s, before)).toBe(true);
});

test('the set-up ends where the first seat chooses', () => {
  const s = after();
  playSetup(pearls, s, seeded('a'));
  expect(pearls.actor(s)).toBe(0);
});

test('wandering passes through the positions of the playthrough with the same seed', () => {
  const random = seeded('a');
  const s = after();
  playSetup(pearls, s, random);
  expect(playRandomEntries(pearls, s, 2, random)).toBe(2);
  const log = [...playthrough(pearls, 2, options, uniform, seeded('a'))].slice(1, 7);
  const same = after(...log.map(line => pearls.parse(s, 'move' in line ? line.move : '')));
  expect(sameBytes(s, same)).toBe(true);
});

test('wandering stops where the game does', () => {
  const s = after();
  expect(playRandomEntries(pearls, s, 1000, seeded('a'))).toBe(8);
  expect(pearls.actor(s)).toBe(NOBODY);
});
