import type { Language } from '../kit/view.ts';
import type { PrivacyWords } from './privacy.en.ts';

const loaders: Readonly<Record<Language, () => Promise<PrivacyWords>>> = {
  en: async () => (await import('./privacy.en.ts')).privacy,
  de: async () => (await import('./privacy.de.ts')).privacy,
  nl: async () => (await import('./privacy.nl.ts')).privacy,
};

/** Words about what is kept: loaded where it is asked for. */
export function privacyWordsIn(language: Language): Promise<PrivacyWords> {
  return loaders[language]();
}
