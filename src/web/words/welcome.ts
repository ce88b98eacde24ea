import type { Language } from '../kit/view.ts';
import type { WelcomeWords } from './welcome.en.ts';

const loaders: Readonly<Record<Language, () => Promise<WelcomeWords>>> = {
  en: async () => (await import('./welcome.en.ts')).welcome,
  de: async () => (await import('./welcome.de.ts')).welcome,
  nl: async () => (await import('./welcome.nl.ts')).welcome,
};

/** The words for a first game: whoever has played it before does not need them. */
export function welcomeWordsIn(language: Language): Promise<WelcomeWords> {
  return loaders[language]();
}
