import type { GameId } from '../../games/registry.ts';
import type { Rulebook } from '../kit/rulebook.tsx';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ rulebook: Rulebook }>('../../games/*/view/book/rulebook.tsx');

export async function loadRulebook(id: GameId): Promise<Rulebook> {
  const load = loaders[`../../games/${id}/view/book/rulebook.tsx`];
  if (!load) throw new Error(`no rulebook for ${id}`);
  return (await load()).rulebook;
}
