import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  fire: 'vuur thuisgebracht',
  vegetation: 'planten thuisgebracht',
  water: 'water thuisgebracht',
  fights: 'aanvallen',
  spared: 'ontmoetingen zonder gevecht',
  cards: 'kaarten gespeeld',
  digs: 'goederen opgegraven',
};
