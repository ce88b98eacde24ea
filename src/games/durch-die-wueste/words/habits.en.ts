/** What is counted about one's games, each key as it comes from `sense.ts`. */
export const habits = {
  areas: 'areas closed',
  hexes: 'hexes in them',
  oases: 'oases reached',
  water: 'water holes taken',
  longest: 'camels in the longest caravan',
};

export type HabitWords = typeof habits;
