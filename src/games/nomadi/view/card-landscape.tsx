import './card-landscape.css';
import type { JSX } from 'preact';
import { type Hue, Shape } from '../../../web/kit/players.tsx';

/** From the back to the front: the nearer, the larger. */
const stones: readonly { hue: Hue; x: number; y: number; size: number }[] = [
  { hue: 'black', x: 214, y: 126, size: 0.5 },
  { hue: 'yellow', x: 201, y: 127, size: 0.58 },
  { hue: 'blue', x: 185, y: 128, size: 0.68 },
  { hue: 'green', x: 166, y: 130, size: 0.8 },
  { hue: 'red', x: 143, y: 132, size: 0.95 },
  { hue: 'blue', x: 114, y: 134, size: 1.14 },
  { hue: 'yellow', x: 79, y: 136, size: 1.36 },
];

/** Glare: the stones of one caravan between mesas. */
export function CardLandscape(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="160" cy="34" r="20" />
      <path class="mesa" d="M0 132V66L40 62L52 84L86 88L98 132ZM320 132V54L276 58L262 80L232 84L220 132Z" />
      <path class="mesa-lee" d="M40 62L52 84L86 88L98 132H58ZM276 58L262 80L232 84L220 132H262Z" />
      <path class="middle" d="M0 132C60 122 108 130 150 132C206 134 252 122 320 128V180H0Z" />
      <path class="cord" d={`M${stones.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {stones.map(({ hue, x, y, size }) => (
        <g key={x} class={`pebble hue-${hue}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse class="shadow" cx="4" cy="8" rx="15" ry="5" />
          <path class="body" d="M-14 1C-14 -7 -8 -11 0 -11C9 -11 14 -6 14 0C14 7 8 10 0 10C-8 10 -14 8 -14 1Z" />
          <path class="sheen" d="M-10 -2C-8 -6 -4 -8 1 -8" />
          <g class="sign" transform="translate(1 1) scale(.52 .44)">
            <Shape hue={hue} />
          </g>
        </g>
      ))}
    </>
  );
}
