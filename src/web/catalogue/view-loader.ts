import { type GameId, loadGame } from '../../games/registry.ts';
import type { GameView } from '../kit/view.ts';

/** Found by their place, so that a game is registered in one file only. */
const loaders = import.meta.glob<{ view: unknown }>('../../games/*/view/view.tsx');

/** Is there a view of the game's own? The default view shows all others. */
export function hasOwnView(id: GameId): boolean {
  return Object.hasOwn(loaders, fileOf(id));
}

/** Screens see the contract only: what a game's states look like is between its rules and its view. */
export async function loadView(id: GameId): Promise<GameView> {
  const load = loaders[fileOf(id)];
  if (load) return (await load()).view as GameView;
  const [game, { defaultView }] = await Promise.all([loadGame(id), import('../kit/default/default-view.tsx')]);
  return defaultView(game);
}

function fileOf(id: GameId): string {
  return `../../games/${id}/view/view.tsx`;
}
