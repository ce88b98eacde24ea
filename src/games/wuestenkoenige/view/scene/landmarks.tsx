import type { JSX } from 'preact';
import { Palm } from '../../../../web/kit/draw/oasis.tsx';

/** The palace and the three oases, each in a field of about 72 by 72 around 0 0 with its feet at y = 20. */
export type Landmark = 'palace' | 'water' | 'vegetation' | 'fire';

const walls =
  'M-26 20V-8H-23V-11H-19V-8H-15V-11H-11V-20H11V-11H15V-8H19V-11H23V-8H26V20Z' + 'M-35 20V-20H-24V20ZM24 20V-20H35V20Z';
const roofs =
  'M-14 -20C-17 -31 -6 -34 0 -47C6 -34 17 -31 14 -20Z' +
  'M-37 -20C-38 -28 -32 -30 -29.5 -37C-27 -30 -21 -28 -22 -20Z' +
  'M22 -20C21 -28 27 -30 29.5 -37C32 -30 38 -28 37 -20Z';
const shade =
  'M0 -47C6 -34 17 -31 14 -20H11V-11H15V-8H19V-11H23V-8H24V-20H22C21 -28 27 -30 29.5 -37C32 -30 38 -28 37 -20H35V20H8V-14H0Z' +
  'M-29.5 -37C-27 -30 -21 -28 -22 -20H-24V20H-28V-20Z';
const windows =
  'M-20 8V1.5A3 3.5 0 0 1 -14 1.5V8ZM14 8V1.5A3 3.5 0 0 1 20 1.5V8Z' +
  'M-32 -7V-11A2.5 3 0 0 1 -27 -11V-7ZM27 -7V-11A2.5 3 0 0 1 32 -11V-7Z' +
  'M-4 -11V-14.5A4 3.5 0 0 1 4 -14.5V-11ZM-32 8V4A2.5 3 0 0 1 -27 4V8ZM27 8V4A2.5 3 0 0 1 32 4V8Z';

function Palace({ id }: { id: string }): JSX.Element {
  return (
    <g class="palace">
      <ellipse class="shadow" cx="8" cy="20" rx="40" ry="5" />
      <path class="wall" d={walls} />
      <path class="roof" d={roofs} />
      <path class="flank" d={shade} />
      <path class="bands" d="M-26 -3H26M-11 -17H11M-35 -15H-24M24 -15H35" />
      <path class="spires" d="M0 -47V-54M-29.5 -37V-42M29.5 -37V-42" />
      <circle class="lamp" cx="0" cy="-55" r="2" />
      <circle class="lamp" cx="-29.5" cy="-43" r="1.5" />
      <circle class="lamp" cx="29.5" cy="-43" r="1.5" />
      <ellipse cx="0" cy="14" rx="26" ry="20" fill={`url(#${id}glow)`} />
      <path class="lamp" d={windows} />
      <path class="arch" d="M-9 20V5C-9 -5 9 -5 9 5V20Z" />
      <path class="lamp" d="M-6 20V6C-6 -2 6 -2 6 6V20Z" />
    </g>
  );
}

interface PalmSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Palms({ spots }: { spots: readonly PalmSpot[] }): JSX.Element {
  return (
    <>
      {spots.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Palm />
        </g>
      ))}
    </>
  );
}

function Spring(): JSX.Element {
  return (
    <g class="spring">
      <path class="bank" d="M-34 8C-36 -4 -16 -10 2 -9C22 -9 37 -2 34 9C31 20 12 24 -4 23C-20 23 -32 18 -34 8Z" />
      <path class="pool" d="M-29 8C-30 -1 -14 -6 2 -5.5C18 -5 31 0 29 9C27 17 10 20 -4 19C-17 19 -27 15 -29 8Z" />
      <path class="deep" d="M-20 9C-20 3 -8 0 4 1C16 1 23 5 21 10C19 15 6 17 -4 16C-13 16 -20 14 -20 9Z" />
      <path class="glint" d="M-21 4C-16 0 -9 -2 -2 -2M-12 11C-6 8 2 8 8 9M14 4L20 5" />
      <Palms
        spots={[
          { x: -19, y: -14, size: 1.25 },
          { x: 21, y: -9, size: 1.05 },
          { x: 2, y: -21, size: 1.05 },
        ]}
      />
      <path class="reeds" d="M-31 14L-33 4M-28 16L-28 5M-25 17L-23 8M27 17L29 8M30 14L33 6" />
    </g>
  );
}

const bushes = [
  'M-36 18C-40 8 -30 2 -25 7C-24 -1 -10 -2 -9 7C-4 4 2 10 0 18Z',
  'M-4 20C-6 10 4 6 9 11C12 4 24 5 25 12C32 9 38 14 35 20Z',
];

function Garden(): JSX.Element {
  return (
    <g class="garden">
      <ellipse class="shadow" cx="3" cy="20" rx="38" ry="5" />
      <Palms
        spots={[
          { x: -21, y: -7, size: 1.2 },
          { x: 18, y: -10, size: 1.3 },
          { x: -3, y: -18, size: 1.35 },
        ]}
      />
      {bushes.map(bush => (
        <path key={bush} class="bush" d={bush} />
      ))}
      <path
        class="leaves"
        d="M-30 12q3 -5 7 -3M-18 9q3 -5 7 -2M-24 16q4 -4 8 -2M3 16q3 -5 7 -3M14 14q3 -5 7 -2M24 17q3 -4 6 -2"
      />
      <path class="fruit" d="M-27 9h.1M-14 13h.1M8 14h.1M20 11h.1M29 17h.1" />
    </g>
  );
}

const flames = [
  'M-2 8C-16 6 -20 -6 -12 -16C-12 -8 -8 -8 -7 -12C-5 -22 2 -28 0 -40C10 -32 10 -22 9 -14C12 -16 13 -19 12 -23C20 -14 20 4 4 8Z',
  'M0 8C-9 6 -11 -2 -6 -9C-5 -4 -2 -5 -1 -10C0 -15 2 -18 1 -23C7 -17 7 -10 6 -6C8 -8 8 -10 8 -12C13 -4 11 6 4 8Z',
];

function Hearth({ id }: { id: string }): JSX.Element {
  return (
    <g class="hearth">
      <ellipse class="shadow" cx="4" cy="20" rx="36" ry="5" />
      <circle cx="0" cy="-6" r="36" fill={`url(#${id}glow)`} />
      <path class="rock-far" d="M-30 18L-26 2L-14 -4L14 -5L27 2L31 18Z" />
      <path class="flame" d={flames[0]} />
      <path class="heart" d={flames[1]} />
      <path class="rock" d="M-35 20L-31 6L-21 9L-12 4L-2 10L9 5L19 9L30 5L36 20Z" />
      <path class="rock-lee" d="M-2 10L9 5L19 9L30 5L36 20H6Z" />
      <path
        class="embers"
        d="M-24 14h.1M-10 15h.1M3 15h.1M17 15h.1M27 13h.1M-22 -14h.1M19 -24h.1M-14 -30h.1M22 -8h.1"
      />
    </g>
  );
}

export function LandmarkPicture({ landmark, id }: { landmark: Landmark; id: string }): JSX.Element {
  if (landmark === 'palace') return <Palace id={id} />;
  if (landmark === 'water') return <Spring />;
  return landmark === 'fire' ? <Hearth id={id} /> : <Garden />;
}
