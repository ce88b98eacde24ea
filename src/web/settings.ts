import { effect, signal } from '@preact/signals';
import { recall, remember } from './memory.ts';
import { type Language, languages } from './stage/view.ts';
import { spoken, type Words, wordsIn } from './words/words.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const theme = signal<Theme>(oneOf(themes, recall('theme')) ?? 'system');
export const language = signal<Language>(oneOf(languages, recall('language')) ?? spoken(navigator.languages) ?? 'en');
/** The words of the chosen language; the page is drawn once they are there. */
export const words = signal<Words | undefined>(undefined);

function oneOf<T extends string>(known: readonly T[], text: string | undefined): T | undefined {
  return known.find(item => item === text);
}

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  remember('theme', chosen);
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}

/** Keeps the document in step with the settings. */
export function applySettings(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
  effect(() => {
    const wanted = language.value;
    void wordsIn(wanted).then(found => {
      // A slow dictionary must not overwrite one that was asked for later.
      if (language.peek() === wanted) showWords(wanted, found);
    });
  });
}

function showWords(spokenNow: Language, found: Words): void {
  document.documentElement.lang = spokenNow;
  words.value = found;
}
