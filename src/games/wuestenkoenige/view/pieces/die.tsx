import type { JSX } from 'preact';

const pips: Readonly<Record<number, string>> = {
  1: 'M0 0h.01',
  2: 'M-5 -5h.01M5 5h.01',
  3: 'M-5.5 -5.5h.01M0 0h.01M5.5 5.5h.01',
  4: 'M-5 -5h.01M5 -5h.01M-5 5h.01M5 5h.01',
  5: 'M-5.5 -5.5h.01M5.5 -5.5h.01M0 0h.01M-5.5 5.5h.01M5.5 5.5h.01',
  6: 'M-5 -6h.01M5 -6h.01M-5 0h.01M5 0h.01M-5 6h.01M5 6h.01',
};

/** A die with so many pips, around 0 0: the face in front, its top lit, its right side in the shade. */
export function Die({ value }: { value: number }): JSX.Element {
  return (
    <g class="die">
      <path class="die-top" d="M-11 -10L-6 -16H15L11 -10Z" />
      <path class="die-side" d="M11 -10L15 -16V6L11 12Z" />
      <rect class="die-face" x="-11" y="-10.5" width="22" height="22.5" rx="3" />
      <path class="die-pips" d={pips[value] ?? ''} transform="translate(0 .7)" />
    </g>
  );
}
