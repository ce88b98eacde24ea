import type { CoachKey } from '../text/coach.ts';

export interface CoachLines {
  /** What it is all about, in a line. */
  readonly goal: string;
  /** What the page can't say for any game alike. */
  readonly tips: Readonly<Record<Exclude<CoachKey, 'end' | 'help'>, string>>;
}

export const coach: CoachLines = {
  goal: 'Be the first to bring home goods of all three kinds to the palace: water, vegetation and fire.',
  tips: {
    card: 'A turn has three steps: a card if you like, then camels, then the desert. Every card tells what it does.',
    move: 'Now the camels. Lead one from the palace towards an oasis: the numbers say what the way costs. A good counts once it is home.',
    desert:
      'The last step: choose a tile, then turn it over or move it to a hex beside it. That eases your way, or blocks another’s.',
  },
};
