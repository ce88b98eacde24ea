import type { Chapter } from '../../../../web/kit/rulebook.tsx';

/** `NO-DIE-2` to `NO-DIE-6`, for short. */
function rules(family: string, from: number, to = from): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `NO-${family}-${from + i}`);
}

/** In the order in which one explains the game at a table. */
export const chapters = [
  { key: 'goal', rules: rules('SEATS', 1), figures: ['board'] },
  {
    key: 'setUp',
    rules: [
      ...rules('SEATS', 2),
      ...rules('BOARD', 1, 2),
      ...rules('CARD', 1, 3),
      ...rules('CARD', 5),
      ...rules('PLACE', 1, 2),
    ],
    figures: [],
  },
  { key: 'turn', rules: [...rules('ROLL', 1), ...rules('DIE', 1), ...rules('MOVE', 1)], figures: [] },
  { key: 'dice', rules: rules('DIE', 2, 6), figures: ['oneStep', 'straight', 'corner', 'gap'] },
  {
    key: 'caravan',
    rules: [...rules('MOVE', 2, 4), ...rules('MOVE', 6)],
    figures: ['torn', 'hemmedIn'],
  },
  { key: 'leftOver', rules: [...rules('DIE', 8), ...rules('PAY', 1), ...rules('ROLL', 2)], figures: [] },
  { key: 'cards', rules: [...rules('FIND', 1, 3), ...rules('OFFER', 1, 4)], figures: ['cards'] },
  {
    key: 'journey',
    rules: [...rules('START', 1), ...rules('START', 3), ...rules('CANYON', 1, 3), ...rules('GOAL', 1, 3)],
    figures: ['canyon', 'oasis'],
  },
  { key: 'end', rules: [...rules('END', 1), ...rules('END', 3, 4)], figures: [] },
  {
    key: 'points',
    rules: rules('SCORE', 1, 2),
    figures: [],
    example: { purse: 5, finds: 5, canyon: 5, goal: 7, dice: -4, cards: 3 },
  },
  {
    key: 'options',
    rules: [
      ...rules('TALERS', 1),
      ...rules('SHORT', 1, 3),
      ...rules('LAY', 1, 2),
      ...rules('TRADE', 1, 5),
      ...rules('BIND', 1, 7),
    ],
    figures: [],
  },
  {
    key: 'questions',
    rules: [
      ...rules('MOVE', 5),
      ...rules('MOVE', 7),
      ...rules('DIE', 7),
      ...rules('START', 2),
      ...rules('GOAL', 4),
      ...rules('CANYON', 4),
      ...rules('ROLL', 3),
      ...rules('PAY', 2),
      ...rules('CARD', 4),
      ...rules('ORDER', 1),
      ...rules('SCORE', 3),
      ...rules('END', 2),
    ],
    figures: [],
  },
  { key: 'tips', rules: [], figures: [] },
] as const satisfies readonly Chapter[];
