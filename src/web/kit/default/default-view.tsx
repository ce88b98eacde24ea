import './default.css';
import type { JSX } from 'preact';
import { squareGrid } from '../../../engine/boards/square.ts';
import type { Game } from '../../../engine/game.ts';
import type { Layout } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { printing } from '../board/printing.tsx';
import type { Candidate } from '../candidate.ts';
import { hues as usualHues } from '../players.tsx';
import type { GameView } from '../view.ts';
import { arrivalsBetween } from './arrivals.ts';
import { GridBoard, GridScenery } from './board.tsx';
import { GridText } from './board-text.tsx';
import { choicesBeside } from './choices.ts';
import { gridPictureOf } from './picture.ts';
import { TrayPanel } from './side-panel.tsx';
import { type DefaultWords, SEVERAL_VERBS, sourcesOf } from './words.ts';

/** Of a game that does not even say where its pieces stand: everything is chosen by buttons. */
const noGrid = squareGrid([]);
const noLayout: Layout<AnyState> = { grid: () => noGrid, pieceAt: () => undefined };

/** How a game is shown that has no view of its own: all of it is made from its contract, its layout and its words. */
export function defaultView(game: Game): GameView<AnyState, DefaultWords> {
  const { layout = noLayout } = game;
  return {
    players: usualHues,
    signs: signsFor(game),
    buttons: ({ state, candidates }, { tokens }) =>
      choicesBeside(candidates, placesIn(layout, state), token => tokens[token] ?? token),
    task: (_, legal) => ({ key: promptKeyFor(legal), args: {} }),
    Board: props => <GridBoard {...props} layout={layout} />,
    ...(layout.beside || game.asides ? { SidePanel: props => <TrayPanel {...props} layout={layout} /> } : {}),
    BoardText: props => <GridText {...props} layout={layout} />,
    soundsBetween: (before, after) => (arrivalsBetween(layout, before, after).length > 0 ? ['place'] : []),
    print: printing({
      look: 'plain-board',
      pictureOf: (s, turned) => gridPictureOf(layout.grid(s), turned),
      Scenery: ({ scene }) => <GridScenery scene={{ ...scene, layout }} />,
      paper: true,
    }),
  };
}

/** The verb of the legal moves, where they have only one. */
function promptKeyFor(legal: readonly Candidate[]): string {
  const [verb = SEVERAL_VERBS, ...others] = new Set(legal.map(({ tokens }) => tokens[0]!));
  return others.length === 0 ? verb : SEVERAL_VERBS;
}

/** Is a token the name of a cell, or that of something beside the board? */
function placesIn(layout: Layout<AnyState>, s: AnyState): (token: string) => boolean {
  const grid = layout.grid(s);
  const loose = new Set(layout.beside?.(s).flatMap(({ pieces }) => pieces.map(({ token }) => token)));
  return token => grid.cellNamed(token) >= 0 || loose.has(token);
}

const signs: readonly JSX.Element[] = [
  <circle cx="12" cy="12" r="8" />,
  <path d="M5 5H19V19H5Z" />,
  <path d="M12 3L21 20H3Z" />,
  <path d="M12 2L20 12L12 22L4 12Z" />,
  <path d="M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z" fill-rule="evenodd" />,
];

/** A plain shape for each source of points. */
function signsFor(game: Game): Record<string, JSX.Element> {
  return Object.fromEntries(Object.keys(sourcesOf(game)).map((source, i) => [source, signs[i % signs.length]!]));
}
