import type { Breakdown, Seat } from '../../../engine/game.ts';
import { everySeat, seatsWithMost } from '../../../engine/kit.ts';
import { UNUSED_DIE, values } from './material.ts';
import { At, type NomadiState, Phase, SOURCES, sources, UNKNOWN } from './state.ts';
import { canStep } from './steps.ts';

/** Talers and cards are in one's hand; what is paid later is paid then. */
export const provisional: readonly string[] = [];

export function breakdown(s: NomadiState, seat: Seat): Breakdown {
  const talers = sources.map((source, i) => [source, s.accounts[seat * SOURCES + i]] as const);
  return { ...Object.fromEntries(talers), cards: cardPoints(s, seat) };
}

/** Chance may see a turn end: by a roll without any use, and by a card turned over behind the last step. */
export const chancePays: readonly string[] = ['dice'];

/** A card that is found comes before the turn goes on; without any step left it ends then, and the dice are paid for. */
export function owed(s: NomadiState, seat: Seat): Breakdown {
  const isFinding = [Phase.Find, Phase.Offer, Phase.Answer, Phase.Look].includes(s.turn[At.Phase]);
  if (!isFinding || seat !== s.turn[At.Seat] || canStep(s)) return {};
  const left = s.dice.reduce((sum, dice) => sum + dice, 0);
  return left === 0 ? {} : { dice: -UNUSED_DIE * left };
}

export function score(s: NomadiState, seat: Seat): number {
  return s.talers[seat] + cardPoints(s, seat);
}

/** A card that the viewer of a masked state has not seen counts nothing. */
function cardPoints(s: NomadiState, seat: Seat): number {
  let points = 0;
  for (let card = 0; card < s.turn[At.Found]; card++)
    if (s.holders[card] === seat && s.found[card] !== UNKNOWN) points += values[s.found[card]];
  return points;
}

export function winners(s: NomadiState): Seat[] {
  if (s.turn[At.Phase] !== Phase.Over) return [];
  return seatsWithMost(everySeat(s.seats), seat => score(s, seat));
}
