import type { JSX } from 'preact';

const fronds =
  'M2 -9C-6 -17 -14 -14 -16 -6C-11 -10 -6 -9 2 -8C-5 -8 -11 -3 -10 4C-7 -2 -3 -5 2 -8C2 -3 5 2 9 4C10 -2 7 -6 3 -8' +
  'C8 -9 13 -7 16 -2C17 -9 11 -14 4 -10C6 -14 4 -18 -1 -19C-2 -15 0 -12 2 -9Z';
const trunk = 'M1 -8C3 -2 2 6 -2 14L4 14C5 6 5 -2 4 -8Z';

/** A palm in a field of about 36 by 36 around 0 0, its own shadow on the ground included. */
export function Palm(): JSX.Element {
  return (
    <g class="palm">
      <ellipse class="shadow" cx="5" cy="14" rx="12" ry="3.2" />
      <path class="trunk" d={trunk} />
      <path class="rings" d="M2 -3L4.6 -3M1.8 2L4.8 2M.8 7L4.4 7" />
      <path class="fronds" d={fronds} />
      <path class="ribs" d="M2 -9C-5 -13 -11 -12 -15 -7M3 -9C8 -11 13 -9 16 -3M2 -8C-3 -6 -8 -2 -9.5 3" />
      <circle class="date" cx="1" cy="-6.5" r="1.5" />
      <circle class="date" cx="4.5" cy="-6" r="1.5" />
    </g>
  );
}

/** A water hole with its value, in a field of about 26 by 26 around 0 0. */
export function WaterHole({ value }: { value: number }): JSX.Element {
  return (
    <g class="pool">
      <path class="bank" d="M-12 -1C-12 -9 -5 -12 1 -12C8 -12 12 -6 12 0C12 8 6 12 -1 12C-8 12 -12 7 -12 -1Z" />
      <path
        class="water"
        d="M-9.5 -1C-9.5 -7 -4 -9.5 1 -9.500C6 -9.5 9.5 -5 9.5 0C9.5 6 5 9.5 -1 9.500C-6 9.5 -9.5 5 -9.5 -1Z"
      />
      <path class="glint" d="M-6.5 -3C-5.5 -6 -3 -7.2 0 -7.3" />
      <text y="5.3">{value}</text>
    </g>
  );
}
