import './hint-marks.css';
import type { JSX } from 'preact';
import type { Point } from '../draw/hexes.ts';
import { between, movedTo, polygon, rounded } from '../draw/paths.ts';
import { PlaceOutline } from '../draw/place-outline.tsx';
import type { BoardHint, HintStep } from '../view.ts';

/** A place of the board, as far as it is marked. */
interface AdvisedPlace {
  readonly name: string;
  readonly token?: string;
  readonly centre: Point;
  readonly path: string;
  readonly transform?: string;
  readonly outline?: string;
}

/** What a game knows about advised moves that their words do not say. */
export interface HintSpec {
  /** Where a move begins whose words name its end only. */
  readonly from?: (step: HintStep) => string | undefined;
  /** A class for its marks, as of a colour. */
  readonly look?: (step: HintStep) => string | undefined;
}

/** The lines that are advised, with what is needed to draw them. */
export interface AdvisedLines {
  readonly hints: readonly BoardHint[];
  readonly places: readonly AdvisedPlace[];
  readonly hinting: HintSpec;
}

/** Places that belong together: a walk, or one place where something is done. */
interface Leg {
  readonly places: readonly AdvisedPlace[];
  readonly look: string;
}

/** The way of the line that is looked at, place by place with arrows, and dimmer where the others begin. */
export function HintMarks({ hints, places, hinting }: AdvisedLines): JSX.Element {
  const lit = hints.find(hint => hint.lit);
  const legs = lit ? legsOf(lit, places, hinting) : [];
  const unit = unitOf(places);
  return (
    <g class="hint-marks" aria-hidden="true">
      {othersIn(hints, places, hinting).map(({ place, names }) => (
        <g key={place.name} class="advised other">
          <PlaceOutline path={place.outline ?? place.path} transform={place.transform} look="advised-ring" />
          <Tag at={corner(place, unit, -1)} text={names} unit={unit} />
        </g>
      ))}
      {legs.map((leg, i) => (
        <g key={`${i} ${endOf(leg).name}`} class={`advised lit ${leg.look}`}>
          <Way leg={leg} unit={unit} />
          <PlaceOutline
            path={endOf(leg).outline ?? endOf(leg).path}
            transform={endOf(leg).transform}
            look="advised-ring"
          />
          <Tag at={corner(endOf(leg), unit, 1)} text={legs.length > 1 ? String(i + 1) : lit!.name} unit={unit} />
        </g>
      ))}
    </g>
  );
}

/** How far places lie from each other: what is drawn is to fit all boards. */
function unitOf(places: readonly AdvisedPlace[]): number {
  const [first, ...others] = places;
  // Those named last may be parts of others.
  const gaps = others.slice(0, 60).map(({ centre }) => distance(centre, first!.centre));
  return Math.min(...gaps);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const endOf = ({ places }: Leg): AdvisedPlace => places.at(-1)!;

/** Half the height of a tag, and half the width of one with one letter, in units. */
export const TAG = 0.2;

/** A corner of a place, where a tag covers least, and none of a neighbour's. */
export function corner({ centre }: Pick<AdvisedPlace, 'centre'>, unit: number, side: 1 | -1): Point {
  return { x: centre.x + side * 0.28 * unit, y: centre.y - 0.34 * unit };
}

/** The places of a move, in the order of the way. */
function stopsOf(step: HintStep, places: readonly AdvisedPlace[], from: string | undefined): AdvisedPlace[] {
  const { tokens, at, via = [] } = step;
  const named = (name: string | undefined) =>
    name === undefined ? undefined : places.find(place => place.name === name);
  const spoken = (token: string) => named(token) ?? places.find(place => place.token === token);
  const said = tokens.map(spoken).filter(place => place !== undefined);
  const ends = [named(from), ...(said.length > 0 ? said : [named(at)])].filter(place => place !== undefined);
  const passed = ends.length > 1 ? via.map(named).filter(place => place !== undefined) : [];
  const stops = [...ends.slice(0, -1), ...passed, ...ends.slice(-1)];
  return stops.filter((place, i) => stops.indexOf(place) === i);
}

/** A step that begins where the one before it ended goes on with its way. */
export function legsOf(
  { steps }: BoardHint,
  places: readonly AdvisedPlace[],
  { from, look }: HintSpec,
): readonly Leg[] {
  return steps.reduce<readonly Leg[]>((legs, step) => {
    const stops = stopsOf(step, places, from?.(step));
    const last = legs.at(-1);
    if (stops.length === 0) return legs;
    if (last && stops.length > 1 && endOf(last) === stops[0])
      return [...legs.slice(0, -1), { ...last, places: [...last.places, ...stops.slice(1)] }];
    return [...legs, { places: stops, look: look?.(step) ?? '' }];
  }, []);
}

/** Where the lines that are not looked at begin, each place once with the names of all of them. */
function othersIn(hints: readonly BoardHint[], places: readonly AdvisedPlace[], hinting: HintSpec) {
  const marks = new Map<AdvisedPlace, string>();
  for (const hint of hints) {
    const [first] = hint.lit ? [] : legsOf(hint, places, hinting);
    if (first) marks.set(endOf(first), `${marks.get(endOf(first)) ?? ''}${hint.name}`);
  }
  return Array.from(marks, ([place, names]) => ({ place, names }));
}

function Way({ leg, unit }: { leg: Leg; unit: number }): JSX.Element | undefined {
  const points = leg.places.map(({ centre }) => centre);
  if (points.length < 2) return undefined;
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const tip = between(end, before, (0.1 * unit) / distance(end, before));
  const neck = between(end, before, Math.min(0.8, (0.38 * unit) / distance(end, before)));
  const line = `M${[...points.slice(0, -1), neck].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;
  const head = headOf(neck, tip, 0.17 * unit);
  return (
    <g class="advised-way" style={{ '--width': rounded(0.1 * unit) }}>
      <path class="casing" d={line} />
      <path class="casing head" d={head} />
      <path class="line" d={line} />
      <path class="head" d={head} />
    </g>
  );
}

function headOf(neck: Point, tip: Point, half: number): string {
  const length = Math.max(1e-6, distance(neck, tip));
  const [x, y] = [(tip.x - neck.x) / length, (tip.y - neck.y) / length];
  return polygon([tip, { x: neck.x - y * half, y: neck.y + x * half }, { x: neck.x + y * half, y: neck.y - x * half }]);
}

function Tag({ at, text, unit }: { at: Point; text: string; unit: number }): JSX.Element {
  const size = TAG * unit;
  const wide = size * (1 + 0.55 * (text.length - 1));
  return (
    <g class="advised-tag" transform={movedTo(at)}>
      <rect x={-wide} y={-size} width={2 * wide} height={2 * size} rx={size} />
      <text y={rounded(size * 0.48)} style={{ fontSize: `${rounded(size * 1.35)}px` }}>
        {text}
      </text>
    </g>
  );
}
