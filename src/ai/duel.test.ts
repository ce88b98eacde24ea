import { expect, test } from 'vitest';
import type { Game, Move } from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import { withSecondEdition } from '../engine/testing/editions.ts';
import { type PearlState, pearls } from '../engine/testing/pearls.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { type BotName, STOPPED_CLOCK } from './bot.ts';
import { type Fixture, playDuel, playGame } from './duel.ts';

const desert = await loadGameWithHeuristics('durch-die-wueste');

function fixture(a: BotName, b: BotName, number = 0, seats = 2): Fixture {
  return { game: 'durch-die-wueste', seats, seed: 'duel', a, b, number };
}

/** The share of `a` over some games. */
function shareOf(a: BotName, b: BotName, games: number): number {
  const results = Array.from({ length: games }, (_, number) => playDuel(desert, fixture(a, b, number), STOPPED_CLOCK));
  return results.reduce((sum, { share }) => sum + share, 0) / games;
}

test('the same fixture gives the same result', () => {
  const one = playDuel(desert, fixture('learning', 'random'), STOPPED_CLOCK);
  expect(playDuel(desert, fixture('learning', 'random'), STOPPED_CLOCK)).toEqual(one);
  expect(one.margin).toBeGreaterThan(0);
});

/** The set-up that chance made for a game, as moves. */
function setUpOf(number: number): Move[] {
  const log: Move[] = [];
  const heard: Game = { ...desert, sample: (s, random) => log[log.push(desert.sample(s, random)) - 1] };
  playDuel(heard, fixture('random', 'greedy', number), STOPPED_CLOCK);
  return log;
}

test('every set-up is played twice, with the seats exchanged', () => {
  expect(setUpOf(1)).toEqual(setUpOf(0));
  expect(setUpOf(2)).not.toEqual(setUpOf(0));
  const results = [0, 1].map(number => playDuel(desert, fixture('random', 'greedy', number, 3), STOPPED_CLOCK));
  expect(results.map(({ moves }) => moves.a > moves.b)).toEqual([true, false]);
});

test.each([3, 4, 5])('a table of %i is shared in turn', seats => {
  const { moves, share } = playDuel(desert, fixture('greedy', 'random', 0, seats), STOPPED_CLOCK);
  expect(share).toBe(1);
  expect(moves.a / (moves.a + moves.b)).toBeCloseTo(Math.ceil(seats / 2) / seats, 1);
});

test('time and rollouts are counted for each side', () => {
  let now = 0;
  const { ms, moves, playouts } = playDuel(desert, fixture('learning', 'random'), () => now++);
  expect(ms).toEqual(moves);
  expect(playouts.b).toBe(0);
  expect(playouts.a).toBeGreaterThan(10 * moves.a);
  expect(playouts.a).toBeLessThanOrEqual(32 * moves.a);
});

test('players hear nothing that is hidden from them, and see masked states only', () => {
  const heard: (Move | undefined)[][] = [[], []];
  const bots = heard.map(list => ({ choose: () => 0, observe: (move?: Move) => void list.push(move), rollouts: 0 }));
  const choose = (seat: number, _: unknown, view: PearlState) => {
    expect(view.unseen[1 - seat]).toBeGreaterThan(0);
    return pearls.randomMove?.(view, seeded(seat)) ?? 0;
  };
  playGame(pearls, { seats: 2, seed: 'ears', number: 0 }, bots, choose);
  const [first, second] = heard;
  expect(first.slice(0, 4).map(move => move === undefined)).toEqual([false, true, false, true]);
  expect(second.slice(0, 4).map(move => move === undefined)).toEqual([true, false, true, false]);
});

test('pearls are played to the end', () => {
  const result = playDuel(pearls, { ...fixture('easy', 'random'), game: 'pearls' }, STOPPED_CLOCK);
  expect(result.moves).toEqual({ a: 2, b: 2 });
});

// The higher levels take minutes; docs/strength.md has their figures.
test.each([
  ['easy', 'learning', quickOrLong(2, 20)],
  ['fair', 'easy', quickOrLong(2, 12)],
] as const)('of the lower levels %s beats %s', (a, b, games) => {
  expect(shareOf(a, b, games)).toBeGreaterThan(0.6);
});

test('the lowest level is weak but not silly: it beats random play, and about every other time greedy play', () => {
  expect(shareOf('learning', 'random', quickOrLong(4, 20))).toBeGreaterThan(0.8);
  const share = shareOf('learning', 'greedy', quickOrLong(6, 28));
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.8);
});

test('bots meet in the newest edition of a game', () => {
  const begun: unknown[] = [];
  const edited = withSecondEdition(desert, options => begun.push(options.edition));
  playDuel(edited, fixture('random', 'random'), STOPPED_CLOCK);
  expect(begun[0]).toBe(2);
});
