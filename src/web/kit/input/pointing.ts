import type { BoardInput } from '../view.ts';
import { choseEnlarged, type FirstLook } from '../viewport/first-look.ts';

/**
 * What mouse and fingers do on a board: places are found by their names, so one listener serves them all. Where places
 * are smaller than a finger, `reach` says how far beside a lit one, in pixels from its middle, it still may come down.
 */
export function usePointing(input: BoardInput | undefined, firstLook: FirstLook, reach = 0) {
  // A board without input is looked at only: a click must not take the arrow keys away from the page around it.
  if (!input) return { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return {
    onPointerDown: firstLook.touch,
    onClick: (event: MouseEvent) => {
      const enlarged = isEnlarged(event);
      const shape = (!enlarged && firstLook.byFinger() && meantBy(event, reach)) || shapeUnder(event);
      const place = shape?.dataset['place'];
      if (enlarged && place === undefined) return;
      if (shape && place !== undefined && !enlarged && firstLook.open(event, shape)) return input.point(place);
      firstLook.close();
      choseEnlarged.value ||= enlarged;
      if (place !== undefined) input.pick(place);
    },
    onPointerOver: (event: PointerEvent) => {
      // A pressed button or finger drags the board; it does not point.
      if (event.buttons === 0) input.point(placeUnder(event));
    },
    onPointerLeave: () => input.point(undefined),
  };
}

/** Is it seen through the magnifier, where a finger hits what it means? */
function isEnlarged({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('.magnifier') !== null;
}

/** The lit place nearest to where a finger came down beside it, if it is near enough. */
function meantBy(event: MouseEvent, reach: number): SVGElement | undefined {
  const { target, currentTarget } = event;
  if (!(target instanceof SVGElement) || !(currentTarget instanceof Element)) return undefined;
  if (target.hasAttribute('data-lit')) return undefined;
  const near = [...currentTarget.querySelectorAll<SVGElement>('[data-lit]')]
    .map(place => ({ place, far: farFrom(event, place) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  return near[0]?.place;
}

function farFrom({ clientX, clientY }: MouseEvent, place: Element): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
}

/** Targets bear the word of their place as `data-place`, whatever shape they have. */
function placeUnder(event: Event): string | undefined {
  return shapeUnder(event)?.dataset['place'];
}

function shapeUnder({ target }: Event): SVGElement | undefined {
  return target instanceof SVGElement ? target : undefined;
}
