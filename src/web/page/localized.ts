import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../kit/view.ts';
import { language } from './settings.ts';

/** Something fetched in the language of the page. A problem is reported only where there is nothing to show. */
export interface Localized<T> {
  readonly found?: T;
  readonly problem?: string;
}

/**
 * Fetches anew when the language changes. The old words stay until the new ones are there, and longer if those do not
 * come. `key` says what is fetched: nothing of one key stays for another.
 */
export function useLocalized<T>(key: string, fetch: (language: Language) => Promise<T>): Localized<T> {
  const [spoken, setSpoken] = useState<Localized<T> & { readonly key: string }>({ key });
  const wantedLanguage = language.value;
  useEffect(() => {
    let wanted = true;
    fetch(wantedLanguage).then(
      found => wanted && setSpoken({ key, found }),
      error => wanted && setSpoken(before => (shows(before, key) ? before : { key, problem: String(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [key, wantedLanguage]);
  return spoken.key === key ? spoken : {};
}

function shows<T>(spoken: Localized<T> & { readonly key: string }, key: string): boolean {
  return spoken.key === key && spoken.found !== undefined;
}
