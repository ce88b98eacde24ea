import { expect, test } from 'vitest';
import { CHANCE, type Game, movesOf, NOBODY } from '../game.ts';
import { everySeat } from '../kit.ts';
import { readOptions } from '../options.ts';
import { pearls as game, type PearlState } from './pearls.ts';
import { playBoth, type Reference, sampleOf } from './reference.ts';

const blank = () => game.initial(3, readOptions(game.options, {}));

/** The toy itself, dressed up as its own reference. */
const faithful: Reference<PearlState> = {
  actor: r => (game.actor(r) === CHANCE ? 'chance' : game.actor(r) === NOBODY ? 'nobody' : game.actor(r)),
  legal: r => movesOf(game, r).map(move => game.format(r, move)),
  play: (r, text) => game.apply(r, game.parse(r, text)),
  breakdowns: r => everySeat(3).map(seat => game.breakdown(r, seat)),
  winners: r => game.winners(r),
  weight: (r, text) => game.weight(r, game.parse(r, text)),
};

function playWith(changes: Partial<Reference<PearlState>>, of: Game<PearlState> = game): string[] {
  const log: string[] = [];
  playBoth(
    { game: of, reference: { ...faithful, ...changes } },
    {
      s: blank(),
      r: blank(),
      seed: 'both',
      choose: (s, _, random) => {
        const moves = movesOf(game, s);
        return game.format(s, moves[random.below(moves.length)]);
      },
      observe: (text, play) => {
        log.push(text);
        play();
      },
    },
  );
  return log;
}

test('a faithful reference agrees to the end, and every entry is observed', () => {
  const log = playWith({});
  expect(log.length).toBeGreaterThan(10);
  expect(log[0]).toMatch(/^draw/);
});

test.each<[string, Partial<Reference<PearlState>>]>([
  ['another actor', { actor: () => 0 }],
  ['a legal move less', { legal: r => faithful.legal(r).slice(1) }],
  ['other points by source', { breakdowns: () => everySeat(3).map(() => ({ pearls: 99 })) }],
  ['other winners', { winners: () => [] }],
  ['another weight', { weight: () => 99 }],
  ['an aside', { asides: () => ['sing'] }],
])('a reference with %s is noticed', (_, changes) => {
  expect(() => playWith(changes)).toThrow(/both/);
});

test('a move that the referee forbids is noticed', () => {
  expect(() => playWith({}, { ...game, forbids: () => 'PE-NO-1' })).toThrow('PE-NO-1');
});

test('each case of a sample is played once, whoever asks first', () => {
  const calls: number[] = [];
  const sample = sampleOf([1, 2, 3], (each, coverage) => {
    calls.push(each);
    coverage.set(`case ${each}`, 1);
  });
  expect(sample.shows('case 2')).toBe(true);
  sample.play(1);
  expect(sample.shows('case 4')).toBe(false);
  expect(calls).toEqual([1, 2, 3]);
});
