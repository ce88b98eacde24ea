import type { Language } from '../kit/view.ts';
import type { ProfileWords } from './profile.en.ts';

const loaders: Readonly<Record<Language, () => Promise<ProfileWords>>> = {
  en: async () => (await import('./profile.en.ts')).profile,
  de: async () => (await import('./profile.de.ts')).profile,
  nl: async () => (await import('./profile.nl.ts')).profile,
};

/** The words of the profile: nobody else has to load them. */
export function profileWordsIn(language: Language): Promise<ProfileWords> {
  return loaders[language]();
}
