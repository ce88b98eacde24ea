import type { Language } from '../view.ts';

/** What every stage says, whatever is played on it. */
export interface ZoomWords {
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}

const zoomWords: Readonly<Record<Language, ZoomWords>> = {
  en: { closer: 'Zoom in', farther: 'Zoom out', whole: 'Fit' },
  de: { closer: 'Vergrößern', farther: 'Verkleinern', whole: 'Ganzer Spielplan' },
  nl: { closer: 'Inzoomen', farther: 'Uitzoomen', whole: 'Hele bord' },
};

export function zoomWordsIn(language: Language): ZoomWords {
  return zoomWords[language];
}
