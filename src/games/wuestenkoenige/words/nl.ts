import { KIND } from '../rules/material.ts';
import { boardText, boardWords, fight, stock } from './board.nl.ts';
import { cardWords } from './cards.nl.ts';
import type { Words } from './en.ts';
import { goodNames } from './goods.nl.ts';
import { story } from './story.nl.ts';
import { table } from './table.nl.ts';

const brought = ['', ' met één soort waren', ' met twee soorten waren', ' met waren van alle drie soorten'];

export const words: Words = {
  language: 'nl',
  title: 'Wüstenkönige',
  players: ['Rood', 'Blauw', 'Groen', 'Geel', 'Zwart'],
  sources: { kinds: 'Soorten', goods: 'Waren' },
  wins: (names, points, many) => `${names} ${many ? 'delen de winst' : 'wint'}${brought[Math.floor(points / KIND)]}.`,
  story,
  ...table,
  veiled: who => `${who} trekt een kaart.`,
  goods: goodNames,
  cards: cardWords,
  board: boardWords,
  stock,
  fight,
  boardText,
};
