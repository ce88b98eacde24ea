import type { JSX } from 'preact';

/** A taler with its worth, around 0 0. */
export function Coin({ worth, radius = 11 }: { worth: string | number; radius?: number }): JSX.Element {
  return (
    <g class="coin">
      <circle class="cast" cx="1.200" cy="1.800" r={radius} />
      <circle class="metal" r={radius} />
      <circle class="rim" r={radius - 2.2} />
      <text y={radius * 0.43} style={{ fontSize: `${radius * (String(worth).length > 1 ? 1.05 : 1.25)}px` }}>
        {worth}
      </text>
    </g>
  );
}
