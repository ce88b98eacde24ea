import type { JSX } from 'preact';
import { abilities, type InstallWay } from '../browser/abilities.ts';
import { Camel } from '../kit/draw/camel.tsx';

/** What has to be found on a screen, as systems draw it. */
const signs = {
  share: 'M0 4V-9M-4 -5L0 -9L4 -5M-3.500 -1.500H-7V9H7V-1.500H3.500',
  add: 'M-7 -7H7V7H-7ZM0 -3.500V3.500M-3.500 0H3.500',
  dots: 'M0 -6V-5.900M0 0V0.100M0 6V6.100',
  screen: 'M-5 -9H5V9H-5ZM0 -4V3M-2.500 1L0 3.500L2.500 1',
  dock: 'M-9 -6H9V6H-9ZM-5 2.500H5',
} as const;

type Sign = keyof typeof signs;

/** The sign in each way's first picture, and the one beside the line to choose in the second. */
const signsOf: Partial<Readonly<Record<InstallWay, readonly [Sign, Sign]>>> = {
  share: ['share', 'add'],
  dock: ['share', 'dock'],
  menu: ['dots', 'screen'],
};

/** Where to look in each step. The words beside it say the same, so it is silent for those who listen. */
export function StepPicture({ way, at }: { way: InstallWay; at: number }): JSX.Element | undefined {
  const [first, second] = signsOf[way] ?? [];
  if (!first || !second) return undefined;
  const wide = way === 'dock' || !abilities.touch;
  return (
    <svg class="install-picture" viewBox="0 0 120 90" aria-hidden="true">
      <path class="step-case" d={wide ? laptop : phone} />
      {at === 0 && <Toolbar sign={first} at={wide ? laptopBar : way === 'share' ? bottomBar : topBar} wide={wide} />}
      {at === 1 && <ListOfWays sign={second} />}
      {at === 2 && <Shelf wide={wide} />}
    </svg>
  );
}

const phone = 'M33 -6H87Q93 -6 93 0V82Q93 88 87 88H33Q27 88 27 82V0Q27 -6 33 -6Z';
const laptop = 'M10 8Q10 4 14 4H106Q110 4 110 8V78H10ZM2 78H118Q116 84 110 84H10Q4 84 2 78Z';

/** Where the sign stands: Safari's bar is at the bottom of a phone, most others' at the top. */
type Spot = readonly [x: number, y: number];
const bottomBar: Spot = [60, 76];
const topBar: Spot = [83, 10];
const laptopBar: Spot = [96, 14];

interface ToolbarProps {
  readonly sign: Sign;
  readonly at: Spot;
  readonly wide: boolean;
}

function Toolbar({ sign, at: [x, y], wide }: ToolbarProps): JSX.Element {
  const [left, right] = wide ? [10, 110] : [27, 93];
  return (
    <>
      <Landscape left={left} right={right} />
      <path class="step-bar" d={`M${left} ${y - 10}H${right}V${y + 10}H${left}Z`} />
      <path class="step-rim" d={wide ? laptop : phone} />
      <path class="step-line" d={wide ? 'M34 14H78' : y < 45 ? 'M34 10H68' : 'M36 76h.1M84 76h.1'} />
      <Marked x={x} y={y} sign={sign} />
    </>
  );
}

/** A little of the page behind: what is at stake is its own bar. */
function Landscape({ left, right }: { left: number; right: number }): JSX.Element {
  const middle = (left + right) / 2;
  return (
    <>
      <circle class="step-sun" cx={middle + 14} cy="36" r="6" />
      <path class="step-sand" d={`M${left} 58C${left + 16} 46 ${middle} 62 ${right} 50V66H${left}Z`} />
    </>
  );
}

function ListOfWays({ sign }: { sign: Sign }): JSX.Element {
  return (
    <>
      <rect class="step-bar" x="20" y="12" width="80" height="72" rx="8" />
      <path class="step-line" d="M30 24H74M30 38H82M30 74H70" />
      <rect class="step-chosen" x="23" y="46" width="74" height="20" rx="6" />
      <path class="step-line strong" d="M31 56H70" />
      <g class="step-sign" transform="translate(84 56) scale(.8)">
        <path d={signs[sign]} />
      </g>
    </>
  );
}

/** The icons of a Home Screen, or of a Dock, ours among them. */
function Shelf({ wide }: { wide: boolean }): JSX.Element {
  const spots = wide
    ? [26, 43, 77, 94].map(x => [x, 64] as const)
    : [22, 44, 66].flatMap(y => [44, 60, 76].map(x => [x, y] as const)).filter(([x, y]) => x !== 60 || y !== 44);
  const [x, y] = wide ? [60, 62] : [60, 44];
  return (
    <>
      {spots.map(([left, top]) => (
        <rect key={`${left} ${top}`} class="step-icon" x={left - 6} y={top - 6} width="12" height="12" rx="3.500" />
      ))}
      <OurIcon x={x} y={y} size={wide ? 19 : 20} />
    </>
  );
}

function Marked({ x, y, sign }: { x: number; y: number; sign: Sign }): JSX.Element {
  return (
    <>
      <circle class="step-chosen" cx={x} cy={y} r="11.500" />
      <g class="step-sign" transform={`translate(${x} ${y}) scale(.8)`}>
        <path d={signs[sign]} />
      </g>
    </>
  );
}

function OurIcon({ x, y, size }: { x: number; y: number; size: number }): JSX.Element {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <rect class="step-ours" width="64" height="64" rx="14" />
      <path class="step-dune" d="M0 46C18 38 34 52 64 42V50Q64 64 50 64H14Q0 64 0 50Z" />
      <g class="figure coat-brand" transform="translate(5 6) scale(.54)">
        <Camel weave="zigzag" />
      </g>
    </g>
  );
}

/** Our icon by itself: this is what one gets. */
export function Arrived(): JSX.Element {
  return (
    <svg class="install-arrived" viewBox="-2 -2 68 68" aria-hidden="true">
      <OurIcon x={32} y={32} size={64} />
    </svg>
  );
}
