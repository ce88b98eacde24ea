import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { type Coverage, playBoth, type Reference, sampleOf } from '../../../engine/testing/reference.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { coverageGoals } from '../testing/coverage.ts';
import { openings } from '../testing/edge-positions.ts';
import { choose, policies } from '../testing/policies.ts';
import { randomPosition } from '../testing/random-positions.ts';
import {
  actorOf,
  breakdownOf,
  chancesOf,
  legalTexts,
  type ReferenceState,
  referenceGame,
  winnersOf,
} from '../testing/reference.ts';
import { play } from '../testing/reference-apply.ts';
import { referenceFrom } from '../testing/reference-position.ts';
import { position } from '../text/position.ts';
import type { WuestensoehneState } from './state.ts';

const reference: Reference<ReferenceState> = {
  actor: actorOf,
  legal: legalTexts,
  play,
  breakdowns: r => r.players.map((_, seat) => breakdownOf(r, seat)),
  winners: winnersOf,
  weight: chancesOf,
};

interface Match {
  readonly s: WuestensoehneState;
  readonly r: ReferenceState;
  readonly policy: keyof typeof policies;
  readonly seed: string;
  readonly opening?: readonly string[];
}

function playMatch({ policy, ...match }: Match, coverage: Coverage): void {
  playBoth(
    { game, reference },
    {
      ...match,
      choose: (s, r, random) =>
        game.actor(s) === CHANCE ? game.format(s, game.sample(s, random)) : choose(r, policies[policy], random),
    },
  );
  for (const event of match.r.seen) coverage.set(event, 1);
}

/** Games and random positions for each number of seats and way to play. */
const [GAMES, POSITIONS] = quickOrLong([2, 4], [16, 36]);

const ways = Object.keys(policies) as (keyof typeof policies)[];
const cases = game.seats.flatMap(seats => ways.map(policy => ({ seats, policy })));

/** Each round of games has other options: those of old logs, a new match, and all variants. */
const optionSets: readonly Options[] = [
  {},
  { edition: 2 },
  { edition: 2, allStacks: true, freeStart: true, duty: true },
  { duty: true },
];

const games = sampleOf(cases, ({ seats, policy }, coverage) => {
  for (let round = 0; round < GAMES; round++) {
    // Two rounds are enough for all ways to play together to have them all.
    const options = optionSets[(round + 2 * ways.indexOf(policy)) % optionSets.length] ?? {};
    const [s, r] = [game.initial(seats, options), referenceGame(seats, options)];
    playMatch({ s, r, policy, seed: `${seats} ${policy} ${round}` }, coverage);
  }
});

const fromRandomPositions = sampleOf(cases, ({ seats, policy }, coverage) => {
  for (let round = 0; round < POSITIONS; round++) {
    const seed = `odd ${seats} ${policy} ${round}`;
    const options = optionSets[round % optionSets.length] ?? {};
    const { drawing, setting } = randomPosition(seats, options, seeded(seed));
    playMatch({ s: position(drawing, setting), r: referenceFrom(drawing, setting), policy, seed }, coverage);
  }
});

const fromOpenings = sampleOf(openings, ({ what, drawing, setting, opening }, coverage) => {
  for (const policy of ways) {
    const [s, r] = [position(drawing, setting), referenceFrom(drawing, setting)];
    playMatch({ s, r, policy, seed: `${what} ${policy}`, opening }, coverage);
  }
});

test.each(cases)('$seats seats, $policy play: the game agrees with the reference after every entry', each => {
  games.play(each);
});

test.each(cases)('$seats seats from random positions, $policy play: the game agrees with the reference', each => {
  fromRandomPositions.play(each);
});

test.each(openings)('$what, and whatever follows: the game agrees with the reference', each => {
  fromOpenings.play(each);
});

test('the sample has shown every rare thing', () => {
  const samples = [games, fromRandomPositions, fromOpenings];
  expect(coverageGoals.filter(goal => !samples.some(sample => sample.shows(goal)))).toEqual([]);
});
