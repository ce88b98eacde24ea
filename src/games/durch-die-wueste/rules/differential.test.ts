import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { type Coverage, playBoth, type Reference, sampleOf } from '../../../engine/testing/reference.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { coverageGoals, coverageOf } from '../testing/coverage.ts';
import { type Policy, policies } from '../testing/policies.ts';
import { randomBoard } from '../testing/random-boards.ts';
import {
  actorOf,
  legalTexts,
  play,
  pointsOf,
  type ReferenceState,
  referenceFrom,
  referenceGame,
  winnersOf,
} from '../testing/reference.ts';
import { position } from '../text/position.ts';
import type { DurchDieWuesteState } from './state.ts';

const reference: Reference<ReferenceState> = {
  actor: actorOf,
  legal: legalTexts,
  play,
  breakdowns: r => pointsOf(r).map(points => ({ ...points })),
  winners: winnersOf,
};

/** Games and random boards for each number of seats and way to play. */
const [GAMES, BOARDS] = quickOrLong([4, 30], [16, 120]);
const VARIANTS = quickOrLong(1, 8);

interface Case {
  readonly seats: number;
  readonly name: string;
  readonly policy: Policy;
}

const cases: readonly Case[] = game.seats.flatMap(seats =>
  Object.entries(policies).map(([name, policy]) => ({ seats, name, policy })),
);

function playMatch(s: DurchDieWuesteState, r: ReferenceState, policy: Policy, seed: string, coverage: Coverage): void {
  playBoth(
    { game, reference },
    {
      s,
      r,
      seed,
      choose: (now, _, random) => game.format(now, policy(now, random)),
      observe: coverageOf(coverage, r),
    },
  );
}

const games = sampleOf(cases, ({ seats, name, policy }, coverage) => {
  for (let round = 0; round < GAMES; round++) {
    const chips = round % 2 === 0 ? 'down' : 'open';
    playMatch(game.initial(seats, { chips }), referenceGame(seats), policy, `${seats} ${name} ${round}`, coverage);
  }
});

const randomBoards = sampleOf(cases, ({ seats, name, policy }, coverage) => {
  for (let round = 0; round < BOARDS; round++) {
    const seed = `odd ${seats} ${name} ${round}`;
    const drawing = randomBoard(seats, seeded(seed));
    const r = referenceFrom(drawing, seats);
    if (legalTexts(r)[0] !== 'pass') playMatch(position(drawing, { seats }), r, policy, seed, coverage);
  }
});

const variants = sampleOf(cases, ({ seats, name, policy }, coverage) => {
  for (let round = 0; round < VARIANTS; round++) {
    const seed = `variant ${seats} ${name} ${round}`;
    const options = { palms: 'people', inside: 'nobody' } as const;
    playMatch(game.initial(seats, options), referenceGame(seats, options), policy, seed, coverage);
    const drawing = randomBoard(seats, seeded(seed));
    const r = referenceFrom(drawing, seats, options);
    if (legalTexts(r)[0] !== 'pass') playMatch(position(drawing, { seats, sealed: true }), r, policy, seed, coverage);
  }
});

test.each(cases)('$seats seats, $name play: the game agrees with the reference after every entry', each => {
  games.play(each);
});

test.each(cases)('$seats seats on random boards, $name play: the game agrees with the reference', each => {
  randomBoards.play(each);
});

test.each(cases)('$seats seats, $name play: palms by people and nobody inside agree with the reference', each => {
  variants.play(each);
});

test('the sample has shown every rare thing', () => {
  expect(coverageGoals.filter(goal => !games.shows(goal) && !randomBoards.shows(goal))).toEqual([]);
});
