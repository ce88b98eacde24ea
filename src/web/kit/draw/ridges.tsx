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
