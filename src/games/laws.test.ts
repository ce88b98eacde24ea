import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import type { Breach, Law } from '../engine/laws/law.ts';
import {
  type CheckPlan,
  checkGame,
  checkPlanOf,
  checkPositions,
  fullCheckPlan,
  newCheckCounts,
} from '../engine/laws/law-run.ts';
import { laws } from '../engine/laws/laws.ts';
import { everyOption, type Walk, walkOf } from '../engine/laws/walk.ts';
import { forbidsLaw } from '../engine/laws/word-laws.ts';
import type { Options } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { testedGames } from './testing/games.ts';

/** The fuzz command does the same at length; here every build gets a look. */
const GAMES = quickOrLong(2, 80);
const POSITIONS = quickOrLong(12, 200);
/** With more sets of options than this, each set gets fewer positions: all together they get as many. */
const SETS = 3;
/** With so many that each number of seats can have some of its own, they are shared out, unless there is time for all. */
const SHARED_SETS = quickOrLong(8, Number.POSITIVE_INFINITY);
const POSITIONS_FOR_FORBIDS = quickOrLong(30, 1000);
/** Neighbouring positions are much alike: a stride lets the sample see more games. */
const STRIDE = 17;

const sampling = (sampled: readonly Law[], stride = STRIDE): CheckPlan => ({
  ...fullCheckPlan(sampled),
  oneIn: stride,
});
const wholeGames: CheckPlan = { ...checkPlanOf(1), sampled: [] };

const randomPair = (seed: string) => ({ play: seeded(`${seed} play`), check: seeded(`${seed} watch`) });

/** A breach in words, with the moves that lead there. */
function told({ game, seats, options }: Walk, breach: Breach | undefined): string {
  if (!breach) return 'all laws kept';
  const s = game.initial(seats, options);
  const texts = breach.log.map(m => {
    const text = game.format(s, m);
    game.apply(s, m);
    return text;
  });
  return `${breach.law} broken after ${breach.at} entries: ${breach.detail}\n${texts.join(' · ')}`;
}

function positionsKeep(walk: Walk, plan: CheckPlan, positions: number): void {
  const random = randomPair(`${walk.game.id} ${walk.seats} ${JSON.stringify(walk.options)}`);
  expect(told(walk, checkPositions(walk, plan, random, positions))).toBe('all laws kept');
}

function gamesKeep(walk: Walk, games: number): void {
  const random = randomPair(`${walk.game.id} ${walk.seats} whole games`);
  for (const counts = newCheckCounts(); counts.games < games; ) {
    expect(told(walk, checkGame(walk, wholeGames, random, counts))).toBe('all laws kept');
  }
}

/** The fewest and the most, unless there is time for all in between. */
function seatsFor({ seats }: Game): readonly number[] {
  return quickOrLong([...new Set([seats[0], seats.at(-1)!])], seats);
}

function optionSetsFor(game: Game, count: number): Options[] {
  const sets = everyOption(game.options);
  const seats = seatsFor(game);
  return sets.length < SHARED_SETS ? sets : sets.filter((_, i) => seats[i % seats.length] === count);
}

function lawsOver(game: Game, seats: number): void {
  const sets = optionSetsFor(game, seats);
  const crowd = Math.max(1, sets.length / SETS);
  for (const options of sets) {
    test(`all laws hold with ${JSON.stringify(options)}`, () => {
      positionsKeep(
        walkOf(game, seats, options),
        sampling(laws, Math.ceil(STRIDE * crowd)),
        Math.ceil(POSITIONS / crowd),
      );
    });
  }
  test(`forbids and moves agree in ${POSITIONS_FOR_FORBIDS} positions`, () => {
    positionsKeep(walkOf(game, seats), sampling([forbidsLaw]), POSITIONS_FOR_FORBIDS);
  });
  test(`${GAMES} games end soundly`, () => gamesKeep(walkOf(game, seats), GAMES));
}

for (const { id, load } of testedGames) {
  const game = await load();
  test(`${id} is called by its name`, () => expect(game.id).toBe(id));
  for (const seats of seatsFor(game)) {
    describe(`${id} with ${seats} seats`, () => {
      lawsOver(game, seats);
    });
  }
}
