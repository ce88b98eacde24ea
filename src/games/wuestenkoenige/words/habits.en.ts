/** What is counted about one's games, each key as it comes from `sense.ts`. */
export const habits = {
  fire: 'fire brought home',
  vegetation: 'vegetation brought home',
  water: 'water brought home',
  fights: 'attacks',
  spared: 'meetings without a fight',
  cards: 'cards played',
  digs: 'times goods were dug out',
};

export type HabitWords = typeof habits;
