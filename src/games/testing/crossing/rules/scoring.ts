import type { Seat } from '../../../../engine/game.ts';
import { type CrossingState, isDecided, STONES } from './state.ts';

/** A stone across is worth more than all stones together: it wins whatever was taken. */
const ACROSS = STONES + 1;

/** A stone across or taken stays so. */
export const provisional: readonly string[] = [];

export function breakdown(s: CrossingState, seat: Seat): { across: number; taken: number } {
  return { across: s.across[seat] * ACROSS, taken: s.taken[seat] };
}

export function score(s: CrossingState, seat: Seat): number {
  return s.across[seat] * ACROSS + s.taken[seat];
}

export function winners(s: CrossingState): Seat[] {
  if (!isDecided(s)) return [];
  return score(s, 0) > score(s, 1) ? [0] : [1];
}
