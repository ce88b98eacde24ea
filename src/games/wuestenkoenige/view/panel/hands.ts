import { CARDS, type CardId, cards } from '../../rules/deck.ts';
import { At, mayHold, type WuestenkoenigeState } from '../../rules/state.ts';

/** Cards of one kind in a hand. */
export interface Held {
  readonly card: CardId;
  readonly count: number;
}

/** The cards of a seat that can be seen, in the order of the deck. */
export function heldBy(s: WuestenkoenigeState, seat: number): Held[] {
  return cards.flatMap((card, kind) => {
    const count = s.hands[seat * CARDS + kind]!;
    return count > 0 ? [{ card, count }] : [];
  });
}

/**
 * The cards that a seat may choose from: those it is known to hold, and, where the device was not told what was drawn, all
 * that may be among them.
 */
export function choosable(s: WuestenkoenigeState, seat: number): Held[] {
  if (s.unseen[seat] === 0) return heldBy(s, seat);
  return cards.flatMap((card, kind) => {
    const count = Math.max(s.hands[seat * CARDS + kind]!, mayHold(s, seat, kind) ? 1 : 0);
    return count > 0 ? [{ card, count }] : [];
  });
}

/** Whose cards are shown where nobody looks on for a seat: where all are open, those of who is to move. */
export function openHand(s: WuestenkoenigeState): number | undefined {
  if (s.unseen.every(count => count === 0)) return s.turn[At.Seat];
  return Array.from({ length: s.seats }, (_, seat) => seat).find(seat => heldBy(s, seat).length > 0);
}
