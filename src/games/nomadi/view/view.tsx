import './board/board.css';
import './board/marks.css';
import './panel/side-panel.css';
import { laterText } from '../../../web/kit/board/later-text.tsx';
import { printing } from '../../../web/kit/board/printing.tsx';
import type { GameView } from '../../../web/kit/view.ts';
import type { NomadiState } from '../rules/state.ts';
import { sources } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { Board } from './board/board.tsx';
import { Scenery } from './board/scenery.tsx';
import { faceDown } from './panel/coffers.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { CardPicture } from './pieces/cards.tsx';
import { buttons } from './scene/buttons.ts';
import { pictureOf } from './scene/picture.ts';
import { playerHues } from './scene/scene.ts';
import { task } from './scene/tasks.ts';
import { soundsBetween } from './sounds.ts';

const coin = (
  <path
    d="M12 2.500A9.500 9.500 0 1 1 11.990 2.500ZM12 6A6 6 0 1 0 12.010 6ZM12 8.500L14.800 12L12 15.500L9.200 12Z"
    fill-rule="evenodd"
  />
);
const cards = (
  <path
    d="M7 2.500H19A1.500 1.500 0 0 1 20.500 4V18A1.500 1.500 0 0 1 19 19.500H18V6.500A1.500 1.500 0 0 0 16.500 5H5.500V4A1.500 1.500 0 0 1 7 2.500ZM4.500 6.500H15A1.500 1.500 0 0 1 16.500 8V20A1.500 1.500 0 0 1 15 21.500H4.500A1.500 1.500 0 0 1 3 20V8A1.500 1.500 0 0 1 4.500 6.500ZM5 17.500C8 14 11 18 14.500 14.500V19.500H5Z"
    fill-rule="evenodd"
  />
);

export const view: GameView<NomadiState, Words> = {
  players: playerHues,
  faceDown,
  columns: { talers: sources, cards: ['cards'] },
  signs: { ...Object.fromEntries(['talers', ...sources].map(source => [source, coin])), cards },
  chiefRules: [
    'NO-MOVE-3',
    'NO-MOVE-6',
    'NO-START-1',
    'NO-CANYON-2',
    'NO-GOAL-3',
    'NO-MOVE-2',
    'NO-DIE-5',
    'NO-DIE-6',
    'NO-PLACE-2',
    'NO-PLACE-1',
  ],
  task,
  buttons,
  revealed: ({ key, args }) => (key === 'look' ? <CardPicture value={Number(args['value'])} /> : undefined),
  Board,
  SidePanel,
  BoardText: laterText(async () => (await import('./board-text.tsx')).BoardText),
  soundsBetween,
  print: printing({ look: 'nomads', pictureOf, Scenery, paper: true }),
};
