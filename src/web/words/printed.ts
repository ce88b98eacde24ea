import type { Language } from '../kit/view.ts';
import type { PrintedWords } from './printed.en.ts';

const loaders: Readonly<Record<Language, () => Promise<PrintedWords>>> = {
  en: async () => (await import('./printed.en.ts')).printed,
  de: async () => (await import('./printed.de.ts')).printed,
  nl: async () => (await import('./printed.nl.ts')).printed,
};

/** The words about the printed game: nobody needs them elsewhere. */
export function printedWordsIn(language: Language): Promise<PrintedWords> {
  return loaders[language]();
}
