import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Camel, type Weave } from '../kit/draw/camel.tsx';
import { Palm } from '../kit/draw/oasis.tsx';
import { type Hue, Rider, Shape } from '../kit/players.tsx';
import type { CatalogueGame } from './game-catalogue.ts';

/** The hour of each game, and what is seen then. The colours of an hour stand in page.css. */
const scenes: Readonly<Record<CatalogueGame['id'], () => JSX.Element>> = {
  'durch-die-wueste': Noon,
  wuestensoehne: Afternoon,
  wuestenkoenige: Dusk,
  nomadi: Glare,
};

/** A small landscape: sky, sun, three ridges, and the scene between them. */
export function Vignette({ id }: { id: CatalogueGame['id'] }): JSX.Element {
  const Scene = scenes[id];
  // Several of one game may be on the page, and one that is not shown lends its colours to nobody.
  const own = useId();
  return (
    <svg class="vignette" viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${own}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop class="sky-top" offset="0" />
          <stop class="sky-low" offset=".8" />
        </linearGradient>
        <linearGradient id={`${own}ridge`} x1="0" y1="0" x2="1" y2=".4">
          <stop class="ridge-lit" offset="0" />
          <stop class="ridge-dim" offset="1" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${own}sky)`} />
      <Scene />
      <path class="near" d="M0 152C50 136 96 166 160 156C214 148 262 140 320 158V180H0Z" fill={`url(#${own}ridge)`} />
      <path class="lee" d="M160 156C214 148 262 140 320 158V180H214C196 172 176 162 160 156Z" />
    </svg>
  );
}

function Ridges(): JSX.Element {
  return (
    <>
      <path class="far" d="M0 112C40 96 84 92 128 106C176 120 226 88 320 104V180H0Z" />
      <path class="middle" d="M0 138C60 112 108 116 150 128C206 144 252 118 320 126V180H0Z" />
      <path class="lee" d="M76 118C104 116 130 122 150 128C206 144 252 118 320 126V180H150C120 150 92 130 76 118Z" />
    </>
  );
}

const walkers: readonly { coat: string; weave: Weave; x: number; y: number; hue?: Hue }[] = [
  { coat: 'white', weave: 'plain', x: 42, y: 92 },
  { coat: 'pink', weave: 'dots', x: 92, y: 93 },
  { coat: 'blue', weave: 'stripes', x: 142, y: 98 },
  { coat: 'green', weave: 'zigzag', x: 196, y: 96, hue: 'red' },
];

function Noon(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="268" cy="66" r="15" />
      <Ridges />
      {walkers.map(({ coat, weave, x, y, hue }) => (
        <g key={coat} class={`coat-${coat} ${hue ? `hue-${hue}` : ''}`} transform={`translate(${x} ${y}) scale(.52)`}>
          <ellipse class="shadow" cx="56" cy="92" rx="40" ry="5" />
          <Camel weave={weave} />
          {hue && <Rider hue={hue} />}
        </g>
      ))}
    </>
  );
}

function Afternoon(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="70" cy="84" r="24" />
      <Ridges />
      <path class="lake" d="M112 148C130 138 196 136 226 145C240 150 214 158 170 158C140 158 108 156 112 148Z" />
      <g transform="translate(128 116) scale(1.9)">
        <Palm />
      </g>
      <g transform="translate(206 122) scale(1.5)">
        <Palm />
      </g>
      <g transform="translate(170 108) scale(1.2)">
        <Palm />
      </g>
      <path class="tent" d="M240 148L262 118L290 146Z" />
      <path class="tent-lee" d="M262 118L290 146L268 148Z" />
    </>
  );
}

const palace =
  'M92 150V104H106V96C106 88 114 86 116 78C118 86 126 88 126 96V104H140V84C140 68 158 62 162 46C166 62 184 68 184 84V104' +
  'H198V96C198 88 206 86 208 78C210 86 218 88 218 96V104H232V150Z';
const towers = 'M78 150V82L84 66L90 82V150ZM234 150V82L240 66L246 82V150Z';
const lamps =
  'M112 112h8v10a4 4 0 0 1 -8 0ZM154 92h16v0ZM204 112h8v10a4 4 0 0 1 -8 0ZM136 112h8v10h-8ZM180 112h8v10h-8Z';

function Dusk(): JSX.Element {
  return (
    <>
      <path class="sun" d="M262 26A18 18 0 1 0 276 56A22 22 0 0 1 262 26Z" />
      <path class="stars" d="M40 30h.1M96 22h.1M134 48h.1M212 34h.1M60 62h.1M292 90h.1M226 14h.1M20 84h.1" />
      <path class="far" d="M0 112C40 96 84 92 128 106C176 120 226 88 320 104V180H0Z" />
      <path class="palace" d={towers} />
      <path class="palace" d={palace} />
      <path
        class="palace-lee"
        d="M162 46C166 62 184 68 184 84V104H198V96C198 88 206 86 208 78C210 86 218 88 218 96V104H232V150H162Z"
      />
      <path class="lamp" d={lamps} />
      <path class="lamp" d="M152 150V126C152 114 172 114 172 126V150Z" />
      <path class="middle" d="M0 146C60 130 108 146 150 148C206 150 252 138 320 134V180H0Z" />
    </>
  );
}

/** From the back to the front: the nearer, the larger. */
const stones: readonly { hue: Hue; x: number; y: number; size: number }[] = [
  { hue: 'black', x: 214, y: 126, size: 0.5 },
  { hue: 'yellow', x: 201, y: 127, size: 0.58 },
  { hue: 'blue', x: 185, y: 128, size: 0.68 },
  { hue: 'green', x: 166, y: 130, size: 0.8 },
  { hue: 'red', x: 143, y: 132, size: 0.95 },
  { hue: 'blue', x: 114, y: 134, size: 1.14 },
  { hue: 'yellow', x: 79, y: 136, size: 1.36 },
];

function Glare(): JSX.Element {
  return (
    <>
      <circle class="sun" cx="160" cy="34" r="20" />
      <path class="mesa" d="M0 132V66L40 62L52 84L86 88L98 132ZM320 132V54L276 58L262 80L232 84L220 132Z" />
      <path class="mesa-lee" d="M40 62L52 84L86 88L98 132H58ZM276 58L262 80L232 84L220 132H262Z" />
      <path class="middle" d="M0 132C60 122 108 130 150 132C206 134 252 122 320 128V180H0Z" />
      <path class="cord" d={`M${stones.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {stones.map(({ hue, x, y, size }) => (
        <g key={x} class={`pebble hue-${hue}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse class="shadow" cx="4" cy="8" rx="15" ry="5" />
          <path class="body" d="M-14 1C-14 -7 -8 -11 0 -11C9 -11 14 -6 14 0C14 7 8 10 0 10C-8 10 -14 8 -14 1Z" />
          <path class="sheen" d="M-10 -2C-8 -6 -4 -8 1 -8" />
          <g class="sign" transform="translate(1 1) scale(.52 .44)">
            <Shape hue={hue} />
          </g>
        </g>
      ))}
    </>
  );
}
