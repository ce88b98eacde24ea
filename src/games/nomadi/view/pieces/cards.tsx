import type { JSX } from 'preact';
import { signed } from '../../../../engine/figures.ts';
import { CardBack } from './stones.tsx';

const drop = 'M0 -6C3.500 -1 5 1.500 5 4A5 4.800 0 0 1 -5 4C-5 1.500 -3.500 -1 0 -6Z';
const whirl = 'M-6 -4H5C8 -4 8 0 5 0H-3C-6 0 -6 4 -3 4H4C6.500 4 6.500 7.500 4 7.500H1';

/** A card as the viewer knows it, in a field of 24 by 30 around 0 0: its value, with water or a storm of sand. */
function Card({ value }: { value: number | undefined }): JSX.Element {
  if (value === undefined)
    return (
      <g class="sand-back">
        <CardBack />
      </g>
    );
  return (
    <g class={value > 0 ? 'card-face fair' : 'card-face foul'}>
      <rect class="paper" x="-12" y="-15" width="24" height="30" rx="3" />
      <path class="print" d={value > 0 ? drop : whirl} transform="translate(0 -6.500) scale(.72)" />
      <text y="11.500">{signed(value)}</text>
    </g>
  );
}

export function CardPicture({ value }: { value: number | undefined }): JSX.Element {
  return (
    <svg class="sand-card" viewBox="-13.500 -16.500 29 35" aria-hidden="true">
      <Card value={value} />
    </svg>
  );
}
