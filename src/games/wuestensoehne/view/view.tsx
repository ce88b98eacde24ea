import './board/board.css';
import './board/marks.css';
import './panel/side-panel.css';
import { laterText } from '../../../web/kit/board/later-text.tsx';
import { printing } from '../../../web/kit/board/printing.tsx';
import type { GameView } from '../../../web/kit/view.ts';
import type { WuestensoehneState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board/board.tsx';
import { Scenery } from './board/scenery.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { playerHues } from './scene/hues.ts';
import { pictureOf } from './scene/picture.ts';
import { buttons, task } from './scene/tasks.ts';
import { soundsBetween } from './sounds.ts';

export const view: GameView<WuestensoehneState, Words> = {
  players: playerHues,
  signs: {
    myrrh: <path d="M8 3H16L15.4 6.2C19 8 20 11 19.6 14.5C19 19 16 21 12 21S5 19 4.4 14.5C4 11 5 8 8.6 6.2Z" />,
    incense: (
      <path d="M3.5 13H20.5C20 17 17.5 18.6 15 19V21.5H9V19C6.5 18.6 4 17 3.5 13ZM8 11C5.5 8.5 10 6.5 8 3L10 2.5C12.5 6 8 8 10 10.5ZM14 11C11.5 8.5 16 6.5 14 3L16 2.5C18.5 6 14 8 16 10.5Z" />
    ),
    gem: <path d="M6.5 4H17.5L22 9.5L12 21.5L2 9.5Z" />,
    salt: <path d="M3 14L11 10L21 13.5V17.5L13 21.5L3 17.5ZM6 6.5L12.5 3L19 5.8V9.8L12.5 13L6 10Z" />,
  },
  task,
  buttons,
  drawn: ['tile', 'lay'],
  Drawn: laterText(async () => (await import('./panel/drawn-tile.tsx')).DrawnTile),
  Board,
  SidePanel,
  BoardText: laterText(async () => (await import('./board-text.tsx')).BoardText),
  soundsBetween,
  print: printing({ look: 'sons', pictureOf: (_, turned) => pictureOf(turned), Scenery, paper: true }),
};
