import { KIND } from '../scoring.ts';
import { board, fight, stock, twin } from './board.nl.ts';
import { cards } from './cards.nl.ts';
import type { Words } from './en.ts';
import { goods } from './goods.nl.ts';
import { story } from './story.nl.ts';
import { table } from './table.nl.ts';

const brought = ['', ' met één soort waren', ' met twee soorten waren', ' met waren van alle drie soorten'];

export const nl: Words = {
  language: 'nl',
  title: 'Wüstenkönige',
  players: ['Rood', 'Blauw', 'Groen', 'Geel', 'Zwart'],
  sources: { kinds: 'Soorten', goods: 'Waren' },
  wins: (names, points, many) => `${names} ${many ? 'delen de winst' : 'wint'}${brought[Math.floor(points / KIND)]}.`,
  story,
  ...table,
  veiled: who => `${who} trekt een kaart.`,
  goods,
  cards,
  board,
  stock,
  fight,
  twin,
};
