import type { Heuristics } from '../../../engine/heuristics.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { isPlain } from './plain-moves.ts';
import { rate } from './ratings.ts';
import { rolloutMove } from './rollouts.ts';

/** A camel finds its way with little thought: weaker levels need more noise than elsewhere. */
const levels = [
  { rollouts: 200, temperature: 20 },
  { rollouts: 90, temperature: 2 },
  { rollouts: 120, temperature: 0.65 },
  { rollouts: 600, temperature: 0.1 },
  { rollouts: 8000, temperature: 0 },
];

export const heuristics: Heuristics<WuestenkoenigeState> = {
  decisiveLead: 60,
  tuning: { levels, rolloutDepth: 0, uctFactor: 0.05 },
  rate,
  isPlain,
  rolloutMove,
  evaluate,
};
