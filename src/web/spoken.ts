import { useEffect, useState } from 'preact/hooks';
import { language } from './settings.ts';
import type { Language } from './stage/view.ts';

/** Something fetched in the language of the page, or why it did not come. */
export interface Spoken<T> {
  readonly found?: T;
  readonly problem?: string;
}

/** Fetches anew when `key` or the language changes. The old words stay until the new ones are there. */
export function useSpoken<T>(key: string, fetch: (language: Language) => Promise<T>): Spoken<T> {
  const [spoken, setSpoken] = useState<Spoken<T>>({});
  const wantedLanguage = language.value;
  useEffect(() => {
    let wanted = true;
    fetch(wantedLanguage).then(
      found => wanted && setSpoken({ found }),
      error => wanted && setSpoken({ problem: String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, wantedLanguage]);
  return spoken;
}
