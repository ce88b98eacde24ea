import type { Language } from '../kit/view.ts';
import type { StandingWords } from './standing.en.ts';

const loaders: Readonly<Record<Language, () => Promise<StandingWords>>> = {
  en: async () => (await import('./standing.en.ts')).standing,
  de: async () => (await import('./standing.de.ts')).standing,
  nl: async () => (await import('./standing.nl.ts')).standing,
};

/** What the hosts have to say: loaded when they do. */
export function standingWordsIn(language: Language): Promise<StandingWords> {
  return loaders[language]();
}
