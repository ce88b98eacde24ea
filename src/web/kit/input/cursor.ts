import type { Point } from '../draw/hexes.ts';

/** Where on a board the keys are, and the line they move along: rows of hexes zigzag, a cursor should not drift. */
export interface Cursor {
  readonly at: number;
  readonly line: Point;
}

export const arrowDirections = ['left', 'right', 'up', 'down'] as const;
export type ArrowDirection = (typeof arrowDirections)[number];

const heading: Readonly<Record<ArrowDirection, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export function cursorOn(places: readonly Point[], at: number): Cursor {
  return { at, line: places[at] ?? { x: 0, y: 0 } };
}

/** A cursor as it is kept while places come and go: by the name of its place, and where that was. */
export interface HeldCursor {
  readonly name: string;
  readonly centre: Point;
  readonly line: Point;
}

/** Where the cursor is now: on its own place, or, if that is gone, on the one nearest to where it was. */
export function foundAgain(
  names: readonly string[],
  places: readonly Point[],
  { name, centre, line }: HeldCursor,
): Cursor | undefined {
  const at = names.indexOf(name);
  if (at >= 0) return { at, line };
  const far = (place: Point) => Math.hypot(place.x - centre.x, place.y - centre.y);
  const [near] = [...places.keys()].toSorted((a, b) => far(places[a]!) - far(places[b]!));
  return near === undefined ? undefined : cursorOn(places, near);
}

/**
 * The place one key press away, as the eye sees it: the nearest one ahead, and of several as near the one closest to
 * the line the cursor came along. Gaps in the board are leapt over; at the edge the cursor stays.
 */
export function steppedBy(places: readonly Point[], { at, line }: Cursor, way: ArrowDirection): Cursor {
  const here = places[at];
  if (!here) return cursorOn(places, 0);
  const ahead = heading[way];
  const drift = (place: Point) => Math.abs(ahead.x === 0 ? place.x - line.x : place.y - line.y);
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const cost = costOf(here, place, ahead) + drift(place) * 0.1;
    if (cost < least - 0.001) [best, least] = [index, cost];
  });
  const next = places[best]!;
  return { at: best, line: ahead.x === 0 ? { x: line.x, y: next.y } : { x: next.x, y: line.y } };
}

/** The way there; straying from the heading by more than 60 degrees is out of the question. */
function costOf(from: Point, to: Point, ahead: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  const forward = x * ahead.x + y * ahead.y;
  return forward <= far * 0.51 ? Number.POSITIVE_INFINITY : far + (far - forward) * 2;
}

/** As far as it goes in one direction. */
export function sweptTo(places: readonly Point[], cursor: Cursor, way: ArrowDirection): Cursor {
  let here = cursor;
  for (let next = steppedBy(places, here, way); next.at !== here.at; next = steppedBy(places, here, way)) here = next;
  return here;
}

/** The next of the wanted places in reading order, and after the last one the first again. */
export function nextAmong(
  places: readonly Point[],
  wanted: (at: number) => boolean,
  from: number,
  by: 1 | -1,
): number | undefined {
  const order = places.map((_, at) => at).filter(at => at === from || wanted(at));
  order.sort((a, b) => places[a]!.y - places[b]!.y || places[a]!.x - places[b]!.x);
  const found = order.at((order.indexOf(from) + by) % order.length);
  return found === undefined || !wanted(found) ? undefined : found;
}
