import './board/ground.css';
import './pieces/pieces.css';
import './board/board.css';
import './panel/side-panel.css';
import type { JSX } from 'preact';
import { printer } from '../../../web/kit/board/svg-export.tsx';
import { later } from '../../../web/kit/later.ts';
import type { BoardTextProps, GameView } from '../../../web/kit/view.ts';
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

const useBoardText = later(async () => (await import('./board-text.tsx')).BoardText);

function LaterBoardText(props: BoardTextProps<WuestenkoenigeState, Words>): JSX.Element {
  const { found: BoardText } = useBoardText();
  return <>{BoardText && <BoardText {...props} />}</>;
}

export const view: GameView<WuestenkoenigeState, Words> = {
  players: playerHues,
  units: { kinds: KIND, goods: 1 },
  signs: {
    kinds: <path d="M12 2L15 9H9ZM5 12A4.5 4.5 0 1 1 5 21A4.5 4.5 0 0 1 5 12ZM14.5 12.5H22.5V20.5H14.5Z" />,
    goods: <path d="M8 8L7 4H17L16 8C20 10 22 14 20 20C16 22 8 22 4 20C2 14 4 10 8 8Z" />,
  },
  task,
  secret,
  buttons,
  Board,
  SidePanel,
  BoardText: LaterBoardText,
  soundsBetween,
  print: printer({ look: 'kings', pictureOf: (_, turned) => pictureFor(turned), Scenery, paper: false }),
};
