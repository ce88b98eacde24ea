import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  fire: 'Feuer heimgebracht',
  vegetation: 'Pflanzen heimgebracht',
  water: 'Wasser heimgebracht',
  fights: 'Angriffe',
  spared: 'Begegnungen ohne Kampf',
  cards: 'Karten gespielt',
  digs: 'Waren ausgegraben',
};
