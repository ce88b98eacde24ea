import type { Language } from '../kit/view.ts';
import type { DayWords } from './day.en.ts';

const loaders: Readonly<Record<Language, () => Promise<DayWords>>> = {
  en: async () => (await import('./day.en.ts')).day,
  de: async () => (await import('./day.de.ts')).day,
  nl: async () => (await import('./day.nl.ts')).day,
};

/** The words about the desert of the day: nobody needs them elsewhere. */
export function dayWordsIn(language: Language): Promise<DayWords> {
  return loaders[language]();
}
