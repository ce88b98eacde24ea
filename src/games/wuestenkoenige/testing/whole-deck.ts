import { type CardId, cards } from '../rules/deck.ts';
import { editionNumbered, FIRST_EDITION } from '../rules/editions.ts';

/** Every card of an edition, in the order of the deck; the first one unless said, as in drawn positions. */
export function wholeDeck(edition = FIRST_EDITION): CardId[] {
  const counts = editionNumbered(edition).cards;
  return cards.flatMap(card => Array<CardId>(counts[card]).fill(card));
}
