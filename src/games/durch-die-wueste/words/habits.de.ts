import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  areas: 'Gebiete geschlossen',
  hexes: 'Felder darin',
  oases: 'Oasen erreicht',
  water: 'Wasserstellen genommen',
  longest: 'Kamele in der längsten Karawane',
};
