import { type MoveList, push, type Seat } from '../../../engine/game.ts';
import { MoveKind, moveOf, PASS, REST } from './encoding.ts';
import { MOST_OFFERED } from './material.ts';
import { At, hasOffer, isSelling, NO_SEAT, type NomadiState, Talk, talersAsked } from './state.ts';
import { listSteps } from './steps.ts';

/**
 * Offers that bind, in the trading variant: after the roll every other seat may offer the one whose turn it is talers or a
 * card for a step, or a card for talers. They stand until the first die is used.
 */

/** A seat that has neither talers nor a card has nothing to offer, and is not asked. */
function canBid(s: NomadiState, seat: Seat): boolean {
  return seat !== s.turn[At.Seat] && !isResting(s, seat) && (s.talers[seat] > 0 || s.holders.includes(seat));
}

function isResting(s: NomadiState, seat: Seat): boolean {
  return ((s.talk[Talk.Resting] >> seat) & 1) === 1;
}

/** Nobody sells a card to a seat without talers: it could not pay. */
export function listBids(s: NomadiState, out: MoveList): void {
  listSteps(s, out);
  // The steps are those of the seat whose turn it is, now as something that is wanted of it.
  const toWant = (MoveKind.Want - MoveKind.Step) << 21;
  const steps = out.length;
  push(out, 0);
  push(out, 0);
  out.items.copyWithin(2, 0, steps);
  out.items[0] = PASS;
  out.items[1] = REST;
  for (let i = 2; i < out.length; i++) out.items[i] += toWant;
  if (s.talers[s.turn[At.Seat]] > 0) listCardsOf(s, MoveKind.Sell, out);
}

export function listPrices(s: NomadiState, out: MoveList): void {
  if (isSelling(s)) return listTalers(MoveKind.Ask, s.talers[s.turn[At.Seat]], out);
  listTalers(MoveKind.Pay, s.talers[s.talk[Talk.Bidder]], out);
  listCardsOf(s, MoveKind.Hand, out);
}

function listTalers(kind: MoveKind, most: number, out: MoveList): void {
  for (let talers = 1; talers <= Math.min(most, MOST_OFFERED); talers++) push(out, moveOf(kind, talers));
}

/** The cards of the seat that makes the offer. */
function listCardsOf(s: NomadiState, kind: MoveKind, out: MoveList): void {
  const bidder = s.talk[Talk.Bidder];
  for (let card = 0; card < s.turn[At.Found]; card++) if (s.holders[card] === bidder) push(out, moveOf(kind, card));
}

/** A card is bought only with talers that one has. */
export function listAccepts(s: NomadiState, out: MoveList): void {
  if (s.trade !== 'bind') return;
  for (let seat = 0; seat < s.seats; seat++)
    if (hasOffer(s, seat) && talersAsked(s, seat) <= Math.max(0, s.talers[s.turn[At.Seat]]))
      push(out, moveOf(MoveKind.Accept, seat));
}

/** The next seat to be asked for an offer after this one, or NO_SEAT when all were. */
export function bidderAfter(s: NomadiState, seat: Seat): Seat {
  for (let next = (seat + 1) % s.seats; next !== s.turn[At.Seat]; next = (next + 1) % s.seats)
    if (canBid(s, next)) return next;
  return NO_SEAT;
}
