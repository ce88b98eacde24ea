import { expect, test } from 'vitest';
import { type Random, seeded } from '../../../engine/random.ts';
import { type Coverage, compare, playBoth, type Reference, sampleOf } from '../../../engine/testing/reference.ts';
import { quickOrLong } from '../../../engine/testing/samples.ts';
import { game } from '../game.ts';
import { countGift, coverageGoals, coverageOf } from '../testing/coverage.ts';
import { choose, type Policy, policies } from '../testing/policies.ts';
import { randomBoard } from '../testing/random-boards.ts';
import { legalTexts, play, referenceFrom, referenceGame } from '../testing/reference.ts';
import { asideTexts, everyone, playAside, pointsOf, winnersOf } from '../testing/reference-points.ts';
import { actorOf, type ReferenceOptions, type ReferenceState, type StepObjection } from '../testing/reference-state.ts';
import { begin } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { CARDS_FAR, CARDS_NEAR } from './material.ts';
import type { NomadiState } from './state.ts';

/** How many times over everything is played. */
const SAMPLE = quickOrLong(1, 4);
const BOARDS = quickOrLong(5, 80);
/** Each number of seats and way to play has one in so many of the settings, and together they have them all. */
const ONE_IN = quickOrLong(2, 1);

const reference: Reference<ReferenceState> = {
  actor: actorOf,
  legal: legalTexts,
  play,
  breakdowns: r => everyone(r).map(seat => pointsOf(r, seat)),
  winners: winnersOf,
  asides: asideTexts,
};
const pair = { game, reference };

interface Match {
  readonly s: NomadiState;
  readonly r: ReferenceState;
  readonly policy: Policy;
  readonly seed: string;
  readonly maxEntries: number;
}

function playMatch({ policy, ...match }: Match, coverage: Coverage): void {
  const { s, r } = match;
  playBoth(pair, {
    ...match,
    choose: (_, now, random) => choose(now, policy, random),
    observe: coverageOf(coverage, r),
    compareMore: (log, random) => {
      compareRefusals(s, r, random, log);
      if (r.trade === true) giveOnBoth(s, r, random, log, coverage);
    },
  });
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
function compareRefusals(s: NomadiState, r: ReferenceState, random: Random, log: readonly string[]): void {
  if (r.phase !== 'moving') return;
  for (const [objection, rule] of Object.entries(ruleOf)) {
    const refused = r.considered.filter(({ objections }) => objections.length === 1 && objections[0] === objection);
    if (refused.length === 0) continue;
    const { text } = refused[random.below(refused.length)];
    const reason = game.forbids(s, game.parse(s, text));
    if (reason !== rule) expect(reason, `${text}, after ${log.slice(-20).join(', ')}`).toBe(rule);
  }
}

/** Now and then somebody gives something away, sometimes again and again. */
function giveOnBoth(s: NomadiState, r: ReferenceState, random: Random, log: string[], coverage: Coverage): void {
  while (random.below(3) === 0) {
    const seat = random.below(r.seats);
    const texts = asideTexts(r, seat);
    if (texts.length === 0) return;
    const text = texts[random.below(Math.min(texts.length, 2))];
    log.push(`(seat ${seat}) ${text}`);
    game.apply(s, game.asides?.parse(s, seat, text) ?? 0);
    playAside(r, seat, text);
    countGift(coverage, r, seat);
    compare(pair, s, r, log.slice(-20).join(', '));
  }
}

const settings: readonly ReferenceOptions[] = [
  {},
  { oasis: 'f1' },
  { trade: true },
  { oasis: 'm6', trade: true },
  { oasis: 'b2' },
  { edition: 2, cards: 'seats' },
  { edition: 2, trade: 'bind' },
  { oasis: 'f1', trade: 'bind', cards: 'seats' },
];
const cases = game.seats.flatMap(seats => Object.entries(policies).map(([name, policy]) => ({ seats, name, policy })));

const games = sampleOf(cases, (each, coverage) => {
  const { seats, name, policy } = each;
  settings.forEach((setting, i) => {
    if ((i + cases.indexOf(each)) % ONE_IN !== 0) return;
    for (let round = 0; round < SAMPLE; round++) {
      const talers = i % 2 === 0 ? 'down' : 'open';
      const seed = `${seats} ${name} ${JSON.stringify(setting)} ${round}`;
      const [s, r] = [begin(seats, { ...setting, talers }), referenceGame(seats, setting)];
      playMatch({ s, r, policy, seed, maxEntries: 300 }, coverage);
    }
  });
});

/** In the second edition the desert has a deck of its own: a board that shows more cards than it holds can't be dealt. */
function fitsEdition2(drawing: string): boolean {
  return [...drawing.matchAll(/(?<!o)\?/g)].length <= CARDS_NEAR + CARDS_FAR;
}

const randomBoards = sampleOf(cases, ({ seats, name, policy }, coverage) => {
  for (let round = 0; round < BOARDS; round++) {
    const seed = `odd ${seats} ${name} ${round}`;
    const drawing = randomBoard(seats, seeded(seed));
    const turn = round % 3 === 0 ? 116 : 1;
    const trade = [true, false, 'bind' as const][round % 3 === 0 ? 2 : round % 2];
    const edition = round % 4 < 2 || !fitsEdition2(drawing) ? 1 : 2;
    const [s, r] = [
      position(drawing, { seats, turn, trade, edition }),
      referenceFrom(drawing, seats, turn, { trade, edition }),
    ];
    playMatch({ s, r, policy, seed, maxEntries: 120 }, coverage);
  }
});

test.each(cases)('$seats seats, $name play: the game agrees with the reference after every entry', each => {
  games.play(each);
});

test.each(cases)('$seats seats on random boards, $name play: the game agrees with the reference', each => {
  randomBoards.play(each);
});

test('the sample has shown every rare thing', () => {
  expect(coverageGoals.filter(goal => !games.shows(goal) && !randomBoards.shows(goal))).toEqual([]);
});
