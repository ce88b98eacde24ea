import type { Hand } from '../../../web/stage/view.ts';

/** What mouse and fingers do on the board: the hexes are found by their names, so one listener serves them all. */
export function usePointing(hand: Hand | undefined) {
  // A board without a hand is looked at only: a click must not take the arrow keys away from the page around it.
  if (!hand) return { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return {
    onClick: (event: MouseEvent) => {
      const hex = hexUnder(event);
      if (hex !== undefined) hand.pick(hex);
    },
    onPointerOver: (event: PointerEvent) => {
      // A pressed button or finger drags the board; it does not point.
      if (event.buttons === 0) hand.point(hexUnder(event));
    },
    onPointerLeave: () => hand.point(undefined),
  };
}

function hexUnder({ target }: Event): string | undefined {
  return target instanceof SVGElement ? target.dataset['hex'] : undefined;
}
