import './board/ground.css';
import './pieces/pieces.css';
import './board/board.css';
import './panel/side-panel.css';
import { laterText } from '../../../web/kit/board/later-text.tsx';
import { printing } from '../../../web/kit/board/printing.tsx';
import type { GameView } from '../../../web/kit/view.ts';
import { KIND } from '../rules/material.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board/board.tsx';
import { Scenery } from './board/scenery.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { buttons, secret, task } from './scene/buttons.ts';
import { pictureFor } from './scene/picture.ts';
import { playerHues } from './scene/scene.ts';
import { soundsBetween } from './sounds.ts';

export const view: GameView<WuestenkoenigeState, Words> = {
  players: playerHues,
  units: { kinds: KIND, goods: 1 },
  signs: {
    kinds: <path d="M12 2L15 9H9ZM5 12A4.5 4.5 0 1 1 5 21A4.5 4.5 0 0 1 5 12ZM14.5 12.5H22.5V20.5H14.5Z" />,
    goods: <path d="M8 8L7 4H17L16 8C20 10 22 14 20 20C16 22 8 22 4 20C2 14 4 10 8 8Z" />,
  },
  // What a card needs says more than that other steps come later.
  chiefRules: ['WK-SAND-2', 'WK-DRIFT-1', 'WK-CALF-1', 'WK-CARPET-1', 'WK-SWAP-1', 'WK-LOSS-1', 'WK-CARD-2'],
  task,
  secret,
  buttons,
  Board,
  SidePanel,
  BoardText: laterText(async () => (await import('./board-text.tsx')).BoardText),
  soundsBetween,
  print: printing({ look: 'kings', pictureOf: (_, turned) => pictureFor(turned), Scenery, paper: false }),
};
