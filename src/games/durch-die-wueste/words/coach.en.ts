import type { CoachKey } from '../text/coach.ts';

export interface CoachLines {
  /** What it is all about, in a line. */
  readonly goal: string;
  /** What the page can't say for any game alike. */
  readonly tips: Readonly<Record<Exclude<CoachKey, 'end' | 'help'>, string>>;
}

export const coach: CoachLines = {
  goal: 'Win the most points: lead caravans to water and palms, close off land, and own the largest caravan of each colour.',
  tips: {
    rider:
      'Each rider begins one of your caravans. Choose a colour in the stock, then a marked hex: near water and palms, with room to grow.',
    camel:
      'From now on a turn is two camels. Each joins your own caravan of its colour and takes it on: to water, to a palm, around land.',
    points:
      'Water brings 1 to 3, a palm 5, each hex you close off 1. The largest caravan of a colour brings 10 at the end.',
  },
};
