import type { Language } from '../../../web/kit/view.ts';
import type { RuleWords } from '../words/rules.en.ts';

/** What the rules say to a player, by id. Apart from the rulebook, since a table needs them long before a leaflet. */
export const ruleWords: Readonly<Record<Language, () => Promise<RuleWords>>> = {
  en: async () => (await import('../words/rules.en.ts')).rules,
  de: async () => (await import('../words/rules.de.ts')).rules,
  nl: async () => (await import('../words/rules.nl.ts')).rules,
};
