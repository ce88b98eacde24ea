import type { CoachKey } from '../text/coach.ts';

export interface CoachLines {
  /** What it is all about, in a line. */
  readonly goal: string;
  /** What the page can't say for any game alike. */
  readonly tips: Readonly<Record<Exclude<CoachKey, 'end' | 'help'>, string>>;
}

export const coach: CoachLines = {
  goal: 'Bring home the most valuable goods: discover land, send figures into oases, and choose first when an oasis is complete.',
  tips: {
    move: 'A turn begins with your caravan. Along brown lines it goes as far as you like, a white line stops it. It may also stay.',
    lay: 'You have discovered land. Lay the tile beside your caravan: brown lines meet brown ones, white ones white. Press it again to turn it.',
    figure:
      'If you like, send a figure into this oasis. When the oasis is complete, the tallest figure chooses its good first.',
  },
};
