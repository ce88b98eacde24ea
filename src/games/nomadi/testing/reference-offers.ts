import { talersOf } from './reference-points.ts';
import type { ReferenceState } from './reference-state.ts';

/** What can be said about offers that bind, from the rules alone. Cards are counted from 1, in the order they were found. */

const MOST = 6;

function cardsOf(game: ReferenceState, seat: number): number[] {
  return game.found.flatMap(({ holder }, i) => (holder === seat ? [i + 1] : []));
}

function amountsUpTo(talers: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(MOST, talers)) }, (_, i) => i + 1);
}

/** Who has nothing is not asked. */
export function mayOffer(game: ReferenceState, seat: number): boolean {
  return talersOf(game, seat) > 0 || cardsOf(game, seat).length > 0;
}

export function bidTexts(game: ReferenceState, steps: readonly string[]): string[] {
  const sales = talersOf(game, game.seat) > 0 ? cardsOf(game, game.bidder).map(card => `sell card${card}`) : [];
  return ['pass', 'rest', ...steps.map(step => `want ${step}`), ...sales];
}

export function priceTexts(game: ReferenceState): string[] {
  const { card } = game.offers[game.offers.length - 1];
  if (card) return amountsUpTo(talersOf(game, game.seat)).map(talers => `ask ${talers}`);
  return [
    ...amountsUpTo(talersOf(game, game.bidder)).map(talers => `pay ${talers}`),
    ...cardsOf(game, game.bidder).map(held => `hand card${held}`),
  ];
}

/** A card is bought with talers that one has. */
export function acceptTexts(game: ReferenceState): string[] {
  const purse = talersOf(game, game.seat);
  const open = game.offers.filter(({ step, talers = 0 }) => step !== undefined || talers <= purse);
  return open.map(({ by }) => `accept seat${by}`);
}
