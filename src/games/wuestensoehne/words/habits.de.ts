import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  oases: 'Oasen gewertet, in denen du stehst',
  tiles: 'Plättchen gelegt',
  scouted: 'Plättchen vom Kundschafter',
  drivers: 'Kameltreiber bezahlt',
  bonus: 'Bonuszüge',
  rumours: 'Gerüchte gelegt',
  looks: 'Gerüchte angesehen',
  removed: 'Gerüchte entfernt',
};
