import type { Random } from '../random.ts';
import { attempt, type Breach, breachAt, breachOf, type Law } from './law.ts';
import { laws } from './laws.ts';
import { checkLaw, choiceLaw, endLaw, playLaw, scoreLaw, winnersLaw } from './play-laws.ts';
import { playEntry, rewind, type Walk } from './walk.ts';

/** How thoroughly laws are checked: some laws everywhere, some where a game ends, some at a sample of positions. */
export interface CheckPlan {
  readonly always: readonly Law[];
  readonly atEnd: readonly Law[];
  readonly sampled: readonly Law[];
  /** About one position in this many is in the sample. */
  readonly oneIn: number;
}

/** What is cheap everywhere, all laws at one position in `oneIn`. */
export function checkPlanOf(oneIn: number): CheckPlan {
  return { always: [checkLaw, choiceLaw, endLaw], atEnd: [scoreLaw, winnersLaw], sampled: laws, oneIn };
}

/** All of `sampled` everywhere. */
export function fullCheckPlan(sampled: readonly Law[] = laws): CheckPlan {
  return { always: [], atEnd: [], sampled, oneIn: 1 };
}

export interface CheckCounts {
  games: number;
  entries: number;
  /** Positions of the sample. */
  positions: number;
}

export function newCheckCounts(): CheckCounts {
  return { games: 0, entries: 0, positions: 0 };
}

/** Two sources of chance, so that checks do not change how a game goes. */
export interface RandomPair {
  readonly play: Random;
  readonly check: Random;
}

/** Plays one random game from the start and answers with the first broken law. */
export function checkGame(walk: Walk, plan: CheckPlan, random: RandomPair, counts: CheckCounts): Breach | undefined {
  rewind(walk);
  // Half of the games are played at random, half with a sense of where they lead.
  walk.usesRolloutMoves = walk.game.heuristics?.rolloutMove !== undefined && random.play.below(2) === 0;
  for (let walking = true; walking; ) {
    const breach = checkPosition(walk, plan, random, counts);
    if (breach) return breach;
    const failure = attempt(() => {
      walking = playEntry(walk, random.play);
    });
    if (failure !== undefined) return breachAt(walk, playLaw.name, failure);
    if (walking) counts.entries++;
  }
  counts.games++;
  return breachOf(walk, plan.atEnd, random.check);
}

function checkPosition(walk: Walk, plan: CheckPlan, random: RandomPair, counts: CheckCounts): Breach | undefined {
  const breach = breachOf(walk, plan.always, random.check);
  if (breach || random.check.below(plan.oneIn) > 0) return breach;
  counts.positions++;
  return breachOf(walk, plan.sampled, random.check);
}

/** Plays until `positions` positions have been in the sample, or a law is broken. */
export function checkPositions(walk: Walk, plan: CheckPlan, random: RandomPair, positions: number): Breach | undefined {
  for (const counts = newCheckCounts(); counts.positions < positions; ) {
    const breach = checkGame(walk, plan, random, counts);
    if (breach) return breach;
  }
  return undefined;
}
