/** A rectangle on the screen, as browsers measure it. */
export type ScreenBox = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** Something that a bubble should not lie over, and how bad it would be. */
export interface Kept {
  readonly box: ScreenBox;
  readonly weight: number;
}

interface Wish {
  /** The part of the screen that no notch and no home bar lies over. */
  readonly screen: ScreenBox;
  readonly bubble: { readonly width: number; readonly height: number };
  /** What the bubble speaks of: it lies near it, and not over it. */
  readonly target: ScreenBox;
  readonly kept: readonly Kept[];
}

const MARGIN = 6;
const STEP = 6;

/** Where a bubble lies best: over nothing that matters, and as near as can be to what it speaks of. */
export function placeOfBubble(wish: Wish): { readonly left: number; readonly top: number } {
  const { screen, bubble, target } = wish;
  const least = { left: screen.left + MARGIN, top: screen.top + MARGIN };
  const most = { left: screen.right - bubble.width - MARGIN, top: screen.bottom - bubble.height - MARGIN };
  const lefts = [least.left, most.left, middle(target).x - bubble.width / 2, target.left - bubble.width - 2 * MARGIN];
  const places = lefts
    .map(left => Math.max(least.left, Math.min(left, most.left)))
    .flatMap(left => rows(least.top, most.top).map(top => ({ left, top, cost: costOf(wish, left, top) })));
  return places.reduce((best, place) => (place.cost < best.cost ? place : best));
}

function rows(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(1, Math.floor((most - least) / STEP) + 1) }, (_, i) => least + i * STEP);
}

/** In square pixels of what is covered, with a little for the way. */
function costOf({ bubble, target, kept }: Wish, left: number, top: number): number {
  const box = { left, top, right: left + bubble.width, bottom: top + bubble.height };
  const covered = kept.map(({ box: other, weight }) => weight * overlap(box, other));
  const [here, there] = [middle(box), middle(target)];
  return covered.reduce((sum, cost) => sum + cost, Math.hypot(here.x - there.x, here.y - there.y));
}

/** So much of an edge may lie over the other without hiding what is pointed at. */
const ROUND = 22;
/** From further away the tail would point at something else. */
const FAR = 30;

/** On which side of a bubble that lies there its target is; nowhere if it is far off, or under the bubble. */
export function tailSide(lies: ScreenBox, target: ScreenBox): 'above' | 'below' | 'left' | 'right' | 'nowhere' {
  const gaps = {
    below: target.top - lies.bottom,
    above: lies.top - target.bottom,
    left: lies.left - target.right,
    right: target.left - lies.right,
  };
  const sides = ['below', 'above', 'left', 'right'] as const;
  const near = sides.find(side => gaps[side] >= -ROUND);
  return near === undefined || gaps[near] > FAR ? 'nowhere' : near;
}

export function overlap(one: ScreenBox, other: ScreenBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function middle({ left, right, top, bottom }: ScreenBox): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
