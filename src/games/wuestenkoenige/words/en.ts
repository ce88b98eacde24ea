import { KIND } from '../rules/material.ts';
import { boardText, boardWords, fight, stock } from './board.en.ts';
import { cardWords } from './cards.en.ts';
import { goodNames } from './goods.en.ts';
import { type StoryWords, story } from './story.en.ts';
import { table } from './table.en.ts';

const players: readonly string[] = ['Red', 'Blue', 'Green', 'Yellow', 'Black'];

/** By how many kinds of goods somebody won. Who alone is left may have none. */
const brought = ['', ' with one kind of goods', ' with two kinds of goods', ' with goods of all three kinds'];

/** The source of all languages: a key that is missing elsewhere does not compile. */
export const words = {
  language: 'en' as 'en' | 'de' | 'nl',
  title: 'Wüstenkönige',
  players,
  sources: { kinds: 'Kinds', goods: 'Goods' },
  wins: (names: string, points: number, many: boolean, you: boolean): string =>
    `${names} ${many ? 'share the win' : you ? 'win' : 'wins'}${brought[Math.floor(points / KIND)]}.`,
  story: story as StoryWords,
  ...table,
  veiled: (who: string): string => `${who} draws a card.`,
  goods: goodNames,
  cards: cardWords,
  board: boardWords,
  stock,
  fight,
  boardText,
};

export type Words = typeof words;
