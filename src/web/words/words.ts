import { type Language, languages } from '../kit/view.ts';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  nl: async () => (await import('./nl.ts')).nl,
};

export function wordsIn(language: Language): Promise<Words> {
  return loaders[language]();
}

/** Where no words come at all, these must do. */
export const wordless: Readonly<Record<Language, string>> = {
  en: 'The page could not be loaded. Check the connection and load it again.',
  de: 'Die Seite ließ sich nicht laden. Prüfe die Verbindung und lade sie noch einmal.',
  nl: 'De pagina kon niet worden geladen. Controleer de verbinding en laad hem nog eens.',
};

/** The first of the wanted languages (`nl-BE`, `de` …) that we speak. */
export function languageAmong(wanted: readonly string[]): Language | undefined {
  const codes = wanted.map(tag => tag.slice(0, 2).toLowerCase());
  return codes.map(code => languages.find(language => language === code)).find(found => found !== undefined);
}
