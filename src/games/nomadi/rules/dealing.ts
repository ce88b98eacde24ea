import type { Move, Seat } from '../../../engine/game.ts';
import { bidderAfter } from './deals.ts';
import { detailOf, dieOf, fromOf, kindOf, MoveKind } from './encoding.ts';
import { At, CARD_GIVEN, DEAL, Deal, NO_SEAT, type NomadiState, Phase, pay, Talk } from './state.ts';

/** The dice lie, and one of them can be used: now the others may make their offers. */
export function openTalks(s: NomadiState): void {
  if (s.trade === 'bind') askAfter(s, s.turn[At.Seat]);
  else s.turn[At.Phase] = Phase.Step;
}

function askAfter(s: NomadiState, seat: Seat): void {
  const bidder = bidderAfter(s, seat);
  s.talk[Talk.Bidder] = bidder === NO_SEAT ? 0 : bidder;
  s.turn[At.Phase] = bidder === NO_SEAT ? Phase.Step : Phase.Bid;
}

/** A seat says what it wants or which card it sells, or passes. */
export function bid(s: NomadiState, m: Move): void {
  const bidder = s.talk[Talk.Bidder];
  if (kindOf(m) === MoveKind.Rest) s.talk[Talk.Resting] |= 1 << bidder;
  if (kindOf(m) === MoveKind.Pass || kindOf(m) === MoveKind.Rest) return askAfter(s, bidder);
  if (kindOf(m) === MoveKind.Sell) write(s, bidder, [CARD_GIVEN + detailOf(m), 0, 0, 0]);
  else write(s, bidder, [0, dieOf(m), fromOf(m), detailOf(m)]);
  s.turn[At.Phase] = Phase.Price;
}

export function namePrice(s: NomadiState, m: Move): void {
  const bidder = s.talk[Talk.Bidder];
  const at = bidder * DEAL;
  if (kindOf(m) === MoveKind.Ask) s.deals[at + Deal.From] = detailOf(m);
  else s.deals[at + Deal.Gives] = detailOf(m) + (kindOf(m) === MoveKind.Hand ? CARD_GIVEN : 0);
  askAfter(s, bidder);
}

function write(s: NomadiState, seat: Seat, deal: readonly number[]): void {
  s.deals.set(deal, seat * DEAL);
}

/** All offers lapse, since the position for which they were made is gone. */
export function lapse(s: NomadiState): void {
  s.deals.fill(0);
}

/** Talers of a deal go from one seat to the other. */
export function transfer(s: NomadiState, from: Seat, to: Seat, talers: number): void {
  pay(s, from, 'gifts', -talers);
  pay(s, to, 'gifts', talers);
}

/** A card of a deal changes hands, and its new holder is about to look at it. */
export function handOver(s: NomadiState, from: Seat, to: Seat, card: number): void {
  s.holders[card] = to;
  s.talk[Talk.From] = from + 1;
  s.turn[At.Owner] = to;
  s.turn[At.Phase] = Phase.Look;
}

/** The offer is settled and does not stand any more. */
export function strike(s: NomadiState, seat: Seat): void {
  s.talk[Talk.From] = 0;
  write(s, seat, [0, 0, 0, 0]);
}
