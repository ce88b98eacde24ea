import { hueOf } from '../../../../web/kit/players.tsx';
import './diagram.css';
import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { type Box, viewBoxOf } from '../../../../web/kit/draw/paths.ts';
import { TickMark } from '../../../../web/kit/draw/tick-mark.tsx';
import type { Tick } from '../../../../web/kit/draw/ticks.ts';
import { game } from '../../game.ts';
import { grid } from '../../rules/board.ts';
import { ownerOf, turbanFigure } from '../../rules/state.ts';
import { actions, faceNamed } from '../../rules/tiles.ts';
import { Scenery } from '../board/scenery.tsx';
import { ActionField } from '../pieces/emblems.tsx';
import { Explorer } from '../pieces/figures.tsx';
import { TileFace } from '../pieces/tile.tsx';
import { playerHues } from '../scene/hues.ts';
import { HALF } from '../scene/outline.ts';
import { CELL, placeAt, placeOfSlot, SLOT, square, wide } from '../scene/picture.ts';
import { rowOf, type Scene } from '../scene/scene.ts';
import { cellsShown, type FigureDrawing } from './figures.ts';

interface Props {
  readonly figure: FigureDrawing;
  /** What is to be seen, in words. */
  readonly label: string;
}

/** A small picture of a position as Red sees it, for reading. */
export function Diagram({ figure, label }: Props): JSX.Element {
  const id = useId();
  const scene = useMemo((): Scene => {
    const s = cellsShown(figure);
    game.mask(s, 0);
    return { s, picture: wide, hues: playerHues, id };
  }, [figure, id]);
  if (figure.shows === 'row') return <RowDiagram scene={scene} label={label} />;
  if (figure.shows === 'signs') return <SignsDiagram label={label} />;
  return (
    <svg class="sons diagram" viewBox={viewBoxOf(boxOf(figure.shows))} role="img" aria-label={label}>
      <Scenery scene={scene} />
      {Object.entries(figure.held ?? {}).map(([cell, tile]) => (
        <g key={cell} class="held" transform={placeAt(wide, cellNamed(cell))}>
          <TileFace face={faceNamed(tile)} seed={7} id={id} />
        </g>
      ))}
      {Object.entries(figure.marks ?? {}).map(([cell, verdict]) => (
        <CellMark key={cell} cell={cellNamed(cell)} verdict={verdict} />
      ))}
    </svg>
  );
}

function cellNamed(name: string): number {
  const cell = grid.cellNamed(name);
  if (cell < 0) throw new Error(`a figure shows ${name}, which is no cell`);
  return cell;
}

/** A little more than the cells themselves, so that one sees how the land goes on. */
const RIM = 12;

function boxOf(shows: string): Box {
  // The goods of the two upper rows are enough to show how rumours lie.
  if (shows === 'rumours')
    return { ...wide.hearsay, height: wide.centres[placeOfSlot(3)]!.y + SLOT / 2 + 3 - wide.hearsay.y };
  const [first, last] = shows.split(' ').map(name => wide.centres[cellNamed(name)]!);
  const [x, y] = [first!.x - HALF - RIM, first!.y - HALF - RIM];
  return { x, y, width: last!.x - first!.x + CELL + 2 * RIM, height: last!.y - first!.y + CELL + 2 * RIM };
}

/** In a corner of the cell: what stands in its middle stays to be seen. */
function CellMark({ cell, verdict }: { cell: number; verdict: Tick }): JSX.Element {
  return (
    <g transform={placeAt(wide, cell)}>
      <TickMark verdict={verdict} field={square(HALF - 1.5)} sign="translate(18 18) scale(.85)" />
    </g>
  );
}

const PACE = 30;

/** The figures of a scoring in their order, the first one on the left. */
function RowDiagram({ scene, label }: { scene: Scene; label: string }): JSX.Element {
  const row = rowOf(scene.s);
  const box = { x: -24, y: -50, width: row.length * PACE + 18, height: 64 };
  return (
    <svg class="sons diagram" viewBox={viewBoxOf(box)} role="img" aria-label={label}>
      <rect class="row-ground" x={box.x} y={-12} width={box.width} height="26" />
      {row.map(({ figure }, place) => (
        <g key={figure} transform={`translate(${place * PACE} 2)`}>
          <Explorer hue={hueOf(scene, ownerOf[figure]!)} rank={figure + 1} turban={figure === turbanFigure(scene.s)} />
        </g>
      ))}
    </svg>
  );
}

/** What action fields can offer, each on a patch of oasis. */
function SignsDiagram({ label }: { label: string }): JSX.Element {
  const box = { x: -16, y: -16, width: actions.length * PACE + 2, height: 32 };
  return (
    <svg class="sons diagram" viewBox={viewBoxOf(box)} role="img" aria-label={label}>
      <rect class="meadow" {...box} />
      {actions.map((action, place) => (
        <g key={action} transform={`translate(${place * PACE} 0)`}>
          <ActionField action={action} />
        </g>
      ))}
    </svg>
  );
}
