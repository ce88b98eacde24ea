import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  wasted: 'dobbelstenen ongebruikt',
  finds: 'talers voor vondsten',
  own: 'eigen stenen verplaatst',
  foreign: 'stenen van anderen verplaatst',
  taken: 'aangeboden kaarten genomen',
  left: 'aangeboden kaarten geweigerd',
};
