import type { Language } from '../kit/view.ts';
import type { HandWords } from './hand.en.ts';

const loaders: Readonly<Record<Language, () => Promise<HandWords>>> = {
  en: async () => (await import('./hand.en.ts')).hand,
  de: async () => (await import('./hand.de.ts')).hand,
  nl: async () => (await import('./hand.nl.ts')).hand,
};

/** The words of tables with the printed game: nobody needs them elsewhere. */
export function handWordsIn(language: Language): Promise<HandWords> {
  return loaders[language]();
}
