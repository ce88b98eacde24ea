/** What the coach speaks of in a first game, when, and at which place of the screen. */
export const coach = [
  { key: 'card', on: 'card', at: 'stock' },
  { key: 'move', on: 'move', at: 'board' },
  { key: 'desert', on: 'desert', at: 'board' },
  { key: 'end', on: 'ready', at: 'prompt' },
  { key: 'help', on: 'card', at: 'hint', turn: 2 },
] as const;

export type CoachKey = (typeof coach)[number]['key'];
