import './diagram.css';
import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type Box, movedTo, viewBoxOf } from '../../../../web/kit/draw/paths.ts';
import { TickMark } from '../../../../web/kit/draw/tick-mark.tsx';
import { board, HEXES } from '../../rules/board.ts';
import { position } from '../../text/position.ts';
import { FieldOutline, topOf } from '../board/offers.tsx';
import { Buried, Scenery } from '../board/scenery.tsx';
import { HALF_WIDTH, SIDE } from '../pieces/tiles.tsx';
import { fieldMiddle, fieldPath, type Picture, pictureFor } from '../scene/picture.ts';
import { anyOf, liftAt, looseAt, playerHues, type Scene } from '../scene/scene.ts';
import type { FigureDrawing, Sign } from './figures.ts';

interface Props {
  readonly figure: FigureDrawing;
  /** What is to be seen, in words. */
  readonly label: string;
}

/** A small picture of a position, for reading. */
export function Diagram({ figure, label }: Props): JSX.Element {
  const { drawing, setting, shows, chosen, marks = {}, digging = false } = figure;
  const id = useId();
  const scene = useMemo((): Scene => {
    const s = position(drawing, setting);
    const picture = pictureFor(true);
    return { s, picture, hues: playerHues, id, shown: hexesIn(picture, boxOf(picture, shows)) };
  }, [drawing, setting, shows, id]);
  return (
    <svg class="kings diagram" viewBox={viewBoxOf(boxOf(scene.picture, shows))} role="img" aria-label={label}>
      <Scenery scene={scene} />
      {digging && <Dug scene={scene} />}
      {chosen && <FieldOutline scene={scene} field={fieldNamed(chosen)} look="chosen" />}
      {Object.entries(marks).map(([name, sign]) => (
        <FieldMark key={name} scene={scene} field={fieldNamed(name)} sign={sign} />
      ))}
    </svg>
  );
}

function fieldNamed(name: string): number {
  const field = board.fieldNamed(name);
  if (field < 0) throw new Error(`a figure marks ${name}, which is no field`);
  return field;
}

/** A little more than the hexes themselves, so that one sees how the desert goes on. */
const RIM = 9;

function boxOf(picture: Picture, shows: string | undefined): Box {
  if (shows === undefined) return picture.box;
  const [first, last] = shows.split(' ').map(name => board.grid.spots[board.grid.cellNamed(name)]!);
  const [from, to] = [fieldMiddle({ ...first!, row: 0 }), fieldMiddle({ ...last!, row: 0 })];
  const { slab } = picture;
  const left = Math.max(slab.x, from.x - HALF_WIDTH - RIM);
  const right = Math.min(slab.x + slab.width, to.x + 2 * HALF_WIDTH + RIM);
  const top = Math.max(slab.y, fieldMiddle(first!).y - SIDE - RIM);
  const bottom = Math.min(slab.y + slab.height, fieldMiddle(last!).y + SIDE + RIM);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The hexes of which at least a corner is seen in the box. */
function hexesIn({ centres }: Picture, { x, y, width, height }: Box): ReadonlySet<number> {
  const isSeen = (at: Point) =>
    at.x > x - HALF_WIDTH && at.x < x + width + HALF_WIDTH && at.y > y - SIDE && at.y < y + height + SIDE;
  return new Set([...centres.keys()].filter(field => isSeen(centres[field]!)));
}

/** What lies buried, seen through the tiles; beside camels, so that they do not hide it. */
function Dug({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture, shown } = scene;
  const hexes = [...(shown ?? [])].filter(hex => hex < HEXES);
  return (
    <>
      {hexes.map(hex => (
        <g key={hex} transform={`${movedTo(picture.centres[hex]!)}${s.crowd[hex]! > 0 ? BESIDE : ''}`}>
          <Buried scene={scene} hex={hex} />
        </g>
      ))}
    </>
  );
}

const BESIDE = ' translate(-9 6) scale(.62)';

/** A mark in the middle of the field would hide what stands there. */
function spotOn(scene: Scene, field: number): Point & { readonly size: number } {
  const { x, y } = topOf(scene, field);
  const bare = field >= HEXES || scene.s.crowd[field] === 0;
  if (bare) return { x, y, size: 0.72 };
  // Loose goods lie at the feet of a camel.
  return { x: x + 10, y: y + (anyOf(looseAt(scene.s, field)) ? -4 : 9), size: 0.56 };
}

function FieldMark({ scene, field, sign }: { scene: Scene; field: number; sign: Sign }): JSX.Element {
  const { x, y, size } = spotOn(scene, field);
  const place = `${movedTo({ x, y })} scale(${size})`;
  if (typeof sign === 'number') return <CostMark place={place} cost={sign} />;
  const path = fieldPath(scene.picture, field, liftAt(scene.s, field));
  return <TickMark verdict={sign} field={path} sign={place} />;
}

function CostMark({ place, cost }: { place: string; cost: number }): JSX.Element {
  return (
    <g class="cost" transform={place}>
      <circle r="10.5" />
      <text y="5.2" class="large">
        {cost}
      </text>
    </g>
  );
}
