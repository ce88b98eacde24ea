import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { later } from '../later.ts';
import type { Lens } from '../magnifier/lens.ts';
import type { MagnifierUse } from '../view.ts';
import type { Viewport } from './viewport.tsx';

/** Are places of the board on the screen too small for fingers, where fingers are used? */
export const placesAreSmall = signal(false);

/** Has something been chosen through the magnifier since the page was opened? */
export const choseEnlarged = signal(false);

/** What is smaller on the screen, in pixels, is hit by chance. */
const LEAST_TARGET = 24;

/** Only fingers need it. Where it can't be had, their first tap chooses. */
const useMagnifier = later(() => import('../magnifier/magnifier.tsx'));

const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/** How large a place is on the screen, across where it is narrowest. */
function breadthOf(place: Element): number {
  const { width, height } = place.getBoundingClientRect();
  return Math.min(width, height);
}

/**
 * What the first tap of a finger does: it looks, where the use of the magnifier says so. The second one chooses. Hints
 * that come are drawn on the board, so the glass goes.
 */
export function useFirstLook(
  { svg, viewBox }: Pick<Viewport, 'svg' | 'viewBox'>,
  use: MagnifierUse,
  isAdvised: boolean,
) {
  const [shown, show] = useState<{ readonly tap: MouseEvent; readonly breadth: number; readonly viewBox: string }>();
  const { found, problem } = useMagnifier(use !== 'off' && isTouchScreen());
  const pointer = useRef('');
  useEffect(() => {
    const place = svg.current?.querySelector('.targets [data-place]') ?? undefined;
    placesAreSmall.value = place !== undefined && isTouchScreen() && breadthOf(place) < LEAST_TARGET;
  }, [viewBox]);
  useEffect(() => {
    if (isAdvised) show(undefined);
  }, [isAdvised]);
  const lens = useMemo((): Lens | undefined => {
    if (!found || !svg.current || shown?.viewBox !== viewBox) return undefined;
    return found.lensOver(svg.current, shown.tap, shown.breadth);
  }, [found, shown, viewBox]);
  const byFinger = () => pointer.current === 'touch';
  return {
    /** What is seen through the magnifier; nothing any more once the board is seen from elsewhere. */
    lens,
    Magnifier: found?.Magnifier,
    /** Remembers what came down on the board: a click does not say it in every browser. */
    touch: (event: PointerEvent) => void (pointer.current = event.pointerType),
    byFinger,
    /** Opens the magnifier for a tap, if the place under it is to be looked at first. */
    open: (tap: MouseEvent, place: Element): boolean => {
      const breadth = breadthOf(place);
      const wanted = byFinger() && (use === 'always' || (use === 'small' && breadth < LEAST_TARGET));
      if (!wanted || problem !== undefined) return false;
      show({ tap, breadth, viewBox });
      return true;
    },
    close: () => show(undefined),
  };
}

export type FirstLook = ReturnType<typeof useFirstLook>;
