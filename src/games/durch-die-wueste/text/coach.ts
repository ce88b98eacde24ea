/** What the coach speaks of in a first game, when, and at which place of the screen. */
export const coach = [
  { key: 'rider', on: 'rider', at: 'stock' },
  { key: 'end', on: 'ready', at: 'prompt' },
  { key: 'help', on: 'rider', at: 'hint', turn: 2 },
  { key: 'camel', on: 'camel', at: 'board' },
  { key: 'points', on: 'ready', at: 'scores', turn: 6 },
] as const;

export type CoachKey = (typeof coach)[number]['key'];
