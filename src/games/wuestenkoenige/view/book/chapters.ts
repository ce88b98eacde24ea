import type { Chapter } from '../../../../web/kit/rulebook.tsx';

/** `WK-DIE-1` to `WK-DIE-6`, for short. */
function rules(family: string, from: number, to = from): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `WK-${family}-${from + i}`);
}

/** In the order in which one explains the game at a table. What hardly ever comes up stands near the end. */
export const chapters = [
  { key: 'goal', rules: [...rules('SEATS', 1), ...rules('END', 1)], figures: ['board'] },
  {
    key: 'setUp',
    rules: [...rules('BOARD', 1, 2), ...rules('SETUP', 1, 4), ...rules('GROUND', 1)],
    figures: [],
  },
  { key: 'turn', rules: rules('TURN', 1, 3), figures: [] },
  {
    key: 'moving',
    rules: [...rules('MOVE', 1, 3), ...rules('COST', 1, 4), ...rules('TAKE', 3)],
    figures: ['costs', 'fullHex'],
  },
  { key: 'oases', rules: [...rules('OASIS', 1, 3), ...rules('OASIS', 5)], figures: ['oasisVisit'] },
  { key: 'palace', rules: rules('PALACE', 1, 3), figures: ['palaceGate'] },
  { key: 'fights', rules: [...rules('FIGHT', 1, 3), ...rules('DIE', 1, 6)], figures: ['fight'] },
  { key: 'desert', rules: rules('DESERT', 1, 5), figures: ['shifting'] },
  {
    key: 'burying',
    rules: [...rules('BURY', 1, 3), ...rules('TAKE', 1, 2), ...rules('DESERT', 6)],
    figures: ['inValley', 'buried', 'lifted', 'loose'],
  },
  { key: 'cards', rules: [...rules('CARD', 1, 3), ...rules('CARD', 5), ...rules('CARD', 7)], figures: [] },
  {
    key: 'events',
    rules: [
      ...rules('SAND', 1, 2),
      ...rules('DRIFT', 1),
      ...rules('STORM', 1, 2),
      ...rules('CALF', 1),
      ...rules('CARPET', 1, 2),
      ...rules('TREK', 1),
      ...rules('SWAP', 1, 2),
      ...rules('LOSS', 1),
      ...rules('PLAGUE', 1),
    ],
    figures: ['calf'],
  },
  { key: 'end', rules: [...rules('OUT', 1, 4), ...rules('END', 2, 5)], figures: [] },
  { key: 'points', rules: rules('SCORE', 1, 2), figures: [], example: { kinds: 2, goods: 5 } },
  {
    key: 'questions',
    rules: [
      ...rules('TURN', 4),
      ...rules('CARD', 4),
      ...rules('CARD', 6),
      ...rules('STORM', 3),
      ...rules('FIGHT', 4),
      ...rules('DIE', 7, 8),
      ...rules('GIVE', 1),
      ...rules('OASIS', 4),
      ...rules('BOARD', 3),
    ],
    figures: [],
  },
  { key: 'tips', rules: [], figures: [] },
] as const satisfies readonly Chapter[];
