import type { Language } from '../kit/view.ts';
import type { DeskWords } from './desk.en.ts';

const loaders: Readonly<Record<Language, () => Promise<DeskWords>>> = {
  en: async () => (await import('./desk.en.ts')).desk,
  de: async () => (await import('./desk.de.ts')).desk,
  nl: async () => (await import('./desk.nl.ts')).desk,
};

/** The words of the desk: only hosts load them. */
export function deskWordsIn(language: Language): Promise<DeskWords> {
  return loaders[language]();
}
