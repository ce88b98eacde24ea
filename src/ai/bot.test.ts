import { expect, test } from 'vitest';
import { CHANCE, type Move, moveList } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { copyOf, sameBytes } from '../engine/state.ts';
import { type PearlState, pearls, VALUES } from '../engine/testing/pearls.ts';
import { botNamed, levelPolicy } from './bot.ts';
import { type LevelName, levelNames } from './levels.ts';

/** Pearls after the first draw: the own hand is one of several, the other is drawn anew for each `truth`. */
function dealt(hand: number, truth: number): PearlState {
  const s = pearls.initial(2, readOptions(pearls.options));
  const [own, hidden] = [seeded(`own ${hand}`), seeded(`hidden ${truth}`)];
  while (pearls.actor(s) === CHANCE) pearls.apply(s, pearls.sample(s, s.turn[0] === 0 ? own : hidden));
  return s;
}

/** Truths that seat 0 can't tell apart. */
function truthsOf(hand: number): PearlState[] {
  const all = Array.from({ length: 30 }, (_, truth) => dealt(hand, truth));
  const seen = ({ hands }: PearlState) => hands.subarray(0, VALUES).join();
  return all.filter(s => seen(s) === seen(all[0])).slice(0, 6);
}

function movesIn(truths: readonly PearlState[], name: LevelName): Set<Move> {
  const legal = moveList();
  return new Set(
    truths.map(s => {
      pearls.moves(s, legal);
      return levelPolicy(name)(pearls, s, legal, seeded(7));
    }),
  );
}

const first = dealt(0, 0);

test.each(levelNames)('%s plays the same whatever the other hand holds', name => {
  expect(new Set(truthsOf(0).map(s => s.hands.join())).size).toBeGreaterThan(2);
  expect(movesIn(truthsOf(0), name).size).toBe(1);
});

test('that is so with many a hand', () => {
  for (let hand = 1; hand < 20; hand++) expect(movesIn(truthsOf(hand), 'fair').size).toBe(1);
});

test('a policy leaves the true state as it is', () => {
  const before = copyOf(first);
  const legal = moveList();
  pearls.moves(first, legal);
  levelPolicy('easy')(pearls, first, legal, seeded(7));
  expect(sameBytes(first, before)).toBe(true);
});

test('a player that missed a hidden move plays on', () => {
  const player = botNamed('easy', pearls, 0, 'seed');
  const view = copyOf(first);
  pearls.mask(view, 0);
  player.choose(view);
  player.observe(undefined);
  expect(pearls.forbids(view, player.choose(view))).toBeUndefined();
});
