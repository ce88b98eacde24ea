import type { JSX } from 'preact';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { rounded } from '../../../../web/kit/draw/paths.ts';
import { type Hue, hues, Shape } from '../../../../web/kit/players.tsx';
import { GoodsRow, GoodToken, goodLetters } from './goods.tsx';

/** Camels of one seat with the same load, which stand for each other. */
export interface Flock {
  readonly seat: number;
  /** What each of them carries, as many as there are of each good. */
  readonly goods: readonly number[];
  readonly attacked: boolean;
  readonly count: number;
}

/** Drawn once for every colour. */
export function CamelShapes({ id }: { id: string }): JSX.Element {
  return (
    <>
      {hues.map(hue => (
        <g key={hue} id={`${id}camel-${hue}`} class={`kings-beast hue-${hue}`}>
          <ellipse class="ground-shade" cx="54" cy="91" rx="40" ry="7" />
          <Camel weave="plain" />
          <g class="owner" transform="translate(43 42) scale(1.15)">
            <Shape hue={hue} />
          </g>
        </g>
      ))}
      {goodLetters.map(good => (
        <g key={good} id={`${id}good-${good}`}>
          <GoodToken good={good} />
        </g>
      ))}
    </>
  );
}

const sabres = 'M-9 9L9 -9M-9 4L-4 9M9 9L-9 -9M9 4L4 9';

/** One camel, or a flock as one with its number, in a field of 100 by 100. */
export function FlockFigure({ id, hue, flock }: { id: string; hue: Hue; flock: Flock }): JSX.Element {
  return (
    <g>
      <use href={`#${id}camel-${hue}`} />
      <g transform="translate(43 8)">
        <GoodsRow id={id} amounts={flock.goods} size={1.15} />
      </g>
      {flock.attacked && (
        <g transform="translate(86 72) scale(1.3)">
          <path class="fought-edge" d={sabres} />
          <path class="fought" d={sabres} />
        </g>
      )}
      {flock.count > 1 && (
        <g class="tally" transform="translate(20 84) scale(2.3)">
          <rect x="-8" y="-6.5" width="16" height="13" rx="6" />
          <text y="3">{flock.count}</text>
        </g>
      )}
    </g>
  );
}

/** Where up to three camels of one hex stand, and how large they are; those behind come first. */
const stands: readonly (readonly (Point & { readonly size: number })[])[] = [
  [],
  [{ x: 0, y: 0, size: 0.33 }],
  [
    { x: -6.5, y: -5.5, size: 0.26 },
    { x: 6.5, y: 4.5, size: 0.26 },
  ],
  [
    { x: 0, y: -8.5, size: 0.235 },
    { x: -8, y: 3, size: 0.235 },
    { x: 8, y: 6, size: 0.235 },
  ],
];

/** For more than three there is no room. */
export function standsFor(camels: number): (typeof stands)[number] {
  return stands[Math.min(stands.length - 1, camels)]!;
}

/** A camel's field is 100 by 100 with its feet at 91: its middle comes to the point. */
export function placed({ x, y, size }: Point & { readonly size: number }): string {
  return `translate(${rounded(x - 54 * size)} ${rounded(y - 56 * size)}) scale(${size})`;
}
