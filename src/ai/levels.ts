import type { Errors, Heuristics } from '../engine/heuristics.ts';
import { hasNet } from '../games/registry.ts';
import type { Budget } from './advice.ts';
import type { SearchSettings } from './search.ts';

/** How strong a bot plays: how it searches, for how long, how it errs, and how often it plays something else
 * than the best move. */
export interface LevelSettings {
  readonly settings: SearchSettings;
  /** The time keeps a phone cool; on most machines the rollouts are done long before. */
  readonly budget: Budget;
  /** 0 plays the best move found; the higher, the more often another one. */
  readonly temperature: number;
  /** How it errs. Left out, it sees all there is to see. */
  readonly errors?: Errors | undefined;
}

const full: SearchSettings = {
  rule: 'puct',
  exploration: 0.5,
  raveEquivalence: 500,
  width: 40,
  priorWeight: 0.9,
  expandAfter: 4,
  rolloutDepth: 24,
  winWeight: 0.5,
  nodes: 1 << 16,
};
/** A short search needs a small tree. */
const small: SearchSettings = { ...full, nodes: 1 << 13 };

/** In a hurry: a few moves ahead, and no further. */
const short: SearchSettings = { ...small, rolloutDepth: 4 };

/** From the one a child can beat to the best there is. They differ in budgets and errors, never in rules. */
export const levelSettings = {
  learning: {
    settings: short,
    budget: { rollouts: 32, milliseconds: 500 },
    temperature: 0,
    errors: { overlooks: 0.79, missesReplies: 0.95, misjudges: 0.7, glance: 0.35 },
  },
  easy: {
    settings: short,
    budget: { rollouts: 80, milliseconds: 500 },
    temperature: 0,
    errors: { overlooks: 0.5, missesReplies: 0.7, misjudges: 0.4, glance: 0.2 },
  },
  fair: {
    settings: small,
    budget: { rollouts: 250, milliseconds: 1000 },
    temperature: 0,
    errors: { overlooks: 0.35, missesReplies: 0.5, misjudges: 0.25, glance: 0.1 },
  },
  strong: { settings: full, budget: { rollouts: 600, milliseconds: 2000 }, temperature: 0 },
  master: { settings: full, budget: { rollouts: 8000, milliseconds: 2000, settles: true }, temperature: 0 },
} as const satisfies Record<string, LevelSettings>;

/** A level as it is in a game. */
export function levelFor(heuristics: Heuristics<never> | undefined, level: LevelSettings): LevelSettings {
  const tuning = heuristics?.tuning;
  if (level === plainUct)
    return withRollouts(plainUct, Math.round(plainUct.budget.rollouts * (tuning?.uctFactor ?? 1)));
  const tuned = tuning?.levels?.[Object.values<LevelSettings>(levelSettings).indexOf(level)];
  if (!tuned) return level;
  const { rollouts, ...rest } = tuned;
  return { ...withRollouts(level, rollouts), ...rest };
}

/** More rollouts than this fill the usual tree. */
const MANY_ROLLOUTS = 16_000;

/** The best level with another number of rollouts, to find out what they bring. */
export function masterWith(rollouts: number): LevelSettings {
  const { settings, ...master } = levelSettings.master;
  const nodes = rollouts > MANY_ROLLOUTS ? 1 << 18 : settings.nodes;
  return withRollouts({ ...master, settings: { ...settings, nodes } }, rollouts);
}

function withRollouts(level: LevelSettings, rollouts: number): LevelSettings {
  return { ...level, budget: { ...level.budget, rollouts } };
}

/** The learnt player: a net in place of rollouts. Where a game has none, or a device can't run it, it plays as `master`. */
export const GRANDMASTER = 'grandmaster';

export type SearchLevelName = keyof typeof levelSettings;
export type LevelName = SearchLevelName | typeof GRANDMASTER;

/** The levels that every game has, from the weakest up. */
export const levelNames = Object.keys(levelSettings) as SearchLevelName[];

/** With the one that only some have. */
export const everyLevelName: readonly LevelName[] = [...levelNames, GRANDMASTER];

/** The levels of a game. */
export function levelsOf(game: string): readonly LevelName[] {
  return hasNet(game) ? everyLevelName : levelNames;
}

export function isLevelName(text: string): text is LevelName {
  return Object.hasOwn(levelSettings, text) || text === GRANDMASTER;
}

/** How a level searches, where it does without a net. */
export function settingsOf(level: LevelName): LevelSettings {
  return levelSettings[level === GRANDMASTER ? 'master' : level];
}

/** Plays on for a person who is away or has resigned, on a server as on a device. */
export const STAND_IN_LEVEL: LevelName = 'fair';

/** The level of a seat's bot. Whatever has no level that is known here is played as by a stand-in. */
export function levelNamed(bot: string | undefined): LevelName {
  return bot !== undefined && isLevelName(bot) ? bot : STAND_IN_LEVEL;
}

/** To compare with: UCT as in the books, with random rollouts and nothing but wins and losses. */
export const plainUct: LevelSettings = {
  settings: {
    rule: 'ucb1',
    exploration: 0.7,
    raveEquivalence: 0,
    width: Number.POSITIVE_INFINITY,
    priorWeight: 0,
    expandAfter: 1,
    rolloutDepth: Number.POSITIVE_INFINITY,
    winWeight: 1,
    nodes: 1 << 19,
  },
  // In Durch die Wüste about as much time as `master` takes.
  budget: { rollouts: 8000, milliseconds: 5000 },
  temperature: 0,
};
