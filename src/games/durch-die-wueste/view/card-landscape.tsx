import './card-landscape.css';
import type { JSX } from 'preact';
import { Camel, type Weave } from '../../../web/kit/draw/camel.tsx';
import { Ridges } from '../../../web/kit/draw/ridges.tsx';
import { type Hue, Rider } from '../../../web/kit/players.tsx';

const walkers: readonly { coat: string; weave: Weave; x: number; y: number; hue?: Hue }[] = [
  { coat: 'white', weave: 'plain', x: 42, y: 92 },
  { coat: 'pink', weave: 'dots', x: 92, y: 93 },
  { coat: 'blue', weave: 'stripes', x: 142, y: 98 },
  { coat: 'green', weave: 'zigzag', x: 196, y: 96, hue: 'red' },
];

/** Noon: a caravan under a high sun. */
export function CardLandscape(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="268" cy="66" r="15" />
      <Ridges />
      {walkers.map(({ coat, weave, x, y, hue }) => (
        <g key={coat} class={`coat-${coat} ${hue ? `hue-${hue}` : ''}`} transform={`translate(${x} ${y}) scale(.52)`}>
          <ellipse class="shadow" cx="56" cy="92" rx="40" ry="5" />
          <Camel weave={weave} />
          {hue && <Rider hue={hue} />}
        </g>
      ))}
    </>
  );
}
