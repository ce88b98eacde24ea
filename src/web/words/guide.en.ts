export const guide = {
  heading: 'Guided first game',
  leave: 'Leave',
  back: 'Back',
  next: 'Next',
  again: 'Start over',
  realGame: 'Play a real game now',
  practise: 'Practise with puzzles',
  toRules: 'Read the rules',
  progress: (at: number, count: number): string => `Step ${at} of ${count}`,
  youAre: 'You',
  rule: 'Read the rule',
  /** A legal move that is not the one the step is about. */
  notNow: 'You could do that, but let’s stay with what is marked for now.',
  /** A click on something that can’t be meant at all. */
  lookForMarked: 'Not this one. Look for what is marked.',
  /** For those who play by keys, at the first thing that is to be done. */
  markedKeys: 'On the board, N and P jump from one marked place to the next.',
  lostGame: (game: string): string => `There is no guided game for “${game}”.`,
};

export type GuideWords = typeof guide;
