import type { JSX } from 'preact';
import { animate } from '../../../../web/kit/motion/motion.ts';
import { cellTransform } from '../scene/picture.ts';
import type { Scene } from '../scene/scene.ts';
import type { Changes } from './changes.ts';

/** What is seen only while it moves: cards that are taken up. */
export function Transient({ scene, changes }: { scene: Scene; changes: Changes }): JSX.Element {
  const { picture, id } = scene;
  return (
    <g class="passing">
      {changes.found.map(cell => (
        <g key={cell} transform={cellTransform(picture, cell)}>
          <g class="taken" data-taken>
            <use href={`#${id}card`} />
          </g>
        </g>
      ))}
    </g>
  );
}

const HOP = 110;
const SHORTEST = 220;
const LONGEST = 400;

/** Lets everything that changed move once. Nothing waits for it: the position is drawn already. */
export function animateChanges(svg: SVGSVGElement, scene: Scene, changes: Changes): void {
  let after = 0;
  for (const { stone, way } of changes.moves) {
    const lasts = Math.min(LONGEST, Math.max(SHORTEST, (way.length - 1) * HOP));
    animate(svg.querySelectorAll(`[data-piece="${stone}"]`), hopsAlong(scene, way), lasts, after);
    after += lasts * 0.6;
  }
  animate(
    changes.laid.flatMap(cell => [...svg.querySelectorAll(`[data-card="${cell}"]`)]),
    settling,
    260,
    0,
    20,
  );
  animate(svg.querySelectorAll('[data-taken]'), rising, 400, after);
}

/** A stone hops from field to field along its way; one that is placed is set down from above. */
function hopsAlong({ picture }: Scene, way: readonly number[]): Keyframe[] {
  const to = picture.centres[way.at(-1)!]!;
  if (way.length === 1) return [{ opacity: 0, transform: 'translateY(-22px) scale(1.15)' }, { transform: 'none' }];
  const stops = way.map(cell => ({ x: picture.centres[cell]!.x - to.x, y: picture.centres[cell]!.y - to.y }));
  return stops.flatMap(({ x, y }, i) => {
    const next = stops[i + 1];
    const here = { transform: `translate(${x}px, ${y - (i === 0 || !next ? 0 : 5)}px)` };
    if (!next) return [here];
    const lift = stops.length > 2 ? 16 : 6;
    return [here, { transform: `translate(${(x + next.x) / 2}px, ${(y + next.y) / 2 - lift}px) scale(1.08)` }];
  });
}

const settling: Keyframe[] = [{ opacity: 0, transform: 'translateY(-7px) scale(1.18)' }, { transform: 'none' }];
const rising: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'translateY(-16px) rotate(-6deg) scale(1.25)', offset: 0.5 },
  { opacity: 0, transform: 'translateY(-34px) rotate(8deg) scale(1.1)' },
];
