import type { Match, Player } from '../../table/match.ts';
import type { Language } from '../stage/view.ts';
import type { Words } from '../words/words.ts';

export const LONGEST_NAME = 16;

/** People who gave no name are called by their colour, in the language of the page. */
export function nameOf({ name, colour }: Player, words: Words): string {
  return name || words.common.colours[colour];
}

export function namesIn({ players }: Match, words: Words): string {
  return players.map(player => nameOf(player, words)).join(', ');
}

/** "Ann, Ben and Cem". */
export function together(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}
