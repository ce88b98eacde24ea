import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { viewBoxOf } from '../../../../web/kit/draw/paths.ts';
import { TickMark } from '../../../../web/kit/draw/tick-mark.tsx';
import type { Tick } from '../../../../web/kit/draw/ticks.ts';
import { SAND } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { Scenery } from '../board/scenery.tsx';
import { playerHues } from '../pieces/coats.ts';
import { cellTransform } from '../pieces/pieces.tsx';
import { cutOutOf, insetPath, pictureOf } from '../scene/picture.ts';
import { caravanAt, type Scene } from '../scene/scene.ts';
import type { FigureDrawing } from './figures.ts';

interface Props {
  readonly figure: FigureDrawing;
  /** What is to be seen, in words. */
  readonly label: string;
}

/** A small picture of a position, for reading. */
export function Diagram({ figure, label }: Props): JSX.Element {
  const { drawing, seats, phase = 'camels', marks, rimmed = false } = figure;
  const id = useId();
  const scene = useMemo((): Scene => {
    const s = position(drawing, { seats, phase });
    const picture = rimmed ? pictureOf(s, false) : cutOutOf(s.board);
    return { s, picture, hues: playerHues, id };
  }, [figure, id]);
  return (
    <svg class="desert diagram" viewBox={viewBoxOf(scene.picture.box)} role="img" aria-label={label}>
      <Scenery scene={scene} />
      {Object.entries(marks).map(([hex, verdict]) => (
        <HexMark key={hex} scene={scene} hex={hex} verdict={verdict} />
      ))}
    </svg>
  );
}

/** A mark in the middle of the hex would hide what stands there. */
function isBare({ s }: Scene, cell: number): boolean {
  return s.land[cell] === SAND && caravanAt(s, cell) < 0;
}

function HexMark({ scene, hex, verdict }: { scene: Scene; hex: string; verdict: Tick }): JSX.Element {
  const cell = scene.s.board.grid.cellNamed(hex);
  if (cell < 0) throw new Error(`a mark on ${hex}, which is not drawn`);
  const sign = `${cellTransform(scene, cell)}${isBare(scene, cell) ? '' : ' translate(9 8) scale(.66)'}`;
  return <TickMark verdict={verdict} field={insetPath(scene.picture, cell, 0.9)} sign={sign} />;
}
