/** What is counted about one's games, each key as it comes from `sense.ts`. */
export const habits = {
  wasted: 'dice left unused',
  finds: 'talers for finds',
  own: 'own stones moved',
  foreign: 'others’ stones moved',
  taken: 'offered cards taken',
  left: 'offered cards left',
};

export type HabitWords = typeof habits;
