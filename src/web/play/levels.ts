import { isPolicyName, type PolicyName, policies } from '../../ai/policies.ts';

/** How the bots of a table can play, from the easiest to the hardest: the one list that screens and hosts go by. */
export type Level = PolicyName;
export const levels = Object.keys(policies) as readonly Level[];
export const EASIEST_LEVEL: Level = 'random';
export const USUAL_LEVEL: Level = 'greedy';

export function isLevel(text: string): text is Level {
  return isPolicyName(text);
}
