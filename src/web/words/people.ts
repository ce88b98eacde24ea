import type { Language } from '../kit/view.ts';
import type { PeopleWords } from './people.en.ts';

const loaders: Readonly<Record<Language, () => Promise<PeopleWords>>> = {
  en: async () => (await import('./people.en.ts')).people,
  de: async () => (await import('./people.de.ts')).people,
  nl: async () => (await import('./people.nl.ts')).people,
};

/** Words about people whom one has met: loaded where they are asked for. */
export function peopleWordsIn(language: Language): Promise<PeopleWords> {
  return loaders[language]();
}
