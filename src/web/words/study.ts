import type { Language } from '../kit/view.ts';
import type { StudyWords } from './study.en.ts';

const loaders: Readonly<Record<Language, () => Promise<StudyWords>>> = {
  en: async () => (await import('./study.en.ts')).study,
  de: async () => (await import('./study.de.ts')).study,
  nl: async () => (await import('./study.nl.ts')).study,
};

/** The words about studies: nobody needs them elsewhere. */
export function studyWordsIn(language: Language): Promise<StudyWords> {
  return loaders[language]();
}
