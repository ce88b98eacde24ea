import type { GameId } from '../../games/registry.ts';
import type { OpenedQuest, Quest } from '../kit/quest.ts';
import type { Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { loadQuestWords } from './game-words.ts';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ quest: unknown }>('../../games/*/view/quest.tsx');

/** Nothing where points tell how a game went. */
export interface FoundQuest {
  readonly quest?: OpenedQuest;
}

async function openQuest(id: GameId, language: Language): Promise<FoundQuest> {
  const load = loaders[`../../games/${id}/view/quest.tsx`];
  if (!load) return {};
  const [{ quest }, words] = await Promise.all([load(), loadQuestWords(id, language)]);
  return { quest: { ...(quest as Quest), words } };
}

/** What a game is about is told when it is over, or looked at again. Where it can't be fetched, points have to do: an end is told in any case. */
export function useQuest(id: string): FoundQuest | undefined {
  return useLocalized(`quest ${id}`, language => openQuest(id as GameId, language).catch((): FoundQuest => ({}))).found;
}
