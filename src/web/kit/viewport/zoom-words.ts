import type { Language } from '../view.ts';

/** What every stage says, whatever is played on it. */
export interface ZoomWords {
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}

const zoomWords: Readonly<Record<Language, ZoomWords>> = {
  en: { closer: 'Closer', farther: 'Farther', whole: 'The whole board' },
  de: { closer: 'Näher heran', farther: 'Weiter weg', whole: 'Das ganze Brett' },
  nl: { closer: 'Dichterbij', farther: 'Verder weg', whole: 'Het hele bord' },
};

export function zoomWordsIn(language: Language): ZoomWords {
  return zoomWords[language];
}
