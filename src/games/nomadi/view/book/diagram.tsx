import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { viewBoxOf } from '../../../../web/kit/draw/paths.ts';
import { TickMark } from '../../../../web/kit/draw/tick-mark.tsx';
import type { Tick } from '../../../../web/kit/draw/ticks.ts';
import { position } from '../../text/position.ts';
import { JumpPath } from '../board/offers.tsx';
import { Scenery } from '../board/scenery.tsx';
import { cellTransform, cutOutOf, fieldPath } from '../scene/picture.ts';
import { playerHues, type Scene } from '../scene/scene.ts';
import type { FigureDrawing } from './figures.ts';

interface Props {
  readonly figure: FigureDrawing;
  /** What is to be seen, in words. */
  readonly label: string;
}

/** A small picture of a position, for reading. */
export function Diagram({ figure, label }: Props): JSX.Element {
  const { drawing, seats, marks = {}, ways = [] } = figure;
  const id = useId();
  const scene = useMemo((): Scene => {
    const s = position(drawing, { seats });
    return { s, picture: cutOutOf(s.board), hues: playerHues, id };
  }, [figure, id]);
  return (
    <svg class="nomads diagram" viewBox={viewBoxOf(scene.picture.box)} role="img" aria-label={label}>
      <Scenery scene={scene} />
      {ways.map(([from, to]) => (
        <JumpPath key={from + to} scene={scene} from={cellIn(scene, from)} to={cellIn(scene, to)} />
      ))}
      {Object.entries(marks).map(([field, verdict]) => (
        <FieldMark key={field} scene={scene} cell={cellIn(scene, field)} verdict={verdict} />
      ))}
    </svg>
  );
}

function cellIn({ s }: Scene, field: string): number {
  const cell = s.board.grid.cellNamed(field);
  if (cell < 0) throw new Error(`${field} is not drawn`);
  return cell;
}

function FieldMark({ scene, cell, verdict }: { scene: Scene; cell: number; verdict: Tick }): JSX.Element {
  const corner = `${cellTransform(scene.picture, cell)} translate(10 10) scale(.72)`;
  return <TickMark verdict={verdict} field={fieldPath(scene.picture, cell, 2)} sign={corner} />;
}
