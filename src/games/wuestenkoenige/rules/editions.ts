import type { Options } from '../../../engine/options.ts';
import { type CardId, cards } from './deck.ts';

/**
 * What the printed rules leave open and figures from many games decide. A match keeps the edition that it began with;
 * whoever owns the game can correct the newest one here.
 */
export interface Edition {
  /** How many of each event card there are. */
  readonly cards: Readonly<Record<CardId, number>>;
  /** Goods in each oasis, by the number of seats. */
  readonly goodsInOasis: Readonly<Record<number, number>>;
  /** Movement points in everybody's first turn, by the number of seats: who begins has fewer. */
  readonly firstPoints: Readonly<Record<number, readonly number[]>>;
}

const editions: readonly Edition[] = [
  {
    cards: { sand: 7, drift: 6, storm: 5, calf: 6, carpet: 6, trek: 6, swap: 6, loss: 5, plague: 3 },
    goodsInOasis: { 2: 12, 3: 12, 4: 18 },
    firstPoints: { 2: [3, 6], 3: [6, 6, 6], 4: [6, 6, 6, 6] },
  },
  {
    cards: { sand: 5, drift: 4, storm: 5, calf: 7, carpet: 8, trek: 8, swap: 6, loss: 5, plague: 2 },
    goodsInOasis: { 2: 12, 3: 12, 4: 18 },
    firstPoints: { 2: [3, 6], 3: [2, 4, 6], 4: [2, 3, 5, 6] },
  },
];

/** Counted from 1, as in options and logs. */
export const EDITIONS: readonly number[] = editions.map((_, i) => i + 1);
/** The edition of logs that name none. */
export const FIRST_EDITION = 1;
export const NEWEST_EDITION = editions.length;

export function editionNumbered(number: number): Edition {
  return editions[number - 1];
}

export function editionIn(options: Options): Edition {
  return editionNumbered((options.edition as number | undefined) ?? FIRST_EDITION);
}

/** The cards of each kind, in the order of the deck. */
export function cardCounts(edition: Edition): number[] {
  return cards.map(card => edition.cards[card]);
}
