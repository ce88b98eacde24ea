import type { GameCard } from '../../engine/card.ts';
import { type GameId, gameCard, gameIds } from '../../games/registry.ts';

export interface CatalogueCard extends GameCard {
  readonly id: GameId;
}

/** The cards of all games, in the order of the registry. */
export const catalogue: readonly CatalogueCard[] = gameIds.map(id => ({ ...gameCard(id)!, id }));
