export const guide = {
  heading: 'Guided first game',
  leave: 'Leave',
  back: 'Back',
  next: 'Next',
  again: 'Start over',
  realGame: 'Play a real game now',
  toRules: 'Read the rules',
  progress: (at: number, count: number): string => `Step ${at} of ${count}`,
  youAre: 'You',
  rule: 'In the rules',
  /** A legal move that is not the one the step is about. */
  notNow: 'You could do that, but let’s stay with what is lit up for now.',
  /** A click on something that can’t be meant at all. */
  lookForLight: 'Not this one. Look for what is lit up.',
  lostGame: (game: string): string => `There is no guided game for “${game}”.`,
};

export type GuideWords = typeof guide;
