import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { viewBoxOf } from '../../../web/stage/paths.ts';
import type { Hue } from '../../../web/stage/players.tsx';
import { VerdictMark } from '../../../web/stage/verdict.tsx';
import type { Verdict } from '../../../web/stage/verdicts.ts';
import { position } from '../position.ts';
import { JumpPath } from './offers.tsx';
import { cutOutOf, fieldPath, placeOf } from './picture.ts';
import { playerHues, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';

interface Props {
  /** A position drawn as text, see position.ts. */
  readonly drawing: string;
  readonly seats: number;
  /** Fields, by name, where something can be done (a tick) or can't (a cross). */
  readonly marks?: Readonly<Record<string, Verdict>> | undefined;
  /** Jumps and steps that are drawn in, from field to field. */
  readonly ways?: readonly (readonly [from: string, to: string])[] | undefined;
  /** What is to be seen, in words. */
  readonly label: string;
  readonly hues?: readonly Hue[] | undefined;
}

/** A small picture of a position, for reading. */
export function Diagram({ drawing, seats, marks = {}, ways = [], label, hues = playerHues }: Props): JSX.Element {
  const id = useId();
  const scene = useMemo((): Scene => {
    const s = position(drawing, { seats });
    return { s, picture: cutOutOf(s.board), hues, id, spotlight: undefined };
  }, [drawing, seats, hues, id]);
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

function FieldMark({ scene, cell, verdict }: { scene: Scene; cell: number; verdict: Verdict }): JSX.Element {
  const corner = `${placeOf(scene.picture, cell)} translate(10 10) scale(.72)`;
  return <VerdictMark verdict={verdict} field={fieldPath(scene.picture, cell, 2)} sign={corner} />;
}
