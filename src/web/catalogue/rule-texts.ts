import type { RuleId } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import type { Language } from '../kit/view.ts';

/** Every rule of a game in a sentence or two, by its id. */
export type RuleTexts = Readonly<Record<RuleId, string>>;

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ ruleWords: Readonly<Record<Language, () => Promise<RuleTexts>>> }>(
  '../../games/*/view/rulebook-words.ts',
);

export async function loadRuleTexts(id: GameId, language: Language): Promise<RuleTexts> {
  const load = loaders[`../../games/${id}/view/rulebook-words.ts`];
  if (!load) throw new Error(`no rules in words for ${id}`);
  return (await load()).ruleWords[language]();
}
