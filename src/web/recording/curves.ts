import { type Seat, wonPoints } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { isOverAt } from '../../table/timeline.ts';
import { type Recording, seatCount, stateAt } from './recording.ts';

/** Something over time, such as points: for each position the value of every seat. It may end before the game does. */
export interface Curves {
  /** The first position that is drawn: while the board is set up nobody has any. */
  readonly from: number;
  readonly to: number;
  /** Where what is settled only at the end has been counted. */
  readonly counted?: number;
  readonly points: readonly (readonly number[])[];
  readonly least: number;
  readonly most: number;
}

/**
 * Points, or whatever is worth `unit` of them. Of a game where some are won and others are settled only at the end, those
 * that are won, and at the end all: prizes that go to and fro with every move would only be unrest.
 */
export function curvesOf(recording: Recording, unit = 1): Curves {
  const { setUp, entries } = recording;
  const seats = Array.from({ length: seatCount(recording) }, (_, seat) => seat);
  const points = [...pointsIn(recording, seats)].slice(setUp).map(values => values.map(value => value / unit));
  const all = points.flat();
  const drawn = { from: setUp, to: entries.length, points, least: Math.min(0, ...all), most: Math.max(1, ...all) };
  return isParted(recording) ? { ...drawn, ...countOf(recording) } : drawn;
}

/** How far everybody has come, in percent, where a game says so. */
export function progressCurves(recording: Recording, progress: (state: AnyState, seat: Seat) => number): Curves {
  const { setUp, entries, seen } = recording;
  const values = (state: AnyState) =>
    Array.from({ length: seatCount(recording) }, (_, seat) => 100 * progress(state, seat));
  return { from: setUp, to: entries.length, points: seen.states.slice(setUp).map(values), least: 0, most: 100 };
}

function countOf({ seen }: Recording): Pick<Curves, 'counted'> {
  const counted = seen.states.findIndex((_, at) => isOverAt(seen, at));
  return counted < 0 ? {} : { counted };
}

function* pointsIn(recording: Recording, seats: readonly number[]): Generator<readonly number[]> {
  const parted = isParted(recording);
  for (const at of recording.seen.states.keys()) yield seats.map(seat => pointsShownAt(recording, at, seat, parted));
}

/** The points of a seat at a position as the lines show them. */
export function pointsShownAt(recording: Recording, at: number, seat: Seat, parted = isParted(recording)): number {
  const { game, seen } = recording;
  const state = stateAt(recording, at);
  return parted && !isOverAt(seen, at) ? wonPoints(game, state, seat) : game.score(state, seat);
}

/** Are some points of this game won and others settled only at the end? */
export function isParted({ game, seen }: Recording): boolean {
  const open = Object.keys(game.breakdown(seen.states[0]!, 0)).filter(source => game.provisional?.includes(source));
  return open.length > 0 && open.length < Object.keys(game.breakdown(seen.states[0]!, 0)).length;
}

/** The values at a position; none where the lines have not come to. */
export function valuesAt({ from, points }: Curves, at: number): readonly number[] {
  return points[Math.max(0, at - from)] ?? [];
}

export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function xOf({ from, to }: Curves, { left, width }: PlotArea, at: number): number {
  return left + (width * (Math.max(from, Math.min(to, at)) - from)) / Math.max(1, to - from);
}

export function yOf({ least, most }: Curves, { top, height }: PlotArea, points: number): number {
  return top + (height * (most - points)) / (most - least);
}

/** The position nearest to a place in the picture. */
export function positionNear({ from, to }: Curves, { left, width }: PlotArea, x: number): number {
  const part = Math.max(0, Math.min(1, (x - left) / width));
  return from + Math.round(part * (to - from));
}

/** From position to position; where points stay the same the line goes straight on. */
export function curvePath(curves: Curves, frame: PlotArea, seat: number): string {
  const all = curves.points.map(points => points[seat] ?? 0);
  const turns = all.flatMap((points, i) => (points === all[i - 1] && points === all[i + 1] ? [] : [i]));
  const corner = (i: number) => `${short(xOf(curves, frame, curves.from + i))} ${short(yOf(curves, frame, all[i]!))}`;
  return `M${turns.map(corner).join('L')}`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers for the lines across, three to six of them. */
export function gridLines({ least, most }: Curves): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find(size => (most - least) / size <= 5) ?? 1000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Places moved apart until none is nearer to the next than `gap`, in their order and between two bounds. */
export function spread(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const apart = [...places];
  let free = least;
  for (const i of order) {
    apart[i] = Math.max(free, places[i]!);
    free = apart[i] + gap;
  }
  let roof = most;
  for (const i of order.reverse()) {
    apart[i] = Math.min(roof, apart[i]!);
    roof = apart[i] - gap;
  }
  return apart;
}
