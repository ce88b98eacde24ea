import type { JSX } from 'preact';

const drawings = {
  first: 'M6 5V19M19 5L9 12L19 19Z',
  back: 'M17 5L7 12L17 19Z',
  play: 'M7 4L20 12L7 20Z',
  pause: 'M7 5H10V19H7ZM14 5H17V19H14Z',
  forward: 'M7 5L17 12L7 19Z',
  last: 'M18 5V19M5 5L15 12L5 19Z',
  shuffle: 'M3 7H7C12 7 12 17 17 17H21M18 14L21 17L18 20M3 17H7C12 17 12 7 17 7H21M18 4L21 7L18 10',
  cast: 'M9 5A3 3 0 1 0 9 11A3 3 0 1 0 9 5ZM3 20C3 15 6 14 9 14C12 14 15 15 15 20M16 5.5A3 3 0 0 1 16 10.5M18 14.5C20 15.5 21 17 21 20',
  system: 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4V20M9.5 5V19M7 7V17',
  light:
    'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M4.9 19.1L6.7 17.3M17.3 6.7L19.1 4.9',
  dark: 'M19.5 14.5A8.2 8.2 0 0 1 9.5 4.500A8.2 8.2 0 1 0 19.5 14.500Z',
} as const;

export type IconName = keyof typeof drawings;

/** Strokes and fills alike: one pen for all signs. */
const open: ReadonlySet<IconName> = new Set(['shuffle', 'system', 'cast']);

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class={open.has(name) ? 'icon open' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
