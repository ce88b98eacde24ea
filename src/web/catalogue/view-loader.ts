import type { GameId } from '../../games/registry.ts';
import type { GameView } from '../kit/view.ts';

/** Found by their place, so that a game is registered in one file only. */
const loaders = import.meta.glob<{ view: unknown }>('../../games/*/view/view.tsx');

/** Screens see the contract only: what a game's states look like is between its rules and its view. */
export async function loadView(id: GameId): Promise<GameView> {
  const load = loaders[`../../games/${id}/view/view.tsx`];
  if (!load) throw new Error(`no view for ${id}`);
  return (await load()).view as GameView;
}
