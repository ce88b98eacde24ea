/** What the coach speaks of in a first game, when, and at which place of the screen. */
export const coach = [
  { key: 'place', on: 'place', at: 'board' },
  { key: 'end', on: 'ready', at: 'prompt' },
  { key: 'help', on: 'place', at: 'hint', turn: 2 },
  { key: 'step', on: 'step', at: 'stock' },
  { key: 'points', on: 'ready', at: 'scores', turn: 9 },
] as const;

export type CoachKey = (typeof coach)[number]['key'];
