import type { Language } from '../kit/view.ts';
import type { PuzzleWords } from './puzzles.en.ts';

const loaders: Readonly<Record<Language, () => Promise<PuzzleWords>>> = {
  en: async () => (await import('./puzzles.en.ts')).puzzles,
  de: async () => (await import('./puzzles.de.ts')).puzzles,
  nl: async () => (await import('./puzzles.nl.ts')).puzzles,
};

/** The words about puzzles: nobody needs them elsewhere. */
export function puzzleWordsIn(language: Language): Promise<PuzzleWords> {
  return loaders[language]();
}
