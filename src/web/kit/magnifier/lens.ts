import type { Point } from '../draw/hexes.ts';

/** What lies under the magnifier is as large as a finger. */
const FINGERTIP = 46;
const WIDEST = 116;
/** What the ring around the glass needs. */
const RIM = 4;

/** A magnifier over the board. What lay under the finger lies there still. */
export interface Lens {
  readonly at: Point;
  readonly middle: Point;
  readonly radius: number;
  readonly factor: number;
}

interface Tap {
  readonly clientX: number;
  readonly clientY: number;
}

/** A piece of the screen, in pixels. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The magnifier for a tap on a place that is so large on the screen; it stays in the window of the board. */
export function lensFor(tap: Point, place: number, { left, top, width, height }: Window): Lens {
  const radius = Math.min(WIDEST, width / 2 - RIM, height / 2 - RIM);
  const hold = (value: number, from: number, length: number) =>
    Math.max(from + radius + RIM, Math.min(from + length - radius - RIM, value));
  return {
    at: tap,
    middle: { x: hold(tap.x, left, width), y: hold(tap.y, top, height) },
    radius,
    factor: Math.max(1.6, Math.min(4, FINGERTIP / Math.max(1, place))),
  };
}

/** The magnifier in the units of the picture, for a tap on a place that is so broad on the screen. */
export function lensOver(svg: SVGSVGElement, tap: Tap, place: number): Lens {
  const spot = { x: tap.clientX, y: tap.clientY };
  const { at, middle, radius, factor } = lensFor(spot, place, svg.getBoundingClientRect());
  const matrix = svg.getScreenCTM()!.inverse();
  const map = ({ x, y }: Point) => new DOMPoint(x, y).matrixTransform(matrix);
  return { at: map(at), middle: map(middle), radius: radius * matrix.a, factor };
}
