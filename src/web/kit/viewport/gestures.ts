import type { Point } from '../draw/hexes.ts';
import type { Box } from '../draw/paths.ts';
import type { Camera } from './camera.ts';
import { dragged, wholeOf, zoomed } from './camera.ts';

/** What gestures need of a viewport. */
export interface ViewportControl {
  readonly camera: () => Camera;
  readonly box: () => Box;
  readonly look: (camera: Camera) => void;
}

/** A finger that moves less than this has tapped. */
const SLOP = 8;
const DOUBLE_MS = 320;
const DOUBLE_SCALE = 2.4;

/** Lets fingers, mouse and wheel move what is seen in the picture. Returns how to stop it. */
export function watchGestures(svg: SVGSVGElement, viewport: ViewportControl): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const drags = watchDrags(svg, viewport, signal);
  svg.addEventListener('wheel', event => turnWheel(svg, viewport, event), { passive: false, signal });
  watchTaps(svg, viewport, drags, signal);
  return () => stop.abort();
}

function turnWheel(svg: SVGSVGElement, viewport: ViewportControl, event: WheelEvent): void {
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  // A pinch on a touchpad comes as a wheel with the control key, in much smaller steps.
  const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
  viewport.look(zoomed(viewport.camera(), viewport.box(), factor, inPicture(svg, event)));
}

interface Drags {
  /** Has the picture been moved since the first finger came down? Then lifting it is no tap. */
  moved: boolean;
}

function watchDrags(svg: SVGSVGElement, viewport: ViewportControl, signal: AbortSignal): Drags {
  const fingers = new Map<number, { clientX: number; clientY: number }>();
  const drags: Drags = { moved: false };
  let start: Point = { x: 0, y: 0 };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) drags.moved = false;
    fingers.set(event.pointerId, event);
    start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    const pans = fingers.size > 1 || (viewport.camera().scale > 1 && (drags.moved || far > SLOP));
    if (!pans) return;
    // Capturing later than at the first touch: a captured tap would no longer reach the hex under it.
    if (!drags.moved) svg.setPointerCapture(event.pointerId);
    drags.moved = true;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    viewport.look(followed(svg, viewport, last, event, others[0]));
    fingers.set(event.pointerId, event);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, up, { signal });
  return drags;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** One finger drags; of two, the distance zooms and the middle drags. */
function followed(
  svg: SVGSVGElement,
  viewport: ViewportControl,
  from: Place,
  to: Place,
  other: Place | undefined,
): Camera {
  const [camera, box] = [viewport.camera(), viewport.box()];
  const middle = (finger: Place) => inPicture(svg, other ? halfway(finger, other) : finger);
  const moved = dragged(camera, box, middle(from), middle(to));
  if (!other) return moved;
  return zoomed(moved, box, apart(to, other) / Math.max(1, apart(from, other)), middle(from));
}

function halfway(a: Place, b: Place): Place {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}

function apart(a: Place, b: Place): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

/** Keeps the end of a drag from being a click, and zooms on a double tap where nothing could be chosen. */
function watchTaps(svg: SVGSVGElement, viewport: ViewportControl, drags: Drags, signal: AbortSignal): void {
  let last = { time: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };
  const tap = (event: MouseEvent) => {
    if (drags.moved) return event.stopPropagation();
    if (event.target instanceof Element && event.target.closest('[data-lit]')) {
      last = { ...last, time: Number.NEGATIVE_INFINITY };
      return;
    }
    const again = event.timeStamp - last.time < DOUBLE_MS && apart(event, last) < 3 * SLOP;
    last = { time: again ? Number.NEGATIVE_INFINITY : event.timeStamp, clientX: event.clientX, clientY: event.clientY };
    if (again) viewport.look(doubled(viewport, inPicture(svg, event)));
  };
  svg.addEventListener('click', tap, { capture: true, signal });
}

function doubled(viewport: ViewportControl, at: Point): Camera {
  const camera = viewport.camera();
  return camera.scale > 1.05 ? wholeOf(viewport.box()) : zoomed(camera, viewport.box(), DOUBLE_SCALE, at);
}

/** From a place on the screen to one in the picture. */
function inPicture(svg: SVGSVGElement, { clientX, clientY }: Place): Point {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: clientX, y: clientY };
}
