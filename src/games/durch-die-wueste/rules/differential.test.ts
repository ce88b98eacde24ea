import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { type CoverageCounts, countCoverage, coverageGoals, type Observation, observe } from '../testing/coverage.ts';
import { type Policy, policies } from '../testing/policies.ts';
import { randomBoard } from '../testing/random-boards.ts';
import {
  actorOf,
  legalTexts,
  play,
  type ReferenceState,
  referenceFrom,
  referenceGame,
  totalOf,
  winnersOf,
} from '../testing/reference.ts';
import { position } from '../text/position.ts';
import type { DurchDieWuesteState } from './state.ts';

/** Plays one game on both, comparing everything a player can see after each entry. */
function playBoth(
  s: DurchDieWuesteState,
  naive: ReferenceState,
  policy: Policy,
  seed: string,
  tally: CoverageCounts,
): void {
  const random = seeded(seed);
  const log: string[] = [];
  let before = observe(naive);
  compare(s, naive, before, `${seed} at the start`);
  while (game.actor(s) !== NOBODY) {
    const move = policy(s, random);
    const text = game.format(s, move);
    const seat = game.actor(s);
    log.push(text);
    game.apply(s, move);
    play(naive, text);
    const now = observe(naive);
    compare(s, naive, now, `${seed} after ${log.slice(-20).join(', ')}`);
    countCoverage(tally, naive, seat, text, before, now);
    before = now;
  }
  expect(game.winners(s), seed).toEqual(winnersOf(naive));
}

function compare(s: DurchDieWuesteState, naive: ReferenceState, look: Observation, when: string): void {
  expect(nameOf(game.actor(s)), when).toBe(actorOf(naive));
  const moves = movesOf(game, s);
  expect(moves, when).toEqual([...new Set(moves)].sort((a, b) => a - b));
  expect(moves.map(move => game.format(s, move)).sort(), when).toEqual(legalTexts(naive).sort());
  const seats = look.points.map((_, seat) => seat);
  expect(
    seats.map(seat => game.breakdown(s, seat)),
    when,
  ).toEqual(look.points);
  expect(
    seats.map(seat => game.score(s, seat)),
    when,
  ).toEqual(look.points.map(totalOf));
}

function nameOf(actor: Actor): number | 'chance' | 'nobody' {
  return actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : actor;
}

const tally: CoverageCounts = new Map();
const cases = game.seats.flatMap(seats => Object.entries(policies).map(([name, policy]) => ({ seats, name, policy })));

test.each(cases)(
  '$seats seats, $name play: the game agrees with the reference after every entry',
  ({ seats, name, policy }) => {
    for (let round = 0; round < 4; round++) {
      const chips = round % 2 === 0 ? 'down' : 'open';
      playBoth(game.initial(seats, { chips }), referenceGame(seats), policy, `${seats} ${name} ${round}`, tally);
    }
  },
);

test.each(cases)(
  '$seats seats on odd boards, $name play: the game agrees with the reference',
  ({ seats, name, policy }) => {
    for (let round = 0; round < 30; round++) {
      const seed = `odd ${seats} ${name} ${round}`;
      const drawing = randomBoard(seats, seeded(seed));
      const naive = referenceFrom(drawing, seats);
      if (legalTexts(naive)[0] !== 'pass') playBoth(position(drawing, { seats }), naive, policy, seed, tally);
    }
  },
);

test('the sample above has shown every rare thing', () => {
  expect(coverageGoals.filter(wonder => !tally.has(wonder))).toEqual([]);
});
