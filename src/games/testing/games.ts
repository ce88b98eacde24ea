import type { Game } from '../../engine/game.ts';
import { addTestGame, type GameId, gameIds, loadGameWithHeuristics } from '../registry.ts';
import { card } from './crossing/card.ts';

/** The small game that tests play beside those of the product, and that `npm run new-game` copies. */
export const smallGame = addTestGame({ card, rules: () => import('./crossing/game.ts') });

export interface TestedGame {
  readonly id: GameId;
  /** Where it lies, from src/games/. */
  readonly folder: string;
  load(): Promise<Game>;
}

/** Every game that must keep the laws: those registered, and a small one that takes nothing for granted. */
export const testedGames: readonly TestedGame[] = [...gameIds, smallGame].map(id => ({
  id,
  folder: id === smallGame ? `testing/${id}` : id,
  load: () => loadGameWithHeuristics(id),
}));
