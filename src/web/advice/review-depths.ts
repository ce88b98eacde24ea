import type { Budget } from '../../ai/advice.ts';
import type { Words } from '../words/words.ts';

export type Depth = keyof Words['advice']['depths'];

/** How much is thought in a whole review. The time is that of one worker, and keeps a slow device from hours of work. */
export const depths = {
  quick: { rollouts: 1_600_000, milliseconds: 90_000 },
  thorough: { rollouts: 8_000_000, milliseconds: 450_000 },
} as const satisfies Record<Depth, Budget>;

/** From the least to the most that is known about a game. */
export const depthNames = Object.keys(depths) as Depth[];

/** Less than this tells nothing. */
const LEAST: Budget = { rollouts: 1_000, milliseconds: 150 };
/** A shorter game is not thought about more than one of so many decisions: it is not worth the wait. */
const SHORT = 40;

/** What one decision gets: no decision of a long game is left out, each is thought about a little less. */
export function budgetFor(depth: Depth, decisions: number): Budget {
  const part = (key: 'rollouts' | 'milliseconds') =>
    Math.round(Math.max(LEAST[key], depths[depth][key] / Math.max(SHORT, decisions)));
  return { rollouts: part('rollouts'), milliseconds: part('milliseconds') };
}

export function partOf({ rollouts, milliseconds }: Budget, share: number): Budget {
  return { rollouts: Math.ceil(rollouts * share), milliseconds: Math.ceil(milliseconds * share) };
}
