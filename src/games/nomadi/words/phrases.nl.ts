import type { Phrase } from '../rules/material.ts';

export const phraseWords: Readonly<Record<Phrase, string>> = {
  silent: 'Niets zeggen',
  treasure: 'Een schat, bij mijn baard!',
  good: 'Zoet water, mijn vriend.',
  fair: 'Niet slecht, niet goed.',
  poor: 'Alleen stof, vrees ik.',
  trap: 'Blijf er met je handen af!',
};
