import type { Hand } from '../../../web/stage/view.ts';
import { click, turningOn } from './acting.ts';
import { type Legal, turnOn } from './bearing.ts';
import type { Target } from './targets.ts';

/** What mouse and fingers do on the board: places are found by their names, so one listener serves them all. */
export function usePointing(hand: Hand | undefined, legal: Legal, targets: readonly Target[]) {
  // A board without a hand is looked at only: a click must not take the arrow keys away from the page around it.
  if (!hand) return { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return {
    onClick: (event: MouseEvent) => {
      const target = targets.find(({ name }) => name === nameUnder(event));
      if (target) click(hand, legal, target);
    },
    onPointerOver: (event: PointerEvent) => {
      // A pressed button or finger drags the board; it does not point.
      if (event.buttons === 0) hand.point(nameUnder(event));
    },
    onPointerLeave: () => hand.point(undefined),
    // Before the lens hears it: over a place for the tile in hand the wheel turns the tile.
    onWheelCapture: (event: WheelEvent) => {
      if (hand.pointed === undefined || !legal.some(([verb, cell]) => verb === 'lay' && cell === hand.pointed)) return;
      event.preventDefault();
      event.stopPropagation();
      turnOn(turningOn(hand, legal), event.deltaY < 0 ? -1 : 1);
    },
  };
}

function nameUnder({ target }: Event): string | undefined {
  return target instanceof SVGElement ? target.dataset['hex'] : undefined;
}
