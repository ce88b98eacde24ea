import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { type CoverageCounts, countCoverage, coverageGoals } from '../testing/coverage.ts';
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
  scoreOf,
} from '../testing/reference.ts';
import { position } from '../text/position.ts';
import type { WuestenkoenigeState } from './state.ts';

/** Plays one game on both, comparing everything a player can see after each entry. */
function playBoth(
  s: WuestenkoenigeState,
  naive: ReferenceState,
  policy: Policy,
  seed: string,
  entries = game.maxEntries,
): void {
  const random = seeded(seed);
  const log: string[] = [];
  compare(s, naive, () => `${seed} at the start`);
  while (game.actor(s) !== NOBODY && log.length < entries) {
    const move = policy(s, random);
    const text = game.format(s, move);
    log.push(text);
    countCoverage(tally, naive, text, () => play(naive, text));
    game.apply(s, move);
    compare(s, naive, () => `${seed} after ${log.slice(-20).join(', ')}`);
  }
  expect(game.winners(s), seed).toEqual(naive.winners);
}

/** Only what differs is put into words: that takes longer than playing. */
function compare(s: WuestenkoenigeState, naive: ReferenceState, when: () => string): void {
  const ours = lookAt(s);
  const theirs = lookAtNaive(naive);
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, when()).toEqual(theirs);
}

function lookAt(s: WuestenkoenigeState): object {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    actor: nameOf(game.actor(s)),
    legal: movesOf(game, s)
      .map(move => game.format(s, move))
      .sort(),
    points: seats.map(seat => game.breakdown(s, seat)),
    scores: seats.map(seat => game.score(s, seat)),
    winners: game.winners(s),
  };
}

function lookAtNaive(naive: ReferenceState): object {
  const seats = naive.displays.map((_, seat) => seat);
  return {
    actor: actorOf(naive),
    legal: legalTexts(naive).sort(),
    points: seats.map(seat => breakdownOf(naive, seat)),
    scores: seats.map(seat => scoreOf(naive, seat)),
    winners: naive.winners,
  };
}

function nameOf(actor: Actor): number | 'chance' | 'nobody' {
  return actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : actor;
}

const tally: CoverageCounts = new Map();
/** Walks from each corner, and entries of a walk. */
const WALKS = 10;
const WALK = 60;
const cases = game.seats.flatMap(seats =>
  Object.entries(everyPolicy).map(([name, policy]) => ({ seats, name, policy })),
);

test.each(cases)('$seats seats, $name play: the game agrees with the reference after every entry', each => {
  for (let round = 0; round < 2; round++) {
    const seed = `${each.seats} ${each.name} ${round}`;
    playBoth(game.initial(each.seats, {}), referenceGame(each.seats), each.policy, seed);
  }
});

test.each(edgePositions)(
  '$name: the game agrees with the reference whatever comes of it',
  ({ name, drawing, setting }) => {
    const ways = Object.values(everyPolicy);
    for (let walk = 0; walk < WALKS; walk++) {
      const s = position(drawing, setting);
      expect(game.check(s)).toBeUndefined();
      playBoth(s, referenceFrom(drawing, setting), ways[walk % ways.length], `${name} ${walk}`, WALK);
    }
  },
);

test('the sample above has shown every rare thing', () => {
  expect(coverageGoals.filter(wonder => !tally.has(wonder))).toEqual([]);
});
