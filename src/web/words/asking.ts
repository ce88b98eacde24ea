import type { Language } from '../kit/view.ts';
import type { AskingWords } from './asking.en.ts';

const loaders: Readonly<Record<Language, () => Promise<AskingWords>>> = {
  en: async () => (await import('./asking.en.ts')).asking,
  de: async () => (await import('./asking.de.ts')).asking,
  nl: async () => (await import('./asking.nl.ts')).asking,
};

/** The words of the ask line: nobody else has to load them. */
export function askingWordsIn(language: Language): Promise<AskingWords> {
  return loaders[language]();
}
