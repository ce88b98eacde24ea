/** What the coach speaks of in a first game, when, and at which place of the screen. */
export const coach = [
  { key: 'move', on: 'move', at: 'board' },
  { key: 'lay', on: 'lay', at: 'board' },
  { key: 'figure', on: 'figure', at: 'stock' },
  { key: 'end', on: 'guide', at: 'prompt' },
  { key: 'help', on: 'move', at: 'hint', turn: 2 },
] as const;

export type CoachKey = (typeof coach)[number]['key'];
