import type { JSX } from 'preact';
import { rounded } from '../../../../web/kit/draw/paths.ts';

/** The three kinds of goods by their letters in the notation: fire, vegetation, water. */
export const goodLetters = ['f', 'v', 'w'] as const;
export type GoodLetter = (typeof goodLetters)[number];

/** Signs in a field from -10 to 10: a flame, a leaf, a drop. Each differs in shape as well as in colour. */
const signs: Readonly<Record<GoodLetter, string>> = {
  f: 'M1 -10C2 -5 8 -3 7 3C6.5 8 3 10 0 10C-4.5 10 -7.5 7 -7 2.5C-6.7 0 -5 -1.5 -4.5 -4C-2.5 -3 -2 -1.5 -1.6 0C.5 -2 1.5 -6 1 -10Z',
  v: 'M-8.5 8.5C-10 -2 -3 -9.5 9 -9C9.5 3 2 9.5 -6 7.5L-8.5 8.5Z',
  w: 'M0 -10C4 -4 7.5 -1 7.5 3.2A7.5 6.8 0 0 1 -7.5 3.2C-7.5 -1 -4 -4 0 -10Z',
};
const marks: Readonly<Record<GoodLetter, string>> = {
  f: 'M.5 8C-2.5 7.5 -3 5 -1.5 3C-.5 2 0 1.5 0 0C2.5 2.5 3 7 .5 8Z',
  v: 'M-7 7C-3 1 1 -3 6 -6.5M-3.5 2.5L-4 -2.5M.5 -1.5L4.5 0',
  w: 'M-4.5 3.5A4.5 4 0 0 0 -1 6.8',
};

/** A good as a token: the sign on a disc, so that it is seen on every ground. */
export function GoodToken({ good }: { good: GoodLetter }): JSX.Element {
  return (
    <g class={`good good-${good}`}>
      <circle class="disc" r="12.5" />
      <g transform="scale(.78)">
        <path class="body" d={signs[good]} />
        <path class="mark" d={marks[good]} />
      </g>
    </g>
  );
}

/** A small picture for panels. It says nothing by itself: the words stand beside it. */
export function GoodIcon({ good }: { good: GoodLetter }): JSX.Element {
  return (
    <svg class="good-icon" viewBox="-13 -13 26 26" aria-hidden="true">
      <GoodToken good={good} />
    </svg>
  );
}

interface RowProps {
  readonly id: string;
  /** How many there are of each good. */
  readonly amounts: readonly number[];
  readonly size: number;
  /** How far apart the first and the last may lie. */
  readonly room?: number;
}

/** Tokens that lie beside each other without touching. */
const APART = 24;

/** Goods in a row around 0 0, a token for each: many lie over each other. A figure on them would be too small to be read. */
export function GoodsRow({ id, amounts, size, room = 58 }: RowProps): JSX.Element {
  const lying = goodLetters.flatMap((good, i) => Array.from({ length: amounts[i]! }, () => good));
  const step = Math.min(APART, room / Math.max(1, lying.length - 1));
  return (
    <g transform={`scale(${size})`}>
      {lying.map((good, i) => (
        <use key={i} href={`#${id}good-${good}`} x={rounded((i - (lying.length - 1) / 2) * step)} />
      ))}
    </g>
  );
}
