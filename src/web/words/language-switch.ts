import { effect, type Signal } from '@preact/signals';
import type { Language } from '../kit/view.ts';

interface Hearing<W> {
  spoken(language: Language, words: W): void;
  /** The words of this language did not come. */
  missing(language: Language): void;
}

/** Fetches the words of the wanted language. If they do not come, the language that was spoken before is wanted again. */
export function followLanguage<W>(
  wanted: Signal<Language>,
  load: (language: Language) => Promise<W>,
  hear: Hearing<W>,
): void {
  let before: Language | undefined;
  const take = (language: Language, words: W) => {
    before = language;
    hear.spoken(language, words);
  };
  const fail = (language: Language) => {
    hear.missing(language);
    wanted.value = before ?? language;
  };
  effect(() => {
    const language = wanted.value;
    // Slow words must not overwrite those that were asked for later.
    const still = (run: () => void) => wanted.peek() === language && run();
    load(language).then(
      words => still(() => take(language, words)),
      () => still(() => fail(language)),
    );
  });
}
