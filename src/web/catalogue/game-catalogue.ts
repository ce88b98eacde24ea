import type { GameCard } from '../../engine/card.ts';
import { cardOf, type GameId, gameIds } from '../../games/registry.ts';

export interface CatalogueCard extends GameCard {
  readonly id: GameId;
}

/** The cards of all games, in the order of the registry. */
export const catalogue: readonly CatalogueCard[] = gameIds.map(id => ({ ...cardOf(id)!, id }));
