import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  wasted: 'Würfel ungenutzt',
  finds: 'Taler für Funde',
  own: 'eigene Steine gezogen',
  foreign: 'fremde Steine gezogen',
  taken: 'angebotene Karten genommen',
  left: 'angebotene Karten abgelehnt',
};
