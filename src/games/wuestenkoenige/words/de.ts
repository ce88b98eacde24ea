import { KIND } from '../rules/material.ts';
import { boardText, boardWords, fight, stock } from './board.de.ts';
import { cardWords } from './cards.de.ts';
import type { Words } from './en.ts';
import { goodNames } from './goods.de.ts';
import { story } from './story.de.ts';
import { table } from './table.de.ts';

const brought = ['', ' mit einer Art von Waren', ' mit zwei Arten von Waren', ' mit Waren aller drei Arten'];

export const words: Words = {
  language: 'de',
  title: 'Wüstenkönige',
  players: ['Rot', 'Blau', 'Grün', 'Gelb', 'Schwarz'],
  sources: { kinds: 'Arten', goods: 'Waren' },
  wins: (names, points, many, you) =>
    `${names} ${many ? `teil${you ? 't euch' : 'en sich'} den Sieg` : you ? 'gewinnst' : 'gewinnt'}${brought[Math.floor(points / KIND)]}.`,
  story,
  ...table,
  veiled: who => `${who} zieht eine Karte.`,
  goods: goodNames,
  cards: cardWords,
  board: boardWords,
  stock,
  fight,
  boardText,
};
