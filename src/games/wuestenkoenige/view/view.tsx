import './board.css';
import './stock.css';
import type { GameView } from '../../../web/stage/view.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board.tsx';
import { buttons, secret, task } from './buttons.ts';
import { heard } from './hearing.ts';
import { print } from './print.tsx';
import { playerHues } from './scene.ts';
import { Stock } from './stock.tsx';
import { Twin } from './twin.tsx';

export const view: GameView<Words> = {
  players: playerHues,
  words: {
    en: async () => (await import('../words/en.ts')).en,
    de: async () => (await import('../words/de.ts')).de,
    nl: async () => (await import('../words/nl.ts')).nl,
  },
  signs: {
    kinds: (
      <path d="M12 2L15 9H9ZM5 12A4.500 4.500 0 1 1 5 21A4.500 4.500 0 0 1 5 12ZM14.500 12.500H22.500V20.500H14.500Z" />
    ),
    goods: <path d="M8 8L7 4H17L16 8C20 10 22 14 20 20C16 22 8 22 4 20C2 14 4 10 8 8Z" />,
  },
  task,
  secret,
  buttons,
  Board,
  Stock,
  Twin,
  heard,
  print,
};
