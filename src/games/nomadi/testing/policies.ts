import type { Random } from '../../../engine/random.ts';
import { legalTexts } from './reference.ts';
import { type ReferenceState } from './reference-state.ts';

/** How much a policy likes a move, of chance too: policies lead games to different corners of the rules. */
export type Policy = (game: ReferenceState, text: string) => number;

export const policies = { random: () => 0, homeward, curious, dawdling } satisfies Record<string, Policy>;

/** The best of a few legal texts taken at random, so that nothing is ruled out. */
export function choose(game: ReferenceState, policy: Policy, random: Random): string {
  const texts = legalTexts(game);
  let best = texts[random.below(texts.length)];
  for (let tries = random.below(8); tries > 0; tries--) {
    const other = texts[random.below(texts.length)];
    if (policy(game, other) > policy(game, best)) best = other;
  }
  return best;
}

function homeward(game: ReferenceState, text: string): number {
  const [verb, from, to] = text.split(' ');
  return /^[1-6]$/.test(verb) ? distance(game, from) - distance(game, to) : 0;
}

/** Wants cards first, and turns on the way. */
function curious(game: ReferenceState, text: string): number {
  const [verb, from = '', to = ''] = text.split(' ');
  if (!/^[1-6]$/.test(verb)) return verb === 'accept' ? 50 : verb === 'take' ? 1 : 0;
  const turns = from[0] !== to[0] && from.slice(1) !== to.slice(1);
  return (game.cards.has(to) ? 20 : 0) + (turns ? 2 : 0) + homeward(game, text);
}

/** Gets nowhere, and rolls what is hard to use. */
function dawdling(game: ReferenceState, text: string): number {
  return text.startsWith('roll') ? -new Set(text).size : -homeward(game, text);
}

function distance(game: ReferenceState, field: string): number {
  const spread = (other: string) =>
    Math.abs(field.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(Number(field.slice(1)) - Number(other.slice(1)));
  return Math.min(...[...game.desert.goal].map(spread));
}
