import type { BoardInput } from '../view.ts';

/**
 * What mouse and fingers do on a board: places are found by their names, so one listener serves them all. Where places
 * are smaller than a finger, `reach` says how far beside a lit one, in pixels from its middle, it still may come down.
 */
export function usePointing(input: BoardInput | undefined, reach = 0) {
  // A board without input is looked at only: a click must not take the arrow keys away from the page around it.
  if (!input) return { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return {
    onClick: (event: MouseEvent) => {
      const place = meantBy(event, reach) ?? placeUnder(event);
      if (place !== undefined) input.pick(place);
    },
    onPointerOver: (event: PointerEvent) => {
      // A pressed button or finger drags the board; it does not point.
      if (event.buttons === 0) input.point(placeUnder(event));
    },
    onPointerLeave: () => input.point(undefined),
  };
}

/** The lit place nearest to where a finger came down beside it, if it is near enough. */
function meantBy(event: MouseEvent, reach: number): string | undefined {
  const { target, currentTarget } = event;
  const isFinger = 'pointerType' in event && event.pointerType === 'touch';
  if (!isFinger || !(target instanceof SVGElement) || !(currentTarget instanceof Element)) return undefined;
  if (target.hasAttribute('data-lit')) return undefined;
  const near = [...currentTarget.querySelectorAll<SVGElement>('[data-lit]')]
    .map(place => ({ place, far: farFrom(event, place) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  return near[0]?.place.dataset['place'];
}

function farFrom({ clientX, clientY }: MouseEvent, place: Element): number {
  const { left, top, width, height } = place.getBoundingClientRect();
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
}

/** Targets bear the word of their place as `data-place`, whatever shape they have. */
function placeUnder({ target }: Event): string | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}
