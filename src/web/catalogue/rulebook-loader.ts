import { type GameId, gameCard } from '../../games/registry.ts';
import type { AnyRulebookWords, Rulebook } from '../kit/rulebook.tsx';
import type { Language } from '../kit/view.ts';
import { loadRulebookWords, loadRuleTexts } from './game-words.ts';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ rulebook: Rulebook }>('../../games/*/view/book/rulebook.tsx');

/** A rule book and what stands in it. */
export interface OpenedRulebook {
  readonly book: Rulebook;
  readonly bookWords: AnyRulebookWords;
}

async function loadRulebook(id: GameId): Promise<Rulebook | undefined> {
  return (await loaders[`../../games/${id}/view/book/rulebook.tsx`]?.())?.rulebook;
}

/** The game's own rule book, or else one made from its rules in words. */
export async function openRulebook(id: GameId, language: Language): Promise<OpenedRulebook> {
  const book = await loadRulebook(id);
  if (book) return { book, bookWords: await loadRulebookWords(id, language) };
  const [rules, { defaultRulebook, defaultRulebookWords }] = await Promise.all([
    loadRuleTexts(id, language),
    import('../kit/default/default-rulebook.tsx'),
  ]);
  return { book: defaultRulebook(rules), bookWords: defaultRulebookWords(gameCard(id)!, rules, language) };
}
