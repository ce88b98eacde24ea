import type { GameId } from '../../games/registry.ts';
import type { GameView } from '../kit/view.ts';

/** Found by their place, so that a game is registered in one file only. */
const loaders = import.meta.glob<{ view: GameView }>('../../games/*/view/view.tsx');

export async function loadView(id: GameId): Promise<GameView> {
  const load = loaders[`../../games/${id}/view/view.tsx`];
  if (!load) throw new Error(`no view for ${id}`);
  return (await load()).view;
}
