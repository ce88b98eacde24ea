import './board/board.css';
import './panel/side-panel.css';
import { laterText } from '../../../web/kit/board/later-text.tsx';
import { printing } from '../../../web/kit/board/printing.tsx';
import type { GameView } from '../../../web/kit/view.ts';
import type { DurchDieWuesteState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board/board.tsx';
import { Scenery } from './board/scenery.tsx';
import { faceDown } from './panel/chips.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { playerHues } from './pieces/coats.ts';
import { pictureOf } from './scene/picture.ts';
import { soundsBetween } from './sounds.ts';

export const view: GameView<DurchDieWuesteState, Words> = {
  players: playerHues,
  faceDown,
  signs: {
    water: <path d="M12 3C16 9 19 12.5 19 16A7 6 0 0 1 5 16C5 12.5 8 9 12 3Z" />,
    oases: (
      <path d="M11 21C13 16 13 12 12.5 9C9 8 6 9 4 13C4 7 8 5 12 7C11 4 13 3 16 3C15 5 14.5 6 13.5 7C17 5 21 8 20 13C18 9 16 8.5 13.5 9C14.5 13 14.5 17 14 21Z" />
    ),
    caravans: (
      <path d="M2 14C4 10 6 10 8 6C10 4 12 8 14 10C16 11 16 6 18 4L22 6L22 8L20 8C20 12 18 14 17 15L17 21L15 21L14 16L8 16L7 21L5 21L5 16C3 16 2 15 2 14Z" />
    ),
    areas: (
      <path
        d="M7 3.500H17L22 12L17 20.500H7L2 12ZM8.5 6.200L5.2 12L8.5 17.800H15.500L18.8 12L15.5 6.200Z"
        fill-rule="evenodd"
      />
    ),
  },
  Board,
  SidePanel,
  BoardText: laterText(async () => (await import('./board-text.tsx')).BoardText),
  soundsBetween,
  print: printing({ look: 'desert', pictureOf, Scenery, paper: true }),
};
