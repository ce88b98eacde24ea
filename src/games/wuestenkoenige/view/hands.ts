import { CARDS, type CardId, cards } from '../deck.ts';
import type { KingsState } from '../state.ts';

/** Cards of one kind in a hand. */
export interface Held {
  readonly card: CardId;
  readonly count: number;
}

/** The cards of a seat that can be seen, in the order of the deck. */
export function heldBy(s: KingsState, seat: number): Held[] {
  return cards.flatMap((card, kind) => {
    const count = s.hands[seat * CARDS + kind]!;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** The one seat whose cards can be seen; nobody where there are several, or none. */
export function openHand(s: KingsState): number | undefined {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => heldBy(s, seat).length > 0);
  return seats.length === 1 ? seats[0] : undefined;
}
