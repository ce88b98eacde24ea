import type { JSX } from 'preact';
import type { Action } from '../../rules/tiles.ts';

/** Drawn in a field from -10 to 10. Each has a silhouette of its own: colour never stands alone. */
const drawings: Readonly<Record<Action, JSX.Element>> = {
  myrrh: (
    <>
      <path
        class="jar"
        d="M-3.6 -7.5H3.6L3 -4.8C6 -3.5 7 -1 6.6 2C6 6 3.5 7.6 0 7.6S-6 6 -6.6 2C-7 -1 -6 -3.5 -3 -4.8Z"
      />
      <path class="pale" d="M0 -2.2C2.6 .8 3.2 2 3.2 3.2A3.2 3 0 0 1 -3.2 3.2C-3.2 2 -2.6 .8 0 -2.2Z" />
    </>
  ),
  incense: (
    <>
      <path class="bowl" d="M-7 1.2H7C6.6 4.2 4.6 5.6 2.4 6V7.8H-2.4V6C-4.6 5.6 -6.6 4.2 -7 1.2Z" />
      <path class="smoke" d="M-2.6 -.6C-5 -2.8 -.6 -4.2 -2.6 -7.2M2.2 -.6C-.2 -2.8 4.4 -4.6 2.2 -8" />
    </>
  ),
  gem: (
    <>
      <path class="gem" d="M-4.6 -6.4H4.6L8 -2L0 8L-8 -2Z" />
      <path class="facets" d="M-8 -2H8M-4.6 -6.4L-3 -2L0 8L3 -2L4.6 -6.4M-3 -2L0 -6.4L3 -2" />
    </>
  ),
  salt: (
    <>
      <path class="slab" d="M-7.5 1.5L-1 -2L7.5 1.2L7.5 4.4L.8 8L-7.5 4.6Z" />
      <path class="slab" d="M-5 -4.4L.6 -7.6L6 -5L6 -1.6L.6 1.6L-5 -1.2Z" />
      <path class="facets" d="M-7.5 1.5L.8 4.8L7.5 1.2M.8 4.8V8M-5 -4.4L.6 -2L6 -5M.6 -2V1.6" />
    </>
  ),
  camel: (
    <path
      class="beast"
      d="M-8 7.6V1C-8 -2 -6 -2.6 -4.8 -4.8C-3.8 -6.6 -2.4 -6.6 -1.6 -4.6C-1 -3 0 -1.4 1.2 -1.2C3 -1 3 -4 4 -6C4.6 -7.2 5.8 -7.6 6.8 -7L8.6 -5.8C9.2 -5.2 8.8 -4 8 -4H6.2C6 -1 5.2 1.4 3.4 2.4V7.6H1.6L1 3.2H-4.4L-5.2 7.6Z"
    />
  ),
  rumour: (
    <>
      <path
        class="speech"
        d="M-7.6 -1.6C-7.6 -5.2 -4.2 -7.2 0 -7.2S7.6 -5.2 7.6 -1.6S4.2 4 0 4C-.8 4 -1.6 3.9 -2.3 3.8L-5.8 7.6L-5.2 2.7C-6.8 1.7 -7.6 .2 -7.6 -1.6Z"
      />
      <path class="dots" d="M-3.6 -1.6H-3.5M0 -1.6H.1M3.6 -1.6H3.7" />
    </>
  ),
  water: (
    <>
      <path class="drop" d="M0 -8.4C4.4 -2.6 6.4 -.4 6.4 2.6A6.4 5.6 0 0 1 -6.4 2.6C-6.4 -.4 -4.4 -2.6 0 -8.4Z" />
      <path class="glint" d="M-3.6 2.6C-3.6 4.4 -2.4 5.4 -1 5.6" />
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
