import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';

/** The colours of players; each has a shape too, so that colour never stands alone. */
export const hues = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type Hue = (typeof hues)[number];

export function hueOf(scene: { readonly hues: readonly Hue[] }, seat: Seat): Hue {
  return scene.hues[seat] ?? 'red';
}

/** Shapes in a field from -10 to 10. */
export const hueShapes: Readonly<Record<Hue, string>> = {
  red: 'M0 -8.6A8.6 8.6 0 1 1 -.01 -8.6Z',
  blue: 'M-7.6 -7.6H7.6V7.6H-7.6Z',
  green: 'M0 -9.4L9.6 7.6H-9.6Z',
  yellow: 'M0 -10.4L3 -3.5L10.4 -3L4.8 1.9L6.5 9.2L0 5.2L-6.5 9.2L-4.8 1.9L-10.4 -3L-3 -3.5Z',
  black: 'M0 -10.6L8.8 0L0 10.6L-8.8 0Z',
};

export function Shape({ hue }: { hue: Hue }): JSX.Element {
  return <path d={hueShapes[hue]} />;
}

/** A player's mark for panels and texts. It says nothing by itself: the name stands beside it. */
export function Badge({ hue }: { hue: Hue }): JSX.Element {
  return (
    <svg class={`badge hue-${hue}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <Shape hue={hue} />
    </svg>
  );
}

/** The mark of chance, where those of players stand: a die. What it brought stands beside it. */
export function ChanceBadge(): JSX.Element {
  return (
    <svg class="badge chance" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d="M-6 -9.500H6A3.500 3.500 0 0 1 9.500 -6V6A3.500 3.500 0 0 1 6 9.500H-6A3.500 3.500 0 0 1 -9.500 6V-6A3.500 3.500 0 0 1 -6 -9.500Z" />
      <path class="chance-pips" d="M-4.500 -4.500V-4.400M0 0V.1M4.500 4.500V4.600" />
    </svg>
  );
}

/** A seated figure with a pennant, made to sit on a `Camel`. Coloured by the hue around it. */
export function Rider({ hue }: { hue: Hue }): JSX.Element {
  return (
    <g class="rider">
      <path class="pole" d="M27 38L21 -30" />
      <path class="pennant" d="M21 -31L-12 -26L-6 -15L-12 -4L22 -7Z" />
      <g class="sign" transform="translate(8 -17.5) scale(.78)">
        <Shape hue={hue} />
      </g>
      <path class="cloak" d="M45 -4C35 0 31 14 29 32C36 39 51 39 58 32C57 14 54 0 45 -4Z" />
      <path class="fold" d="M47 6C50 14 51 24 50 35" />
      <circle class="face" cx="46" cy="-9" r="8" />
      <path class="turban" d="M36 -10C34 -23 57 -24 57 -10C52 -14 42 -14 36 -10Z" />
    </g>
  );
}
