import type { Language } from '../kit/view.ts';
import type { OnlineWords } from './online.en.ts';

const loaders: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: async () => (await import('./online.en.ts')).online,
  de: async () => (await import('./online.de.ts')).online,
  nl: async () => (await import('./online.nl.ts')).online,
};

/** The words of tables online: nobody else has to load them. */
export function onlineWordsIn(language: Language): Promise<OnlineWords> {
  return loaders[language]();
}
