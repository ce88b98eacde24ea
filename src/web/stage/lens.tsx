import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Camera, CLOSEST, seenBy, showing, wholeOf, zoomed } from './camera.ts';
import { watchGestures } from './gestures.ts';
import type { Point } from './hexes.ts';
import { type Box, viewBoxOf } from './paths.ts';
import type { StageWords } from './words.ts';

/** Looks at a picture from near or far, by fingers, wheel, keys and buttons. */
export interface Lens {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly viewBox: string;
  readonly scale: number;
  readonly zoom: (factor: number) => void;
  readonly whole: () => void;
  /** Brings a point into sight. */
  readonly show: (at: Point) => void;
}

const ROOM = 40;

export function useLens(box: Box): Lens {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef({ box, camera: wholeOf(box) });
  const [, redraw] = useState<Camera>();
  if (held.current.box !== box) held.current = { box, camera: wholeOf(box) };
  const moves = useMemo(() => {
    const look = (camera: Camera) => {
      held.current = { ...held.current, camera };
      // At once, not with the next drawing: the next finger movement is measured in what is seen now.
      svg.current?.setAttribute('viewBox', viewBoxOf(seenBy(camera, held.current.box)));
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
    const sight = { camera: () => held.current.camera, box: () => held.current.box, look: moves.look };
    return watchGestures(svg.current, sight);
  }, []);
  const { camera } = held.current;
  return { svg, viewBox: viewBoxOf(seenBy(camera, box)), scale: camera.scale, ...moves };
}

const STEP = 1.5;

/** The keys of a lens. Answers whether the key was one of them. */
export function zoomByKey(lens: Lens, key: string): boolean {
  if (key === '+' || key === '=') lens.zoom(STEP);
  else if (key === '-') lens.zoom(1 / STEP);
  else if (key === '0') lens.whole();
  else return false;
  return true;
}

export function LensButtons({ lens, words }: { lens: Lens; words: StageWords }): JSX.Element {
  // Not disabled in earnest: a button that goes off under the keyboard's focus would lose it.
  const button = (name: string, drawing: string, act: () => void, off: boolean) => (
    <button type="button" class="round" aria-label={name} title={name} aria-disabled={off} onClick={act}>
      <svg class="icon open" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <div class="lens-buttons">
      {button(words.closer, 'M12 5V19M5 12H19', () => lens.zoom(STEP), lens.scale >= CLOSEST)}
      {button(words.farther, 'M5 12H19', () => lens.zoom(1 / STEP), lens.scale <= 1)}
      {button(words.whole, 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', lens.whole, lens.scale <= 1)}
    </div>
  );
}
