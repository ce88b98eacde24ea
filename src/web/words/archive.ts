import type { Language } from '../kit/view.ts';
import type { ArchiveWords } from './archive.en.ts';

const loaders: Readonly<Record<Language, () => Promise<ArchiveWords>>> = {
  en: async () => (await import('./archive.en.ts')).archive,
  de: async () => (await import('./archive.de.ts')).archive,
  nl: async () => (await import('./archive.nl.ts')).archive,
};

/** The words of the archive: nobody else has to load them. */
export function archiveWordsIn(language: Language): Promise<ArchiveWords> {
  return loaders[language]();
}
