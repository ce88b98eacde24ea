import type { GameId } from '../../games/registry.ts';
import type { Guidebook } from '../kit/guidebook.ts';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ guidebook: Guidebook }>('../../games/*/view/guidebook.ts');

export async function loadGuidebook(id: GameId): Promise<Guidebook> {
  const load = loaders[`../../games/${id}/view/guidebook.ts`];
  if (!load) throw new Error(`no guided game for ${id}`);
  return (await load()).guidebook;
}
