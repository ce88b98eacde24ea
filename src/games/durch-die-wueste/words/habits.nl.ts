import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  areas: 'gebieden gesloten',
  hexes: 'velden daarin',
  oases: 'oases bereikt',
  water: 'waterputten gepakt',
  longest: 'kamelen in de langste karavaan',
};
