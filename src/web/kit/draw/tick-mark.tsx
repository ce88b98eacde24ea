import './diagram.css';
import type { JSX } from 'preact';
import type { Tick } from './ticks.ts';

const strokes = { yes: 'M-6 .5L-1.5 5L6.5 -5', no: 'M-5 -5L5 5M5 -5L-5 5' };

interface Props {
  readonly verdict: Tick;
  /** The edge of the field it is about. */
  readonly field: string;
  /** Where the sign stands: beside what the field shows. */
  readonly sign: string;
}

/** Marks a field of a small picture: something can be done there, or can't. Shapes tell the two apart, not colours alone. */
export function TickMark({ verdict, field, sign }: Props): JSX.Element {
  return (
    <g class={`verdict ${verdict}`}>
      <path class="field" d={field} />
      <g transform={sign}>
        {verdict === 'yes' ? <circle r="10" /> : <path class="plate" d="M-10 -10H10V10H-10Z" />}
        <path class="stroke" d={strokes[verdict]} />
      </g>
    </g>
  );
}
