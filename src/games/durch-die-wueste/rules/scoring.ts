import type { Breakdown, Lead, Seat } from '../../../engine/game.ts';
import { everySeat, seatsWithMost } from '../../../engine/kit.ts';
import { At, COLOURS, caravanOf, colours, type DurchDieWuesteState, Phase } from './state.ts';

/** Points for an oasis, and for the largest caravan of a colour, alone or together with others. */
export const OASIS = 5;
export const LARGEST = 10;
export const LARGEST_SHARED = 5;

/** Chips and closed land stay with their owner; who has the largest caravans is settled at the end. */
export const provisional: readonly string[] = ['caravans'];

export function breakdown(s: DurchDieWuesteState, seat: Seat): Breakdown {
  return { water: s.water[seat], oases: OASIS * s.oases[seat], caravans: caravanPoints(s, seat), areas: s.areas[seat] };
}

export function score(s: DurchDieWuesteState, seat: Seat): number {
  return s.water[seat] + OASIS * s.oases[seat] + caravanPoints(s, seat) + s.areas[seat];
}

function caravanPoints(s: DurchDieWuesteState, seat: Seat): number {
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) points += pointsForColour(s, colour, seat);
  return points;
}

function pointsForColour(s: DurchDieWuesteState, colour: number, seat: Seat): number {
  const own = s.sizes[caravanOf(colour, seat)];
  if (own === 0) return 0;
  let shared = false;
  for (let other = 0; other < s.seats; other++) {
    const size = s.sizes[caravanOf(colour, other)];
    if (size > own) return 0;
    if (size === own && other !== seat) shared = true;
  }
  return shared ? LARGEST_SHARED : LARGEST;
}

/** A rider alone is no caravan yet: nobody is ahead with it. */
export function leads(s: DurchDieWuesteState): readonly Lead[] {
  return colours.flatMap((colour, i) => {
    const seats = everySeat(s.seats).filter(seat => s.sizes[caravanOf(i, seat)] > 1 && pointsForColour(s, i, seat) > 0);
    if (seats.length === 0) return [];
    return { key: 'caravan', args: { colour }, seats, points: seats.length > 1 ? LARGEST_SHARED : LARGEST };
  });
}

export function winners(s: DurchDieWuesteState): Seat[] {
  if (s.turn[At.Phase] !== Phase.Over) return [];
  return seatsWithMost(everySeat(s.seats), seat => score(s, seat));
}
