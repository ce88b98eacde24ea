import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { between } from '../../../../web/kit/draw/paths.ts';
import { animate } from '../../../../web/kit/motion/motion.ts';
import type { Scene } from '../scene/scene.ts';
import type { Changes } from './changes.ts';

/** One step, each further one, and the longest way, in milliseconds. */
const WALK = 380;
const STEP = 90;
const LONGEST = 900;

/** Lets everything that changed move once. Nothing waits for it: the position is drawn already. */
export function animateChanges(svg: SVGSVGElement, { picture }: Scene, changes: Changes): void {
  const all = (name: string, places: readonly number[]) =>
    places.flatMap(place => svg.querySelector(`[data-${name}="${place}"]`) ?? []);
  animate(all('tile', changes.tiles), flipping, 300);
  for (const { seat, cells } of changes.caravans)
    animate(
      all('caravan', [seat]),
      stepsAlong(cells.map(cell => picture.centres[cell]!)),
      Math.min(WALK + (cells.length - 2) * STEP, LONGEST),
      changes.tiles.length > 0 ? 160 : 0,
    );
  animate(all('figure', changes.figures), settling, 300, changes.tiles.length > 0 ? 240 : 0);
  animate(all('token', changes.tokens), settling, 300);
}

/** A tile is turned up from its back. */
const flipping: Keyframe[] = [
  { opacity: 0, transform: 'scale(.1, 1)' },
  { opacity: 1, transform: 'scale(1.06, 1.06)', offset: 0.7 },
  { transform: 'none' },
];
const settling: Keyframe[] = [{ opacity: 0, transform: 'translateY(-16px) scale(1.2)' }, { transform: 'none' }];

const LIFT = 4;

/** A caravan walks from field to field with small lifts; drawn where it ends, it begins far from there. */
function stepsAlong(points: readonly Point[]): Keyframe[] {
  const end = points.at(-1)!;
  const lifts = Math.max(6, (points.length - 1) * 2);
  return Array.from({ length: lifts + 1 }, (_, i) => {
    const { x, y } = pointOn(points, i / lifts);
    return { transform: `translate(${x - end.x}px, ${y - end.y - (i % 2) * LIFT}px)` };
  });
}

/** Where one is after this share of the way, as if all its steps were as long. */
function pointOn(points: readonly Point[], share: number): Point {
  const gone = share * (points.length - 1);
  const step = Math.min(Math.floor(gone), points.length - 2);
  return between(points[step]!, points[step + 1]!, gone - step);
}
