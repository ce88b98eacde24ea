import type { JSX } from 'preact';
import { WaterHole } from '../../../../web/kit/draw/oasis.tsx';
import { animate } from '../../../../web/kit/motion/motion.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { cellTransform } from '../pieces/pieces.tsx';
import { type Scene } from '../scene/scene.ts';
import type { Changes } from './changes.ts';

/** What is seen only while it moves: water on its way to its new owner, the ring of an oasis that was reached. */
export function Transient({ scene, changes }: { scene: Scene; changes: Changes }): JSX.Element {
  return (
    <g class="passing">
      {changes.palms.map(palm => (
        <circle key={palm} class="glint-ring" r="17" data-glint transform={cellTransform(scene, palm)} />
      ))}
      {changes.water.map(({ cell, value, seat }) => (
        <g key={cell} transform={cellTransform(scene, cell)}>
          <g class={`gain hue-${hueOf(scene, seat)}`} data-gain>
            <WaterHole value={value} />
          </g>
        </g>
      ))}
    </g>
  );
}

const WALK = 340;
const LAG = 140;

/** Lets everything that changed move once. Nothing waits for it: the position is drawn already. */
export function animateChanges(svg: SVGSVGElement, scene: Scene, changes: Changes): void {
  changes.arrivals.forEach(({ cell, from }, i) =>
    animate(pieces(svg, [cell]), stepsTo(scene, cell, from), WALK, i * LAG),
  );
  const after = WALK * 0.7 + Math.max(0, changes.arrivals.length - 1) * LAG;
  animate(pieces(svg, changes.laid), settling, 260);
  animate(svg.querySelectorAll('[data-gain]'), rising, 400, after, 60);
  animate(svg.querySelectorAll('[data-glint]'), glinting, 400, after);
  animate(pieces(svg, changes.palms), swaying, 400, after);
  animate(landsAround(svg, changes.enclosed), washing, 400, after);
}

function pieces(svg: SVGSVGElement, cells: readonly number[]): Element[] {
  return cells.flatMap(cell => svg.querySelector(`[data-piece="${cell}"]`) ?? []);
}

function landsAround(svg: SVGSVGElement, cells: readonly number[]): Element[] {
  const fresh = new Set(cells.map(String));
  const isFresh = (land: Element) => (land.getAttribute('data-land') ?? '').split(' ').some(cell => fresh.has(cell));
  return [...svg.querySelectorAll('[data-land]')].filter(isFresh);
}

/** A camel walks over from its neighbour with two steps; a rider is set down from above. */
function stepsTo({ picture }: Scene, cell: number, from: number | undefined): Keyframe[] {
  const [to, start] = [picture.centres[cell]!, from === undefined ? undefined : picture.centres[from]];
  if (!start) return [{ opacity: 0, transform: 'translateY(-26px) scale(1.15)' }, { transform: 'none' }];
  const at = (share: number, lift: number) =>
    `translate(${(start.x - to.x) * (1 - share)}px, ${(start.y - to.y) * (1 - share) - lift}px)`;
  const path = [at(0, 0), at(0.25, 4), at(0.5, 0), at(0.75, 4), at(1, 0)].map(transform => ({ transform }));
  return [{ ...path[0], opacity: 0.2 }, { ...path[1], opacity: 1 }, ...path.slice(2)];
}

const settling: Keyframe[] = [{ opacity: 0, transform: 'translateY(-7px) scale(1.18)' }, { transform: 'none' }];
const rising: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'translateY(-14px) scale(1.1)', offset: 0.5 },
  { opacity: 0, transform: 'translateY(-26px) scale(.8)' },
];
const glinting: Keyframe[] = [
  { opacity: 0.95, transform: 'scale(.5)' },
  { opacity: 0, transform: 'scale(1.5)' },
];
const swaying: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.14)', offset: 0.35 }, { transform: 'none' }];
const washing: Keyframe[] = [
  { opacity: 0, filter: 'brightness(1.5)' },
  { opacity: 1, filter: 'brightness(1.25)', offset: 0.6 },
  { opacity: 1, filter: 'none' },
];
