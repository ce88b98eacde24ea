import { expect, test } from 'vitest';
import { type Coverage, playBoth, type Reference, sampleOf } from '../../../engine/testing/reference.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { countCoverage, coverageGoals } from '../testing/coverage.ts';
import { edgePositions } from '../testing/edge-positions.ts';
import { everyPolicy, type Policy } from '../testing/policies.ts';
import {
  actorOf,
  breakdownOf,
  legalTexts,
  play,
  type ReferenceState,
  referenceFrom,
  referenceGame,
} from '../testing/reference.ts';
import { position } from '../text/position.ts';
import { EDITIONS, editionNumbered } from './editions.ts';
import type { WuestenkoenigeState } from './state.ts';

const reference: Reference<ReferenceState> = {
  actor: actorOf,
  legal: legalTexts,
  play,
  breakdowns: r => r.displays.map((_, seat) => breakdownOf(r, seat)),
  winners: r => r.winners,
};

interface Match {
  readonly s: WuestenkoenigeState;
  readonly r: ReferenceState;
  readonly policy: Policy;
  readonly seed: string;
  readonly maxEntries?: number;
}

function playMatch({ policy, ...match }: Match, coverage: Coverage): void {
  playBoth(
    { game, reference },
    {
      ...match,
      choose: (s, _, random) => game.format(s, policy(s, random)),
      observe: (text, playText) => countCoverage(coverage, match.r, text, playText),
    },
  );
}

const cases = game.seats.flatMap(seats =>
  Object.entries(everyPolicy).map(([name, policy]) => ({ seats, name, policy })),
);

/** For each number of seats and way to play. */
const GAMES = quickOrLong(1, 8);

const games = sampleOf(cases, ({ seats, name, policy }, coverage) => {
  for (let round = 0; round < GAMES; round++) {
    const edition = EDITIONS[(seats + round) % EDITIONS.length];
    const [s, r] = [game.initial(seats, { edition }), referenceGame(seats, editionNumbered(edition))];
    playMatch({ s, r, policy, seed: `${seats} ${name} ${round}` }, coverage);
  }
});

/** Walks from each edge position, and entries of a walk. */
const WALKS = quickOrLong(6, 40);
const WALK = 60;

const walks = sampleOf(edgePositions, ({ name, drawing, setting }, coverage) => {
  const ways = Object.values(everyPolicy);
  for (let walk = 0; walk < WALKS; walk++) {
    const [s, r] = [position(drawing, setting), referenceFrom(drawing, setting)];
    playMatch({ s, r, policy: ways[walk % ways.length], seed: `${name} ${walk}`, maxEntries: WALK }, coverage);
  }
});

test.each(cases)('$seats seats, $name play: the game agrees with the reference after every entry', each => {
  games.play(each);
});

test.each(edgePositions)('$name: the game agrees with the reference whatever comes of it', each => {
  expect(game.check(position(each.drawing, each.setting))).toBeUndefined();
  walks.play(each);
});

test('the sample has shown every rare thing', () => {
  expect(coverageGoals.filter(goal => !games.shows(goal) && !walks.shows(goal))).toEqual([]);
});
