import type { JSX } from 'preact';
import { type Hue, hues, Shape } from '../../../../web/kit/players.tsx';

const pebble =
  'M-15.500 1C-16 -6.500 -11 -13 -3 -14C6 -15.200 14 -11 15.400 -3.500C16.600 4 12 11 4.500 12.800C-4 14.500 -14.500 11.500 -15.500 1Z';
const sheen = 'M-11.500 -2C-10.500 -7.500 -6 -10.500 0 -11.200';
const belly =
  'M-14 5C-9 12.500 3 13.500 10 8.500C13.500 6 15.500 2 15.400 -3.500C16.600 4 12 11 4.500 12.800C-3 14 -11 12 -14 5Z';

/** The polished stones of all players, drawn once: each is coloured by its hue and bears its owner's sign. */
export function StoneShapes({ id }: { id: string }): JSX.Element {
  return (
    <>
      {hues.map(hue => (
        <g key={hue} id={`${id}stone-${hue}`} class={`hue-${hue} stone`}>
          <Stone hue={hue} />
        </g>
      ))}
      <g id={`${id}card`} class="sand-back">
        <CardBack />
      </g>
    </>
  );
}

/** A stone of about 32 by 28 around 0 0, with the shadow that it casts. */
function Stone({ hue }: { hue: Hue }): JSX.Element {
  return (
    <>
      <path class="cast" d={pebble} transform="translate(2.600 3.600)" />
      <path class="body" d={pebble} />
      <path class="belly" d={belly} />
      <path class="sheen" d={sheen} />
      <g class="sign" transform="translate(0 -.6) scale(.74)">
        <Shape hue={hue} />
      </g>
    </>
  );
}

/** A stone by itself, outside the board. */
export function StonePicture({ hue }: { hue: Hue }): JSX.Element {
  return (
    <svg class={`stone-picture stone hue-${hue}`} viewBox="-17 -16 37 35" aria-hidden="true">
      <Stone hue={hue} />
    </svg>
  );
}

/** A card face down, in a field of 24 by 30 around 0 0: dunes under a pale sun. */
export function CardBack(): JSX.Element {
  return (
    <>
      <rect class="cast" x="-10.500" y="-12.500" width="24" height="30" rx="3" />
      <rect class="paper" x="-12" y="-15" width="24" height="30" rx="3" />
      <rect class="print" x="-9.500" y="-12.500" width="19" height="25" rx="1.600" />
      <circle class="sun" cx="3" cy="-5.500" r="3.400" />
      <path
        class="dune far"
        d="M-9.500 2.500C-5 -1.500 -1 -.5 3 2C5.500 3.500 8 2.500 9.500 1.500V10.900Q9.500 12.500 7.900 12.500H-7.900Q-9.500 12.500 -9.500 10.900Z"
      />
      <path
        class="dune"
        d="M-9.500 8C-5 7 -2 3.500 2 5.500C5 7 7.500 7.500 9.500 6.500V10.900Q9.500 12.500 7.900 12.500H-7.900Q-9.500 12.500 -9.500 10.900Z"
      />
    </>
  );
}
