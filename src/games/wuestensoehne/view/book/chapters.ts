import type { Chapter } from '../../../../web/kit/rulebook.tsx';

/** `WS-ROW-1` to `WS-ROW-5`, for short. */
function rules(family: string, from: number, to = from): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `WS-${family}-${from + i}`);
}

/** In the order in which one explains the game at a table. What hardly ever comes up stands near the end. */
export const chapters = [
  { key: 'goal', rules: rules('SEATS', 1), figures: [] },
  { key: 'land', rules: [...rules('BOARD', 1, 4), ...rules('TILE', 1)], figures: ['land'] },
  {
    key: 'setUp',
    rules: [
      ...rules('SETUP', 1, 5),
      ...rules('FIGURE', 1),
      ...rules('TILE', 2, 3),
      ...rules('GOODS', 1),
      ...rules('WATER', 1),
    ],
    figures: [],
  },
  { key: 'turn', rules: rules('TURN', 1), figures: [] },
  { key: 'moving', rules: [...rules('MOVE', 1, 3), ...rules('DRIVER', 1), ...rules('DUTY', 1, 2)], figures: ['ways'] },
  {
    key: 'exploring',
    rules: [
      ...rules('EXPLORE', 1, 2),
      ...rules('DRAW', 1, 3),
      ...rules('OWN', 1),
      ...rules('SCOUT', 1),
      ...rules('AMENDS', 1),
      ...rules('LAY', 1, 2),
      ...rules('LAY', 4),
      ...rules('DESERT', 1),
    ],
    figures: ['fitting'],
  },
  { key: 'figures', rules: rules('FIGURE', 2, 4), figures: [] },
  { key: 'oases', rules: rules('OASIS', 1, 4), figures: ['openOasis', 'completeOasis', 'edge'] },
  { key: 'scoring', rules: [...rules('ROW', 1, 5), ...rules('FIELD', 1, 2), ...rules('TURBAN', 1)], figures: ['row'] },
  { key: 'fields', rules: [...rules('GOODS', 2, 3), ...rules('CAMEL', 1), ...rules('WATER', 2)], figures: ['signs'] },
  { key: 'rumours', rules: [...rules('RUMOUR', 1), ...rules('RUMOUR', 3, 5)], figures: ['rumours'] },
  { key: 'guide', rules: rules('GUIDE', 1), figures: [] },
  { key: 'end', rules: [...rules('END', 1), ...rules('END', 3, 4)], figures: [] },
  { key: 'points', rules: rules('VALUE', 1, 4), figures: [], example: { myrrh: 10, incense: 9, gem: 4, salt: 10 } },
  {
    key: 'questions',
    rules: [...rules('DEAD', 1), ...rules('DRIVER', 2), ...rules('LAY', 3), ...rules('RUMOUR', 2), ...rules('END', 2)],
    figures: [],
  },
  { key: 'tips', rules: [], figures: [] },
] as const satisfies readonly Chapter[];
