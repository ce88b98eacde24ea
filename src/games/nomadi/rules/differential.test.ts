import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { type CoverageCounts, countCoverage, countGift, coverageGoals, observe } from '../testing/coverage.ts';
import { choose, type Policy, policies } from '../testing/policies.ts';
import { randomBoard } from '../testing/random-boards.ts';
import {
  actorOf,
  legalTexts,
  play,
  type ReferenceOptions,
  type ReferenceState,
  referenceFrom,
  referenceGame,
} from '../testing/reference.ts';
import { asideTexts, everyone, playAside, pointsOf, totalOf, winnersOf } from '../testing/reference-points.ts';
import type { StepObjection } from '../testing/reference-steps.ts';
import { asidesOf, begin } from '../testing/table.ts';
import { position } from '../text/position.ts';
import type { NomadiState } from './state.ts';

/** How many times over everything is played; raise it for a longer look. */
const SAMPLE = 1;
const tally: CoverageCounts = new Map();

/** Plays one game on both, at most so many entries, comparing everything a player can see after each of them. */
function playBoth(s: NomadiState, naive: ReferenceState, taste: Policy, seed: string, entries: number): void {
  const random = seeded(seed);
  const log: string[] = [];
  const when = () => `${seed} after ${log.slice(-20).join(', ') || 'nothing'}`;
  compare(s, naive, when);
  while (game.actor(s) !== NOBODY && log.length < entries) {
    const text = choose(naive, taste, random);
    const before = observe(naive, text);
    log.push(text);
    const move = game.parse(s, text);
    expect(game.forbids(s, move), text).toBeUndefined();
    game.apply(s, move);
    play(naive, text);
    compare(s, naive, when);
    compareRefusals(s, naive, random, when);
    countCoverage(tally, naive, text, before);
    if (naive.trade) giveOnBoth(s, naive, random, log);
  }
  expect(game.winners(s), seed).toEqual(winnersOf(naive));
}

/** Everything in one text on each side: comparing two texts is fast, and where they differ the test shows both. */
function compare(s: NomadiState, naive: ReferenceState, when: () => string): void {
  const here = lookOfGame(s);
  const there = lookOfNaive(naive);
  if (here !== there) expect(here, when()).toBe(there);
}

function lookOfGame(s: NomadiState): string {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return JSON.stringify([
    nameOf(game.actor(s)),
    movesOf(game, s)
      .map(move => game.format(s, move))
      .sort(),
    seats.map(seat => game.breakdown(s, seat)),
    seats.map(seat => game.score(s, seat)),
    seats.map(seat =>
      asidesOf(s, seat)
        .map(move => game.format(s, move))
        .sort(),
    ),
  ]);
}

function lookOfNaive(naive: ReferenceState): string {
  const points = everyone(naive).map(seat => pointsOf(naive, seat));
  return JSON.stringify([
    actorOf(naive),
    legalTexts(naive).sort(),
    points,
    points.map(totalOf),
    everyone(naive).map(seat => asideTexts(naive, seat).sort()),
  ]);
}

function nameOf(actor: Actor): number | 'chance' | 'nobody' {
  return actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : actor;
}

const ruleOf: Readonly<Record<StepObjection, string>> = {
  home: 'NO-GOAL-3',
  wedged: 'NO-MOVE-2',
  back: 'NO-MOVE-6',
  start: 'NO-START-1',
  canyon: 'NO-CANYON-2',
  torn: 'NO-MOVE-3',
};

/** Where one thing alone stands against a step, the referee must name it; one step of each kind is tried. */
function compareRefusals(s: NomadiState, naive: ReferenceState, random: Random, when: () => string): void {
  if (naive.stage !== 'moving') return;
  for (const [objection, rule] of Object.entries(ruleOf)) {
    const refused = naive.thoughts.filter(({ objections }) => objections.length === 1 && objections[0] === objection);
    if (refused.length === 0) continue;
    const { text } = refused[random.below(refused.length)];
    const reason = game.forbids(s, game.parse(s, text));
    if (reason !== rule) expect(reason, `${text}, ${when()}`).toBe(rule);
  }
}

/** Now and then somebody gives something away, sometimes again and again. */
function giveOnBoth(s: NomadiState, naive: ReferenceState, random: Random, log: string[]): void {
  while (random.below(3) === 0) {
    const seat = random.below(naive.seats);
    const texts = asideTexts(naive, seat);
    if (texts.length === 0) return;
    const text = texts[random.below(Math.min(texts.length, 2))];
    log.push(`(seat ${seat}) ${text}`);
    game.apply(s, game.asides?.parse(s, seat, text) ?? 0);
    playAside(naive, seat, text);
    countGift(tally, naive, seat);
    compare(s, naive, () => log.slice(-20).join(', '));
  }
}

const settings: readonly ReferenceOptions[] = [
  {},
  { oasis: 'f1' },
  { trade: true },
  { oasis: 'm6', trade: true },
  { oasis: 'b2' },
];
const cases = game.seats.flatMap(seats => Object.entries(policies).map(([name, taste]) => ({ seats, name, taste })));

test.each(cases)(
  '$seats seats, $name play: the game agrees with the reference after every entry',
  ({ seats, name, taste }) => {
    settings.forEach((setting, i) => {
      for (let round = 0; round < SAMPLE; round++) {
        const talers = i % 2 === 0 ? 'down' : 'open';
        const seed = `${seats} ${name} ${JSON.stringify(setting)} ${round}`;
        playBoth(begin(seats, { ...setting, talers }), referenceGame(seats, setting), taste, seed, 300);
      }
    });
  },
);

test.each(cases)(
  '$seats seats on odd boards, $name play: the game agrees with the reference',
  ({ seats, name, taste }) => {
    for (let round = 0; round < 20 * SAMPLE; round++) {
      const seed = `odd ${seats} ${name} ${round}`;
      const drawing = randomBoard(seats, seeded(seed));
      const turn = round % 3 === 0 ? 116 : 1;
      const trade = round % 2 === 0;
      playBoth(position(drawing, { seats, turn, trade }), referenceFrom(drawing, seats, turn, trade), taste, seed, 120);
    }
  },
);

test('the sample above has shown every rare thing', () => {
  expect(coverageGoals.filter(wonder => !tally.has(wonder))).toEqual([]);
});
