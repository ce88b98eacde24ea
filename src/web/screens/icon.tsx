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
  fork: 'M6.500 21V4M6.500 16C6.500 11 17 13 17 8V4.500M13.500 8L17 4.500L20.500 8',
  share: 'M12 15V3M8 7L12 3L16 7M5 12V20H19V12',
  system: 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4V20M9.5 5V19M7 7V17',
  light:
    'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M4.9 19.1L6.7 17.3M17.3 6.7L19.1 4.9',
  dark: 'M19.5 14.5A8.2 8.2 0 0 1 9.5 4.500A8.2 8.2 0 1 0 19.5 14.500Z',
  menu: 'M4 6H20M4 12H20M4 18H20',
  undo: 'M9 5L4 10L9 15M4 10H14C17.500 10 20 12.500 20 15.500C20 18 18 20 15 20H11',
  check: 'M4 13L9.500 18.500L20 6.500',
  close: 'M6 6L18 18M18 6L6 18',
  gear: 'M4 7H13M19 7H20M4 17H5M11 17H20M16 4.500A2.500 2.500 0 1 0 16 9.500A2.500 2.500 0 1 0 16 4.500ZM8 14.500A2.500 2.500 0 1 0 8 19.500A2.500 2.500 0 1 0 8 14.500Z',
  loud: 'M4 9.500H7.500L12 5.500V18.500L7.500 14.500H4ZM15.500 9C17 10.500 17 13.500 15.500 15M18 6.500C21 9.500 21 14.500 18 17.500',
  mute: 'M4 9.500H7.500L12 5.500V18.500L7.500 14.500H4ZM16 9.500L21 14.500M21 9.500L16 14.500',
  help: 'M8.500 9.200C8.500 4.200 15.800 4.400 15.500 9C15.300 11.800 12 11.800 12 15M12 19.200V19.300',
  list: 'M9 6H20M9 12H20M9 18H20M4.500 6H4.600M4.500 12H4.600M4.500 18H4.600',
  bin: 'M4 7H20M9 7V4.500H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16',
  flag: 'M6 21V4M6 5C10 2.500 13 7.500 18 5V13.500C13 16 10 11 6 13.500',
  book: 'M12 6C9 4 6 4 3.500 5V19C6 18 9 18 12 20C15 18 18 18 20.500 19V5C18 4 15 4 12 6ZM12 6V20',
  file: 'M6 3.500H14L18.500 8V20.500H6ZM14 3.500V8H18.500',
  house: 'M4 11.500L12 4.500L20 11.500M6 10V19.500H18V10',
  compass:
    'M12 3.500A8.500 8.500 0 1 0 12 20.500A8.500 8.500 0 1 0 12 3.500ZM15.500 8.500L13.500 13.500L8.500 15.500L10.500 10.500Z',
} as const;

export type IconName = keyof typeof drawings;

/** Strokes and fills alike: one pen for all signs. */
const open: ReadonlySet<IconName> = new Set([
  'shuffle',
  'fork',
  'share',
  'system',
  'cast',
  'menu',
  'undo',
  'check',
  'close',
  'gear',
  'loud',
  'mute',
  'help',
  'list',
  'bin',
  'flag',
  'book',
  'file',
  'house',
  'compass',
]);

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class={open.has(name) ? 'icon open' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
