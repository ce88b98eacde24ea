import type { Phrase } from '../rules/material.ts';

export const phraseWords: Readonly<Record<Phrase, string>> = {
  silent: 'Nichts sagen',
  treasure: 'Ein Schatz, bei meinem Bart!',
  good: 'Süßes Wasser, mein Freund.',
  fair: 'Nicht schlecht, nicht gut.',
  poor: 'Nur Staub, fürchte ich.',
  trap: 'Lass die Finger davon!',
};
