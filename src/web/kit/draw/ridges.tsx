import type { JSX } from 'preact';

/** Two ridges of dunes, one behind the other, for the pictures on the cards of games. */
export function Ridges(): JSX.Element {
  return (
    <>
      <path class="far" d="M0 112C40 96 84 92 128 106C176 120 226 88 320 104V180H0Z" />
      <path class="middle" d="M0 138C60 112 108 116 150 128C206 144 252 118 320 126V180H0Z" />
      <path class="lee" d="M76 118C104 116 130 122 150 128C206 144 252 118 320 126V180H150C120 150 92 130 76 118Z" />
    </>
  );
}

/** The colours of the sky and of the nearest ridge, by the hour around them; `own` begins their names. */
export function LandPaints({ own }: { own: string }): JSX.Element {
  return (
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
  );
}
