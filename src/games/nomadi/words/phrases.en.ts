import type { Phrase } from '../rules/material.ts';

/** What can be said about a card, honest or not. Whoever is silent says nothing. */
export const phraseWords: Readonly<Record<Phrase, string>> = {
  silent: 'Say nothing',
  treasure: 'A treasure, by my beard!',
  good: 'Sweet water, my friend.',
  fair: 'Not bad, not good.',
  poor: 'Only dust, I fear.',
  trap: 'Keep your hands off it!',
};
