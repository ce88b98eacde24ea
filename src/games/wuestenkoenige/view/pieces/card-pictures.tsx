import type { JSX } from 'preact';
import type { CardId } from '../../rules/deck.ts';

const camel =
  'M15 50C16 42 23 41 28 36C34 30 36 19 43 19C50 19 53 31 58 39C62 45 68 47 71 41C74 35 73 26 77 19' +
  'C79 15 83 13 87 15L96 21C99 24 98 29 93 29L86 30C84 37 84 46 80 53C77 59 73 62 70 63L70 91L62 91L60 66' +
  'C52 68 42 68 36 65L34 91L26 91L24 65C18 63 14 58 15 50Z';

/** A small camel whose feet stand near y = 12. */
function Beast({ x, y, size, look = 'beast' }: { x: number; y: number; size: number; look?: string }): JSX.Element {
  return <path class={look} d={camel} transform={`translate(${x} ${y}) scale(${size})`} />;
}

const hex = 'M0 -10L8.7 -5V5L0 10L-8.7 5V-5Z';

function Sand(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 14C-12 4 4 4 22 14V24H-22Z" />
      <g transform="translate(0 4) scale(1.15 .62)">
        <path class="night" d={hex} transform="translate(0 5)" />
        <path class="gold" d={hex} />
      </g>
      <path class="stroke" d="M0 -18V-7M-4 -11L0 -6L4 -11M-12 -14V-8M12 -14V-8" />
    </>
  );
}

function Drift(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 16C-12 8 4 8 22 16V24H-22Z" />
      <g transform="translate(-2 -4) rotate(-10) scale(1.15 .62)">
        <path class="night" d={hex} transform="translate(0 5)" />
        <path class="gold" d={hex} />
      </g>
      <path
        class="stroke thin"
        d="M-20 8C-14 4 -8 10 -2 7C4 4 8 9 16 5M-12 13C-6 10 2 15 10 11M8 -14C14 -16 16 -12 20 -14"
      />
    </>
  );
}

function Storm(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 16C-10 11 8 11 22 16V24H-22Z" />
      <path class="gold" d="M-18 -16C-6 -21 10 -21 18 -15C8 -11 -8 -11 -18 -16Z" />
      <path class="gold" d="M-13 -7C-4 -11 9 -10 14 -5C6 -2 -6 -2 -13 -7Z" />
      <path class="gold" d="M-8 2C-2 -1 7 0 10 4C5 7 -3 6 -8 2Z" />
      <path class="gold" d="M-3 10C0 8 5 9 6 12C4 16 1 17 0 20C-1 17 -3 14 -3 10Z" />
    </>
  );
}

function Calf(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 13C-10 9 8 9 22 13V24H-22Z" />
      <Beast x={-22} y={-19} size={0.36} />
      <Beast x={2} y={-2} size={0.18} look="beast young" />
    </>
  );
}

function Carpet(): JSX.Element {
  return (
    <>
      <path class="stroke thin" d="M-20 -10C-14 -14 -8 -10 -3 -12M6 -17C11 -19 15 -16 20 -18" />
      <Beast x={-14} y={-19} size={0.3} />
      <path class="rug" d="M-22 10C-12 4 -4 12 4 8C10 5 15 3 22 5L17 15C10 12 6 15 -1 18C-8 20 -12 14 -18 18Z" />
      <path class="stroke thin" d="M-15 12C-8 8 -2 15 5 12C9 10 13 9 16 10" />
    </>
  );
}

function Trek(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 8C-12 0 -2 12 8 6C14 2 18 4 22 6V24H-22Z" />
      <Beast x={-23} y={-13} size={0.2} />
      <Beast x={-8} y={-9} size={0.2} />
      <Beast x={6} y={-15} size={0.2} />
      <path class="stroke thin dotted" d="M-18 16C-8 12 4 18 18 13" />
    </>
  );
}

function Swap(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 14C-10 10 8 10 22 14V24H-22Z" />
      <Beast x={-24} y={-9} size={0.23} />
      <g transform="scale(-1 1)">
        <Beast x={-24} y={-9} size={0.23} look="beast young" />
      </g>
      <path class="stroke" d="M-10 -13C-4 -19 4 -19 10 -13M10 -18V-13H5M8 18C4 21 -4 21 -8 18M-8 22V18H-4" />
    </>
  );
}

function Loss(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 14C-10 10 8 10 22 14V24H-22Z" />
      <Beast x={-24} y={-17} size={0.33} />
      <path class="bundle" d="M10 16C6 9 10 6 13 5L12 1L17 1L16 5C20 6 23 10 20 16Z" />
      <path class="stroke thin" d="M3 -10C8 -11 12 -8 13 -3M10 -5L13 -2L16 -5" />
    </>
  );
}

function Plague(): JSX.Element {
  return (
    <>
      <path class="earth" d="M-22 15C-10 11 8 11 22 15V24H-22Z" />
      <g transform="translate(-22 18) rotate(-8)">
        <path class="beast ill" d={camel} transform="translate(0 -28) scale(.34 .3)" />
      </g>
      <path class="stroke thin" d="M-16 -16q3 -4 6 0t6 0M2 -19q3 -4 6 0t6 0M8 -10q2 -3 5 0t5 0" />
    </>
  );
}

const pictures: Readonly<Record<CardId, () => JSX.Element>> = {
  sand: Sand,
  drift: Drift,
  storm: Storm,
  calf: Calf,
  carpet: Carpet,
  trek: Trek,
  swap: Swap,
  loss: Loss,
  plague: Plague,
};

/** What is seen on a card, in a field from -24 to 24, on an evening sky. */
export function CardPicture({ card }: { card: CardId }): JSX.Element {
  const Picture = pictures[card];
  return (
    <>
      <circle class="moon" cx="15" cy="-15" r="4" />
      <Picture />
    </>
  );
}
