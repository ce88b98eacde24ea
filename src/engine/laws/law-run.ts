import type { Random } from '../random.ts';
import { attempt, type Breach, breachAt, breachOf, type Law } from './law.ts';
import { laws } from './laws.ts';
import { checkLaw, choiceLaw, endLaw, playLaw, scoreLaw, winnersLaw } from './play-laws.ts';
import { playEntry, rewind, type Walk } from './walk.ts';

/** How thorough a trial is: some laws everywhere, some where a game ends, some at a sample of positions. */
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

/** Two sources of chance, so that how thoroughly a game is watched does not change how it goes. */
export interface RandomPair {
  readonly play: Random;
  readonly check: Random;
}

/** Plays one random game from the start, watching the laws; answers with the first broken one. */
export function checkGame(walk: Walk, care: CheckPlan, luck: RandomPair, tally: CheckCounts): Breach | undefined {
  rewind(walk);
  // Half of the games are played at random, half with a sense of where they lead.
  walk.usesRolloutMoves = walk.game.heuristics?.rolloutMove !== undefined && luck.play.below(2) === 0;
  for (let walking = true; walking; ) {
    const breach = checkPosition(walk, care, luck, tally);
    if (breach) return breach;
    const stumble = attempt(() => {
      walking = playEntry(walk, luck.play);
    });
    if (stumble !== undefined) return breachAt(walk, playLaw.name, stumble);
    if (walking) tally.entries++;
  }
  tally.games++;
  return breachOf(walk, care.atEnd, luck.check);
}

function checkPosition(walk: Walk, care: CheckPlan, luck: RandomPair, tally: CheckCounts): Breach | undefined {
  const breach = breachOf(walk, care.always, luck.check);
  if (breach || luck.check.below(care.oneIn) > 0) return breach;
  tally.positions++;
  return breachOf(walk, care.sampled, luck.check);
}

/** Plays until `positions` positions have been in the sample, or a law is broken. */
export function checkPositions(walk: Walk, care: CheckPlan, luck: RandomPair, positions: number): Breach | undefined {
  for (const tally = newCheckCounts(); tally.positions < positions; ) {
    const breach = checkGame(walk, care, luck, tally);
    if (breach) return breach;
  }
  return undefined;
}
