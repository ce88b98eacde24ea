import type { Game, Move, Seat } from '../engine/game.ts';
import { type Policy, uniform } from '../engine/logs/transcript.ts';
import { copyInto, type State } from '../engine/state.ts';

/** Takes what brings the most points at once, compared with the others on average; among equals, any. */
export const greedy: Policy = (game, s, legal, random) => {
  const seat = game.actor(s);
  const trial = s.blankCopy();
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Move[] = [];
  for (let i = 0; i < legal.length; i++) {
    copyInto(trial, s);
    game.apply(trial, legal.items[i]);
    const lead = leadOf(game, trial, seat);
    if (lead > best) chosen = [];
    if (lead >= best) chosen.push(legal.items[i]);
    best = Math.max(best, lead);
  }
  return chosen[random.below(chosen.length)];
};

function leadOf<S extends State<S>>(game: Game<S>, s: S, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += game.score(s, other);
  return game.score(s, seat) - others / (s.seats - 1);
}

/** Plays as rollouts do; the name `hunch` is what arena files and command lines call it. */
const rolloutPolicy: Policy = (game, s, legal, random) =>
  game.heuristics?.rolloutMove?.(s, random) ?? uniform(game, s, legal, random);

/** Every way to play that needs no search, by name. */
export const policies = { random: uniform, greedy, hunch: rolloutPolicy } satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

export function isPolicyName(text: string): text is PolicyName {
  return Object.hasOwn(policies, text);
}
