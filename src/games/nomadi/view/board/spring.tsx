import type { JSX } from 'preact';

/** A spring in a ring of stones, around 0 0. A card on it leaves its rim in sight. */
export function Spring(): JSX.Element {
  return (
    <g class="spring">
      <path
        class="bank"
        d="M-17 -1C-17.500 -9 -13 -15 -5 -16.500C3 -18.500 12 -15.500 15.500 -9C18.500 -3 17.500 6 13 11.500C8 17.500 -2 18.500 -9 15.500C-14.500 13 -16.800 6 -17 -1Z"
      />
      <path
        class="water"
        d="M-13.500 -1C-13.500 -7.500 -10 -12.200 -4 -13.200C3 -14.500 9.500 -12 12.300 -7C14.500 -2.500 14 4.500 10.300 9C6.200 13.500 -1.500 14.300 -7.200 12C-11.500 10 -13.400 4.800 -13.500 -1Z"
      />
      <path class="ripple" d="M-6.500 1C-6 -4 3 -5.500 6 -1.500C8 2 3.500 5.500 -.5 4.500C-3 3.800 -3.500 1 -1 .2" />
      <path class="glint" d="M-10 -4C-9 -8 -6 -10.200 -2.500 -10.800" />
      <path class="pebbles" d="M-15.500 -8l3 -4M10 -14.500l4 3M15.800 4l-1.500 5M-6 16.600l-5 -2M3 17.300l5 -1.500" />
    </g>
  );
}
