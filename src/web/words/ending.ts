import type { Language } from '../kit/view.ts';
import type { EndingWords } from './ending.en.ts';

const loaders: Readonly<Record<Language, () => Promise<EndingWords>>> = {
  en: async () => (await import('./ending.en.ts')).ending,
  de: async () => (await import('./ending.de.ts')).ending,
  nl: async () => (await import('./ending.nl.ts')).ending,
};

/** The words about the end of a match: nobody needs them before. */
export function endingWordsIn(language: Language): Promise<EndingWords> {
  return loaders[language]();
}
