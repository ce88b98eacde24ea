import type { Breakdown, Seat } from '../../../engine/game.ts';
import { everySeat, seatsWithMost } from '../../../engine/kit.ts';
import { GOODS } from './goods.ts';
import { KIND } from './material.ts';
import { At, Phase, type WuestenkoenigeState } from './state.ts';

/** What was brought home stays there. */
export const provisional: readonly string[] = [];

export function breakdown(s: WuestenkoenigeState, seat: Seat): Breakdown {
  if (!isContender(s, seat)) return { kinds: 0, goods: 0 };
  return { kinds: KIND * kindsOf(s, seat), goods: goodsOf(s, seat) };
}

export function score(s: WuestenkoenigeState, seat: Seat): number {
  return isContender(s, seat) ? KIND * kindsOf(s, seat) + goodsOf(s, seat) : 0;
}

/** Seats that are left can win; if none is left, those that went out last. */
function isContender(s: WuestenkoenigeState, seat: Seat): boolean {
  if (s.out[seat] === 0) return true;
  for (let other = 0; other < s.seats; other++) if (s.out[other] === 0 || s.out[other] > s.out[seat]) return false;
  return true;
}

/** Kinds of goods that a seat has brought home. */
export function kindsOf(s: WuestenkoenigeState, seat: Seat): number {
  let kinds = 0;
  for (let good = 0; good < GOODS; good++) if (s.display[seat * GOODS + good] > 0) kinds++;
  return kinds;
}

function goodsOf(s: WuestenkoenigeState, seat: Seat): number {
  let count = 0;
  for (let good = 0; good < GOODS; good++) count += s.display[seat * GOODS + good];
  return count;
}

export function winners(s: WuestenkoenigeState): Seat[] {
  if (s.turn[At.Phase] !== Phase.Over) return [];
  const contenders = everySeat(s.seats).filter(seat => isContender(s, seat));
  return seatsWithMost(contenders, seat => score(s, seat));
}

/** Does every seat that is left lack a kind of goods of which all have been brought home? */
export function isHopeless(s: WuestenkoenigeState): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0 && canComplete(s, seat)) return false;
  return true;
}

function canComplete(s: WuestenkoenigeState, seat: Seat): boolean {
  for (let good = 0; good < GOODS; good++) if (s.display[seat * GOODS + good] === 0 && isAllHome(s, good)) return false;
  return true;
}

function isAllHome(s: WuestenkoenigeState, good: number): boolean {
  let home = 0;
  for (let seat = 0; seat < s.seats; seat++) home += s.display[seat * GOODS + good];
  return home === s.edition.goodsInOasis[s.seats];
}
