import type { Language } from '../kit/view.ts';
import type { RatingsWords } from './ratings.en.ts';

const loaders: Readonly<Record<Language, () => Promise<RatingsWords>>> = {
  en: async () => (await import('./ratings.en.ts')).ratings,
  de: async () => (await import('./ratings.de.ts')).ratings,
  nl: async () => (await import('./ratings.nl.ts')).ratings,
};

/** The words of the leaderboard: nobody else has to load them. */
export function ratingsWordsIn(language: Language): Promise<RatingsWords> {
  return loaders[language]();
}
