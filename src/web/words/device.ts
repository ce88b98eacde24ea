import type { Language } from '../kit/view.ts';
import type { DeviceWords } from './device.en.ts';

const loaders: Readonly<Record<Language, () => Promise<DeviceWords>>> = {
  en: async () => (await import('./device.en.ts')).device,
  de: async () => (await import('./device.de.ts')).device,
  nl: async () => (await import('./device.nl.ts')).device,
};

/** The words about installing the page and keeping games: a first visit does not need them. */
export function deviceWordsIn(language: Language): Promise<DeviceWords> {
  return loaders[language]();
}
