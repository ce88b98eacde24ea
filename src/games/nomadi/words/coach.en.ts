import type { CoachKey } from '../text/coach.ts';

export interface CoachLines {
  /** What it is all about, in a line. */
  readonly goal: string;
  /** What the page can't say for any game alike. */
  readonly tips: Readonly<Record<Exclude<CoachKey, 'end' | 'help'>, string>>;
}

export const coach: CoachLines = {
  goal: 'Have the most talers and the best cards when the third stone has reached the oasis.',
  tips: {
    place:
      'All stones travel as one caravan. Yours may stand anywhere in the camp; near its front edge they get away sooner.',
    step: 'Each die moves one stone, yours or another’s: a 1 goes one field, a 2 to 6 jumps over others. A die you can’t use costs a taler.',
    points:
      'Talers are your points: for finds in the sand, for being first across the canyon, and most of all for stones in the oasis.',
  },
};
