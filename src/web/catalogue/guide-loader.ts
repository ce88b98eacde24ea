import type { GameId } from '../../games/registry.ts';
import type { GuideScript } from '../kit/guidebook.ts';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ guide: GuideScript }>('../../games/*/text/guide.ts');

export async function loadGuideScript(id: GameId): Promise<GuideScript> {
  const load = loaders[`../../games/${id}/text/guide.ts`];
  if (!load) throw new Error(`no guided game for ${id}`);
  return (await load()).guide;
}
