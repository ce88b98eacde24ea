import { animate } from '../../../../web/kit/motion/motion.ts';
import type { Scene } from '../scene/scene.ts';
import type { Changes } from './changes.ts';

const WALK = 380;

/** Lets everything that changed move once. Nothing waits for it: the position is drawn already. */
export function animateChanges(svg: SVGSVGElement, { picture }: Scene, changes: Changes): void {
  const all = (name: string, places: readonly number[]) =>
    places.flatMap(place => svg.querySelector(`[data-${name}="${place}"]`) ?? []);
  animate(all('tile', changes.tiles), flipping, 300);
  for (const { seat, from, to } of changes.caravans) {
    const [start, end] = [picture.centres[from]!, picture.centres[to]!];
    animate(
      all('caravan', [seat]),
      stepsFrom(start.x - end.x, start.y - end.y),
      WALK,
      changes.tiles.length > 0 ? 160 : 0,
    );
  }
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

/** A caravan walks with a small lift at each step. */
function stepsFrom(x: number, y: number): Keyframe[] {
  const lifts = [0, 4, 0, 4, 0, 4, 0];
  return lifts.map((lift, i) => {
    const rest = 1 - i / (lifts.length - 1);
    return { transform: `translate(${x * rest}px, ${y * rest - lift}px)` };
  });
}
