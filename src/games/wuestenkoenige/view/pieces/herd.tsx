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

/** Where a camel or a flock stands, and how large it is: its own field is 100 by 100. */
export interface CamelStand extends Point {
  readonly size: number;
}

/** Goods are drawn no smaller than this, however small the camel is, so that they are told apart. */
const LEAST_GOOD = 0.34;

/** Beside another camel there is less room for them. */
function goodsOn({ size }: CamelStand): { size: number; room: number } {
  const least = LEAST_GOOD / size;
  return least > 1.15 ? { size: least, room: 34 } : { size: 1.15, room: 58 };
}

/** One camel, or one that stands for its flock, with what it carries above its hump. */
export function FlockFigure({ id, hue, flock, stand }: FlockProps & { id: string; hue: Hue }): JSX.Element {
  return (
    <g transform={placed(stand)}>
      <use href={`#${id}camel-${hue}`} />
      <g transform="translate(43 8)">
        <GoodsRow id={id} amounts={flock.goods} {...goodsOn(stand)} />
      </g>
      {flock.attacked && (
        <g transform="translate(86 72) scale(1.3)">
          <path class="fought-edge" d={sabres} />
          <path class="fought" d={sabres} />
        </g>
      )}
    </g>
  );
}

interface FlockProps {
  readonly flock: Flock;
  readonly stand: CamelStand;
}

/** How many there are of a flock, at the feet of the one that stands for it and a little to the outside. */
export function FlockTally({ flock: { count }, stand }: FlockProps): JSX.Element | undefined {
  if (count < 2) return undefined;
  const { x, y } = stand;
  const aside = x < 0 ? -2 : x > 0 ? 0 : 8;
  const wide = count > 9 ? 13.5 : 10.4;
  return (
    <g transform={`translate(${rounded(x + aside)} ${rounded(y + 33 * stand.size)})`}>
      <g class="tally">
        <rect x={-wide / 2} y="-5.2" width={wide} height="10.4" rx="5.2" />
        <text y="2.9">{count}</text>
      </g>
    </g>
  );
}

/** Where the camels of one hex stand, beside each other and not before each other; those behind come first. */
const stands: readonly (readonly CamelStand[])[] = [
  [],
  [{ x: 0, y: 0, size: 0.33 }],
  [
    { x: -8.5, y: -5, size: 0.215 },
    { x: 8.5, y: 1.5, size: 0.215 },
  ],
  [
    { x: 0, y: -10, size: 0.19 },
    { x: -9, y: 6.5, size: 0.19 },
    { x: 9, y: 7.5, size: 0.19 },
  ],
  [
    { x: -8.5, y: -9.5, size: 0.17 },
    { x: 8.5, y: -8.5, size: 0.17 },
    { x: -8.5, y: 7.5, size: 0.17 },
    { x: 8.5, y: 8.5, size: 0.17 },
  ],
];

/** The most that a hex has room for. */
const MOST = stands.length - 1;

/** For more than that many there is no room. */
export function standsFor(camels: number): readonly CamelStand[] {
  return stands[Math.min(MOST, camels)]!;
}

/** Flocks in a place are shared out among its hexes, two to a hex while there is room. The last hex has its landmark. */
export function sharedOut<T>(flocks: readonly T[], hexes: number): readonly (readonly T[])[] {
  const used = Math.min(hexes, Math.max(2, Math.ceil(flocks.length / 2)));
  const each = flocks.length / used;
  return Array.from({ length: used }, (_, i) => flocks.slice(Math.ceil(each * i), Math.ceil(each * (i + 1))));
}

/** Its feet are at 91: its middle comes to the point. */
function placed({ x, y, size }: CamelStand): string {
  return `translate(${rounded(x - 54 * size)} ${rounded(y - 56 * size)}) scale(${size})`;
}
