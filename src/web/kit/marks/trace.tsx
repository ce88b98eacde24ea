import './trace.css';
import type { JSX } from 'preact';
import type { Point } from '../draw/hexes.ts';
import { between, pair } from '../draw/paths.ts';
import { type Hue, hueOf } from '../players.tsx';
import type { TraceStep } from '../view.ts';

/** As much of a place as is drawn of it. */
interface PassedPlace {
  readonly name: string;
  readonly centre: Point;
  readonly path: string;
  readonly outline?: string;
  readonly transform?: string;
}

export interface TraceProps {
  readonly steps: readonly TraceStep[];
  readonly places: readonly PassedPlace[];
  readonly hues: readonly Hue[];
}

/** Places that somebody passed one after the other; one alone where nothing went anywhere. */
export interface Track {
  readonly seat: number;
  readonly names: readonly string[];
  /** Which of them were reached by a leap. */
  readonly leaps: readonly number[];
}

/** The tracks that moves have left on the board, in the colours of those who made them. */
export function Trace({ steps, places, hues }: TraceProps): JSX.Element {
  const placed = new Map(places.map(place => [place.name, place]));
  return (
    <g class="trace" aria-hidden="true">
      {tracksOf(steps).map(({ seat, names, leaps }, i) => {
        const passed = names.flatMap((name, stop) => stopAt(placed.get(name), leaps.includes(stop)));
        const end = passed.at(-1)?.place;
        if (!end) return undefined;
        return (
          <g key={`${i} ${end.name}`} class={`track hue-${hueOf({ hues }, seat)}`} data-track={names.join(' ')}>
            {passed.length > 1 && <path class="track-bed" d={wayThrough(passed)} />}
            {passed.length > 1 && <path class="track-dots" d={wayThrough(passed)} />}
            <g transform={end.transform}>
              <path class="track-casing" d={end.outline ?? end.path} />
              <path class="track-ring" d={end.outline ?? end.path} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface Stop {
  readonly place: PassedPlace;
  readonly leapt: boolean;
}

function stopAt(place: PassedPlace | undefined, leapt: boolean): readonly Stop[] {
  return place ? [{ place, leapt }] : [];
}

/** It ends before the piece that went there. */
const SHORT = 0.25;
/** How high a leap is to its width. */
const HIGH = 0.35;

/** From field to field it is a line; a leap is a bow, so that nobody looks for the fields under it. */
function wayThrough(stops: readonly Stop[]): string {
  const way = stops.slice(1).map(({ place, leapt }, i) => {
    const [from, to] = [stops[i]!.place.centre, place.centre];
    const top = leapt ? above(from, to) : undefined;
    const end = i === stops.length - 2 ? between(to, top ?? from, SHORT) : to;
    return top ? `Q${pair(top)} ${pair(end)}` : `L${pair(end)}`;
  });
  return `M${pair(stops[0]!.place.centre)}${way.join('')}`;
}

/** The point that pulls a bow up; one that leads straight up or down is pulled aside. */
function above(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = x < 0 ? -1 : 1;
  return { x: (from.x + to.x) / 2 + y * side * HIGH, y: (from.y + to.y) / 2 - x * side * HIGH };
}

/**
 * A step that begins where an earlier one ended goes on with its way, in the colour of whoever made it last: a piece has
 * one way, however often it was moved. One that came back to where it began has none.
 */
export function tracksOf(steps: readonly TraceStep[]): readonly Track[] {
  const tracks = steps.reduce<readonly Track[]>((found, { seat, at, from, via }) => {
    if (from === undefined) return [...found, { seat, names: [at], leaps: [] }];
    const before = found.findLast(({ names }) => names.at(-1) === from) ?? { seat, names: [from], leaps: [] };
    const names = [...before.names, ...(via ?? []), at];
    const leaps = via ? before.leaps : [...before.leaps, names.length - 1];
    return [...found.filter(track => track !== before), { seat, names, leaps }];
  }, []);
  return tracks.filter(({ names }) => names.length === 1 || names[0] !== names.at(-1));
}
