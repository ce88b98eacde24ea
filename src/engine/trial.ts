import { attempt, type Breach, breachAt, breachOf, type Law } from './law.ts';
import { laws } from './laws.ts';
import { check, choice, end, play, score, winners } from './play-laws.ts';
import type { Random } from './random.ts';
import { rewind, step, type Walk } from './walk.ts';

/** How thorough a trial is: some laws everywhere, some where a game ends, some at a sample of positions. */
export interface Care {
  readonly always: readonly Law[];
  readonly atEnd: readonly Law[];
  readonly sampled: readonly Law[];
  /** About one position in this many is in the sample. */
  readonly oneIn: number;
}

/** What is cheap everywhere, all laws at one position in `oneIn`. */
export function careOf(oneIn: number): Care {
  return { always: [check, choice, end], atEnd: [score, winners], sampled: laws, oneIn };
}

/** All of `sampled` everywhere. */
export function fullCare(sampled: readonly Law[] = laws): Care {
  return { always: [], atEnd: [], sampled, oneIn: 1 };
}

export interface Tally {
  games: number;
  entries: number;
  /** Positions of the sample. */
  positions: number;
}

export function newTally(): Tally {
  return { games: 0, entries: 0, positions: 0 };
}

/** Two sources of chance, so that how thoroughly a game is watched does not change how it goes. */
export interface Luck {
  readonly play: Random;
  readonly watch: Random;
}

/** Plays one random game from the start, watching the laws; answers with the first broken one. */
export function tryGame(walk: Walk, care: Care, luck: Luck, tally: Tally): Breach | undefined {
  rewind(walk);
  // Half of the games are played at random, half with a sense of where they lead.
  walk.hunches = walk.game.knowledge?.hunch !== undefined && luck.play.below(2) === 0;
  for (let walking = true; walking; ) {
    const breach = watch(walk, care, luck, tally);
    if (breach) return breach;
    const stumble = attempt(() => {
      walking = step(walk, luck.play);
    });
    if (stumble !== undefined) return breachAt(walk, play.name, stumble);
    if (walking) tally.entries++;
  }
  tally.games++;
  return breachOf(walk, care.atEnd, luck.watch);
}

function watch(walk: Walk, care: Care, luck: Luck, tally: Tally): Breach | undefined {
  const breach = breachOf(walk, care.always, luck.watch);
  if (breach || luck.watch.below(care.oneIn) > 0) return breach;
  tally.positions++;
  return breachOf(walk, care.sampled, luck.watch);
}

/** Plays until `positions` positions have been in the sample, or a law is broken. */
export function tryPositions(walk: Walk, care: Care, luck: Luck, positions: number): Breach | undefined {
  for (const tally = newTally(); tally.positions < positions; ) {
    const breach = tryGame(walk, care, luck, tally);
    if (breach) return breach;
  }
  return undefined;
}
