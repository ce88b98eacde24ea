import type { Language } from '../kit/view.ts';
import type { EventsWords } from './events.en.ts';

const loaders: Readonly<Record<Language, () => Promise<EventsWords>>> = {
  en: async () => (await import('./events.en.ts')).events,
  de: async () => (await import('./events.de.ts')).events,
  nl: async () => (await import('./events.nl.ts')).events,
};

/** Words about tournaments, leagues and arenas: loaded where they are asked for. */
export function eventsWordsIn(language: Language): Promise<EventsWords> {
  return loaders[language]();
}
