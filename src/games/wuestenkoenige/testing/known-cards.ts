import type { Viewer } from '../../../engine/game.ts';
import { cards } from '../rules/deck.ts';
import { cardCounts, type Edition } from '../rules/editions.ts';

/**
 * What a viewer can know about the cards, written down from the entries it may read and from nothing else. A masked
 * state must say the same, no less and above all no more.
 */
export interface KnownCards {
  readonly viewer: Viewer;
  /** The viewer's own cards. */
  hand: string[];
  discard: string[];
  readonly sizes: number[];
  deckSize: number;
  /** By kind: how many there are. */
  readonly counts: readonly number[];
}

export function knownCardsOf(viewer: Viewer, seats: number, edition: Edition): KnownCards {
  const counts = cardCounts(edition);
  const deckSize = counts.reduce((sum, count) => sum + count, 0);
  return { viewer, hand: [], discard: [], sizes: Array.from({ length: seats }, () => 0), deckSize, counts };
}

/** An entry about the cards of `seat`; without a text when the viewer may not read it, so it can only be a draw. */
export function observe(book: KnownCards, seat: number, text: string | undefined): void {
  const [verb, card] = text?.split(' ') ?? ['draw'];
  if (verb === 'draw') {
    book.sizes[seat]++;
    book.deckSize--;
    if (card !== undefined) book.hand.push(card);
  }
  if (verb !== 'play' && verb !== 'discard') return;
  book.sizes[seat]--;
  book.discard.push(card);
  if (seat === book.viewer) book.hand.splice(book.hand.indexOf(card), 1);
}

/** A card is wanted, and there is none in the deck. */
export function refill(book: KnownCards): void {
  book.deckSize = book.discard.length;
  book.discard = [];
}

/** By kind: cards that the viewer has never seen, or not since they went back into the deck. */
export function unknownCards(book: KnownCards): number[] {
  const known = [...book.hand, ...book.discard];
  return book.counts.map((count, kind) => count - known.filter(card => card === cards[kind]).length);
}

export function byKind(held: readonly string[]): number[] {
  return cards.map(id => held.filter(card => card === id).length);
}
