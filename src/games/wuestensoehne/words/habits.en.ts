/** What is counted about one's games, each key as it comes from `sense.ts`. */
export const habits = {
  oases: 'oases scored with a figure in them',
  tiles: 'tiles laid',
  scouted: 'tiles scouted',
  drivers: 'drivers paid',
  bonus: 'bonus turns',
  rumours: 'rumours put down',
  looks: 'rumours looked at',
  removed: 'rumours taken away',
};

export type HabitWords = typeof habits;
