import { signal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../draw/hexes.ts';
import { type Box, viewBoxOf } from '../draw/paths.ts';
import { type Camera, CLOSEST, showing, visibleBox, wholeOf, zoomed } from './camera.ts';
import { watchGestures } from './gestures.ts';
import type { ZoomWords } from './zoom-words.ts';

/** Looks at a picture from near or far, by fingers, wheel, keys and buttons. */
export interface Viewport {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly viewBox: string;
  readonly scale: number;
  readonly zoom: (factor: number) => void;
  readonly whole: () => void;
  /** Brings a point into sight. */
  readonly show: (at: Point) => void;
}

/** The viewport of the board on the screen; there is never more than one. */
const viewportShown = signal<Pick<Viewport, 'scale' | 'zoom' | 'whole'> | undefined>(undefined);

const ROOM = 40;

export function useViewport(box: Box): Viewport {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef({ box, camera: wholeOf(box) });
  const [, redraw] = useState<Camera>();
  if (held.current.box !== box) held.current = { box, camera: wholeOf(box) };
  const moves = useMemo(() => {
    const look = (camera: Camera) => {
      held.current = { ...held.current, camera };
      // At once, not with the next drawing: the next finger movement is measured in what is seen now.
      svg.current?.setAttribute('viewBox', viewBoxOf(visibleBox(camera, held.current.box)));
      redraw(camera);
    };
    const now = () => held.current;
    return {
      look,
      zoom: (factor: number) => look(zoomed(now().camera, now().box, factor, now().camera.middle)),
      whole: () => look(wholeOf(now().box)),
      show: (at: Point) => look(showing(now().camera, now().box, at, ROOM)),
    };
  }, []);
  useEffect(() => {
    if (!svg.current) return undefined;
    const control = { camera: () => held.current.camera, box: () => held.current.box, look: moves.look };
    return watchGestures(svg.current, control);
  }, []);
  const { camera } = held.current;
  const viewport = { svg, viewBox: viewBoxOf(visibleBox(camera, box)), scale: camera.scale, ...moves };
  useShowing(viewport);
  return viewport;
}

/** The buttons of a viewport stand at the head of the screen, where they hide nothing of the board. */
function useShowing({ scale, zoom, whole }: Viewport): void {
  useEffect(() => {
    viewportShown.value = { scale, zoom, whole };
  }, [scale]);
  useEffect(() => () => void (viewportShown.value = undefined), []);
}

const STEP = 1.5;

/** The keys of a viewport. True if the key was one of them. */
export function zoomByKey(viewport: Viewport, key: string): boolean {
  if (key === '+' || key === '=') viewport.zoom(STEP);
  else if (key === '-') viewport.zoom(1 / STEP);
  else if (key === '0') viewport.whole();
  else return false;
  return true;
}

/** One button alone comes close enough at once. */
const LEAP = 2.25;

const GLASS = 'M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4ZM15.3 15.3L20.5 20.5';
const drawings = {
  closer: `${GLASS}M10.5 7.5V13.5M7.5 10.5H13.5`,
  farther: `${GLASS}M7.5 10.5H13.5`,
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
} as const;

interface Props {
  readonly words: ZoomWords;
  /** Fingers pinch, so where there is little room one button is enough: closer, and back to the whole board. */
  readonly single: boolean;
}

export function ZoomButtons({ words, single }: Props): JSX.Element | undefined {
  const viewport = viewportShown.value;
  if (!viewport) return undefined;
  const { scale, zoom, whole } = viewport;
  // Not disabled in earnest: a button that goes off under the keyboard's focus would lose it.
  const button = (name: keyof typeof drawings, onClick: () => void, off = false) => (
    <button
      type="button"
      class="round"
      aria-label={words[name]}
      title={words[name]}
      aria-disabled={off}
      onClick={onClick}
    >
      <svg class="icon open" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[name]} />
      </svg>
    </button>
  );
  if (single) return scale > 1 ? button('whole', whole) : button('closer', () => zoom(LEAP));
  return (
    <div class="lens-buttons">
      {button('closer', () => zoom(STEP), scale >= CLOSEST)}
      {button('farther', () => zoom(1 / STEP), scale <= 1)}
      {button('whole', whole, scale <= 1)}
    </div>
  );
}
