import type { JSX } from 'preact';
import type { Piece } from '../../../engine/layout.ts';
import { movedTo } from '../draw/paths.ts';
import { PlaceOutline } from '../draw/place-outline.tsx';
import type { BoardInput } from '../view.ts';
import { cellInset, cellPath } from './picture.ts';
import { PieceFigure } from './pieces.tsx';
import { type GridScene, pieceHue, seatHue } from './scene.ts';

interface Props {
  readonly scene: GridScene;
  readonly input: BoardInput;
}

/**
 * Soft marks on the cells that can be chosen, faint on those that usually are chosen later. They lie under the pieces.
 * Where most of the board is open, empty cells have faint marks too: else the pieces would drown among them.
 */
export function Selectable({ scene, input }: Props): JSX.Element {
  const { s, layout, picture } = scene;
  const { names } = picture.grid;
  const next = nextPlaces(input, new Set(names));
  const cells = [...names.keys()].filter(cell => input.selectable.has(names[cell]!));
  const crowded = next.size > names.length / 2;
  return (
    <g class={`selectable hue-${seatHue(scene.hues, input.seat)}`}>
      {cells.map(cell => {
        const empty = !layout.pieceAt(s, cell);
        const faint = !next.has(names[cell]!) || (crowded && empty);
        return (
          <g key={cell} class={faint ? 'faint' : undefined}>
            {!faint && <path class="field" d={cellInset(picture, cell, 0.9)} />}
            {empty && <circle class="spot" r={faint ? 3.5 : 5} transform={movedTo(picture.centres[cell]!)} />}
          </g>
        );
      })}
    </g>
  );
}

/** Of each move that can still be meant, the first place that is not chosen yet. */
function nextPlaces({ candidates, picked }: BoardInput, names: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    candidates.flatMap(({ tokens }) => tokens.find(token => names.has(token) && !picked.has(token)) ?? []),
  );
}

/** What is pointed at and what is chosen: above the pieces, so that nothing hides it. */
export function GridTouches({ scene, input }: Props): JSX.Element {
  const { names } = scene.picture.grid;
  const chosen = [...names.keys()].filter(cell => input.chosen.has(names[cell]!));
  const pointed = input.pointed === undefined ? -1 : names.indexOf(input.pointed);
  const look = input.selectable.has(input.pointed ?? '') ? 'pointed' : 'refused';
  return (
    <g class="touches">
      {chosen.map(cell => (
        <PlaceOutline key={cell} path={cellPath(scene.picture, cell)} look="touch chosen" />
      ))}
      {pointed >= 0 && !chosen.includes(pointed) && (
        <PlaceOutline path={cellPath(scene.picture, pointed)} look={`touch ${look}`}>
          {look === 'pointed' && <Ghost scene={scene} input={input} cell={pointed} chosen={chosen} />}
        </PlaceOutline>
      )}
    </g>
  );
}

interface GhostProps extends Props {
  readonly cell: number;
  readonly chosen: readonly number[];
}

/** The piece as it would stand on an empty cell: the one chosen, or a new one of the seat to move. */
function Ghost({ scene, input, cell, chosen }: GhostProps): JSX.Element | undefined {
  const { s, layout, picture, hues } = scene;
  if (layout.pieceAt(s, cell)) return undefined;
  const moved = chosen.map(from => layout.pieceAt(s, from)).find(piece => piece !== undefined);
  const piece: Piece = moved ?? { kind: '', owner: input.seat };
  return (
    <g class="ghost" transform={movedTo(picture.centres[cell]!)}>
      <PieceFigure piece={piece} hue={pieceHue(hues, piece)} />
    </g>
  );
}
