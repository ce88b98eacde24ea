import { animate } from '../../../../web/kit/motion/motion.ts';
import type { Scene } from '../scene/scene.ts';
import type { Changes } from './changes.ts';
import { topOf } from './offers.tsx';

const WALK = 360;
const LAG = 120;

/** Lets everything that changed move once. Nothing waits for it: the position is drawn already. */
export function animateChanges(svg: SVGSVGElement, scene: Scene, { walks, turned, laid }: Changes): void {
  walks.forEach(({ camel, from }, i) => {
    const frames = from === undefined ? arriving : stepsTo(scene, from, scene.s.camels[camel]!);
    animate(svg.querySelectorAll(`[data-camel="${camel}"]`), frames, WALK, i * LAG);
  });
  for (const hex of turned) animate(svg.querySelectorAll(`[data-tower="${hex}"]`), turning, 320);
  for (const { hex, from } of laid)
    animate(
      svg.querySelectorAll(`[data-tower="${hex}"]`),
      from === undefined ? dropping : slide(scene, from, hex),
      320,
    );
}

/** With two steps; only the way matters, since where the camel ends is drawn already. */
function stepsTo(scene: Scene, from: number, to: number): Keyframe[] {
  const [start, end] = [topOf(scene, from), topOf(scene, to)];
  const at = (share: number, lift: number) => ({
    translate: `${(start.x - end.x) * (1 - share)}px ${(start.y - end.y) * (1 - share) - lift}px`,
  });
  return [at(0, 0), at(0.25, 5), at(0.5, 0), at(0.75, 5), at(1, 0)];
}

function slide(scene: Scene, from: number, to: number): Keyframe[] {
  const [start, end] = [topOf(scene, from), topOf(scene, to)];
  return [{ translate: `${start.x - end.x}px ${start.y - end.y - 6}px` }, { translate: '0 0' }];
}

const arriving: Keyframe[] = [
  { opacity: 0, translate: '0 -16px' },
  { opacity: 1, translate: '0 0' },
];
const dropping: Keyframe[] = [
  { opacity: 0, translate: '0 -22px' },
  { opacity: 1, translate: '0 0' },
];
const turning: Keyframe[] = [
  { scale: '0.08 1', translate: '0 -8px' },
  { scale: '1 1', translate: '0 0' },
];
