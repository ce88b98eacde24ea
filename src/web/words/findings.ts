import type { Language } from '../kit/view.ts';
import type { FindingsPageWords } from './findings.en.ts';

const loaders: Readonly<Record<Language, () => Promise<FindingsPageWords>>> = {
  en: async () => (await import('./findings.en.ts')).findings,
  de: async () => (await import('./findings.de.ts')).findings,
  nl: async () => (await import('./findings.nl.ts')).findings,
};

/** What its own page says about how the computer plays. */
export function findingsWordsIn(language: Language): Promise<FindingsPageWords> {
  return loaders[language]();
}
