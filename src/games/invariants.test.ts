import { describe, expect, test } from 'vitest';
import { type Game, NOBODY } from '../engine/game.ts';
import { playEntry, walkOf } from '../engine/laws/walk.ts';
import { seeded } from '../engine/random.ts';
import { testedGames } from './testing/games.ts';

const games = await Promise.all(testedGames.map(async ({ id, load }) => ({ id, game: await load() })));

/** Checks are dear: one entry in this many is followed by one. */
const EVERY = 5;

function firstBreach(game: Game, seed: number): string | undefined {
  const walk = walkOf(game, game.seats[seed % game.seats.length]);
  const random = seeded(`invariants ${seed}`);
  let broken: string | undefined;
  while (broken === undefined && playEntry(walk, random))
    if (walk.log.length % EVERY === 0 || game.actor(walk.state) === NOBODY) broken = game.check(walk.state);
  return broken ?? (game.actor(walk.state) === NOBODY ? undefined : 'the game does not end');
}

/** A short sample of what the laws check at length: quick enough for a mutation check to run it for every mutant. */
describe.each(games)('$id', ({ game }) => {
  test.for([1, 2, 3, 4])('seed %i: a random game keeps the invariants to its end', seed => {
    expect(firstBreach(game, seed)).toBeUndefined();
  });
});
