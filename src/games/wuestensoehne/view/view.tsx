import './board.css';
import './marks.css';
import './stock.css';
import type { GameView } from '../../../web/stage/view.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board.tsx';
import { heard } from './hearing.ts';
import { playerHues } from './hues.ts';
import { print } from './print.tsx';
import { Stock } from './stock.tsx';
import { buttons, task } from './task.ts';
import { Twin } from './twin.tsx';

export const view: GameView<Words> = {
  players: playerHues,
  words: {
    en: async () => (await import('../words/en.ts')).en,
    de: async () => (await import('../words/de.ts')).de,
    nl: async () => (await import('../words/nl.ts')).nl,
  },
  signs: {
    myrrh: (
      <path d="M8 3H16L15.400 6.200C19 8 20 11 19.600 14.500C19 19 16 21 12 21S5 19 4.400 14.500C4 11 5 8 8.600 6.200Z" />
    ),
    incense: (
      <path d="M3.500 13H20.500C20 17 17.500 18.600 15 19V21.500H9V19C6.500 18.600 4 17 3.500 13ZM8 11C5.500 8.500 10 6.500 8 3L10 2.500C12.500 6 8 8 10 10.500ZM14 11C11.500 8.500 16 6.500 14 3L16 2.500C18.500 6 14 8 16 10.500Z" />
    ),
    gem: <path d="M6.500 4H17.500L22 9.500L12 21.500L2 9.500Z" />,
    salt: <path d="M3 14L11 10L21 13.500V17.500L13 21.500L3 17.500ZM6 6.500L12.500 3L19 5.800V9.800L12.500 13L6 10Z" />,
  },
  task,
  buttons,
  Board,
  Stock,
  Twin,
  heard,
  print,
};
