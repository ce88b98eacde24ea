import type { JSX } from 'preact';
import type { Action } from '../tiles.ts';

/** Drawn in a field from -10 to 10. Each has a silhouette of its own: colour never stands alone. */
const drawings: Readonly<Record<Action, JSX.Element>> = {
  myrrh: (
    <>
      <path
        class="jar"
        d="M-3.600 -7.500H3.600L3 -4.800C6 -3.500 7 -1 6.600 2C6 6 3.500 7.600 0 7.600S-6 6 -6.600 2C-7 -1 -6 -3.500 -3 -4.800Z"
      />
      <path
        class="pale"
        d="M0 -2.200C2.600 .8 3.200 2 3.200 3.200A3.200 3 0 0 1 -3.200 3.200C-3.200 2 -2.600 .8 0 -2.200Z"
      />
    </>
  ),
  incense: (
    <>
      <path
        class="bowl"
        d="M-7 1.200H7C6.600 4.200 4.600 5.600 2.400 6V7.800H-2.400V6C-4.600 5.600 -6.600 4.200 -7 1.200Z"
      />
      <path
        class="smoke"
        d="M-2.600 -.6C-5 -2.800 -.6 -4.200 -2.600 -7.200M2.200 -.6C-.2 -2.800 4.400 -4.600 2.200 -8"
      />
    </>
  ),
  gem: (
    <>
      <path class="gem" d="M-4.600 -6.400H4.600L8 -2L0 8L-8 -2Z" />
      <path class="facets" d="M-8 -2H8M-4.600 -6.400L-3 -2L0 8L3 -2L4.600 -6.400M-3 -2L0 -6.400L3 -2" />
    </>
  ),
  salt: (
    <>
      <path class="slab" d="M-7.500 1.500L-1 -2L7.500 1.200L7.500 4.400L.8 8L-7.500 4.600Z" />
      <path class="slab" d="M-5 -4.400L.6 -7.600L6 -5L6 -1.600L.6 1.600L-5 -1.200Z" />
      <path class="facets" d="M-7.500 1.500L.8 4.800L7.500 1.200M.8 4.800V8M-5 -4.400L.6 -2L6 -5M.6 -2V1.600" />
    </>
  ),
  camel: (
    <path
      class="beast"
      d="M-8 7.600V1C-8 -2 -6 -2.600 -4.800 -4.800C-3.800 -6.600 -2.400 -6.600 -1.600 -4.600C-1 -3 0 -1.400 1.200 -1.200C3 -1 3 -4 4 -6C4.600 -7.200 5.800 -7.600 6.800 -7L8.600 -5.800C9.200 -5.200 8.800 -4 8 -4H6.200C6 -1 5.200 1.400 3.400 2.400V7.600H1.600L1 3.200H-4.400L-5.200 7.600Z"
    />
  ),
  rumour: (
    <>
      <path
        class="speech"
        d="M-7.600 -1.600C-7.600 -5.200 -4.200 -7.200 0 -7.200S7.600 -5.200 7.600 -1.600S4.200 4 0 4C-.8 4 -1.600 3.900 -2.300 3.800L-5.800 7.600L-5.200 2.700C-6.800 1.700 -7.600 .2 -7.600 -1.600Z"
      />
      <path class="dots" d="M-3.600 -1.600H-3.500M0 -1.600H.1M3.600 -1.600H3.700" />
    </>
  ),
  water: (
    <>
      <path
        class="drop"
        d="M0 -8.400C4.400 -2.600 6.400 -.4 6.400 2.600A6.400 5.600 0 0 1 -6.400 2.600C-6.400 -.4 -4.400 -2.600 0 -8.400Z"
      />
      <path class="glint" d="M-3.600 2.600C-3.600 4.400 -2.400 5.400 -1 5.600" />
    </>
  ),
};

/** The bare drawing, in a field from -10 to 10. */
export function Emblem({ action }: { action: Action }): JSX.Element {
  return <g class={`emblem ${action}`}>{drawings[action]}</g>;
}

/** An emblem in its round field, 20 across. */
export function ActionField({ action }: { action: Action }): JSX.Element {
  return (
    <g class="action-field">
      <circle class="plate" r="10" />
      <g transform="scale(.8)">
        <Emblem action={action} />
      </g>
    </g>
  );
}
