import type { Knowledge } from '../engine/knowledge.ts';
import type { Budget } from './advice.ts';
import type { Settings } from './search.ts';

/** How well a computer player plays: what it looks for, how long, and how firmly it keeps to what it found. */
export interface Level {
  readonly settings: Settings;
  /** The time keeps a phone cool; on most machines the playouts are done long before. */
  readonly budget: Budget;
  /** 0 plays the best move found; the higher, the more often another one. */
  readonly temperature: number;
}

const full: Settings = {
  rule: 'prior',
  curiosity: 0.5,
  kinship: 500,
  width: 40,
  trust: 0.9,
  patience: 4,
  horizon: 24,
  winning: 0.5,
  nodes: 1 << 16,
};
/** Who thinks little needs little memory. */
const small: Settings = { ...full, nodes: 1 << 13 };

/** From the one a child can beat to the best there is. They differ in budgets and noise, never in rules. */
export const levels = {
  learning: { settings: small, budget: { playouts: 32, milliseconds: 500 }, temperature: 2.5 },
  easy: { settings: small, budget: { playouts: 80, milliseconds: 500 }, temperature: 0.8 },
  fair: { settings: small, budget: { playouts: 250, milliseconds: 1000 }, temperature: 0.4 },
  strong: { settings: full, budget: { playouts: 600, milliseconds: 2000 }, temperature: 0 },
  master: { settings: full, budget: { playouts: 8000, milliseconds: 5000 }, temperature: 0 },
} as const satisfies Record<string, Level>;

/** A level as it is in a game. */
export function levelIn(knowledge: Knowledge<never> | undefined, level: Level): Level {
  const pace = knowledge?.pace;
  if (level === uct) return withPlayouts(uct, Math.round(uct.budget.playouts * (pace?.yardstick ?? 1)));
  const rung = pace?.ladder?.[Object.values<Level>(levels).indexOf(level)];
  return rung ? { ...withPlayouts(level, rung.playouts), temperature: rung.temperature } : level;
}

function withPlayouts(level: Level, playouts: number): Level {
  return { ...level, budget: { ...level.budget, playouts } };
}

export type LevelName = keyof typeof levels;

export const levelNames = Object.keys(levels) as LevelName[];

export function isLevelName(text: string): text is LevelName {
  return Object.hasOwn(levels, text);
}

/** A yardstick: UCT as in the books, with random playouts and nothing but wins and losses. */
export const uct: Level = {
  settings: {
    rule: 'even',
    curiosity: 0.7,
    kinship: 0,
    width: Number.POSITIVE_INFINITY,
    trust: 0,
    patience: 1,
    horizon: Number.POSITIVE_INFINITY,
    winning: 1,
    nodes: 1 << 19,
  },
  // In Durch die Wüste about as much time as `master` takes.
  budget: { playouts: 8000, milliseconds: 5000 },
  temperature: 0,
};
