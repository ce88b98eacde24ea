import type { Language } from '../kit/view.ts';
import type { AccountWords } from './account.en.ts';

const loaders: Readonly<Record<Language, () => Promise<AccountWords>>> = {
  en: async () => (await import('./account.en.ts')).account,
  de: async () => (await import('./account.de.ts')).account,
  nl: async () => (await import('./account.nl.ts')).account,
};

/** The words of the account's screen: nobody else has to load them. */
export function accountWordsIn(language: Language): Promise<AccountWords> {
  return loaders[language]();
}
