import type { Chapter } from '../../../../web/kit/rulebook.tsx';

/** `DW-RIDER-1` to `DW-RIDER-9`, for short. */
function rules(family: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `DW-${family}-${from + i}`);
}

/** In the order in which one explains the game at a table. */
export const chapters = [
  { key: 'goal', rules: rules('SEATS', 1, 1), figures: [] },
  {
    key: 'setUp',
    rules: [
      ...rules('BOARD', 1, 3),
      ...rules('ORDER', 1, 1),
      ...rules('PALM', 1, 1),
      ...rules('WATER', 1, 1),
      ...rules('SUPPLY', 1, 1),
      ...rules('RETURN', 1, 2),
    ],
    figures: [],
  },
  { key: 'riders', rules: rules('RIDER', 1, 9), figures: ['riderHexes'] },
  { key: 'turn', rules: [...rules('TURN', 1, 4), ...rules('CAMEL', 1, 6)], figures: ['camelHexes', 'distance'] },
  { key: 'water', rules: rules('WATER', 2, 2), figures: [] },
  { key: 'oases', rules: rules('OASIS', 1, 5), figures: ['oasisOnce'] },
  { key: 'areas', rules: rules('AREA', 1, 10), figures: ['areaClosed', 'twoCaravans', 'buildInside'] },
  { key: 'end', rules: rules('END', 1, 3), figures: [] },
  {
    key: 'points',
    rules: rules('SCORE', 1, 8),
    figures: ['largestTie'],
    example: { water: 9, oases: 25, caravans: 15, areas: 7 },
  },
  { key: 'options', rules: [...rules('CHIPS', 1, 1), ...rules('PALM', 2, 2), ...rules('SEALED', 1, 1)], figures: [] },
  { key: 'tips', rules: [], figures: [] },
] as const satisfies readonly Chapter[];
