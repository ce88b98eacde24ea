/** What is said around the end of a match. */
export const ending = {
  byPoints: (points: number): string => `A lead of ${points === 1 ? 'a single point' : `${points} points`}.`,
  behind: (points: number): string =>
    points === 1 ? 'You were a single point behind.' : `You were ${points} points behind.`,
  hasResigned: (who: string): string => `${who} has resigned.`,
  allResigned: 'The others have resigned.',
  firstWin: 'Your first win in this game.',
  bestYet: 'Your best score so far.',
  tally: (wins: number, games: number): string => `You have won ${wins} of ${games} games on this device.`,
  standings: 'Result',
  place: (rank: number): string => ['', '1st', '2nd', '3rd', '4th', '5th'][rank] ?? `${rank}th`,
  points: (points: string): string => (points === '1' ? '1 point' : `${points} points`),
  why: 'Where the points came from',
  curve: 'How it came about',
  turning: (number: number): string => `The turning point, move ${number}`,
  /** The points of the winner and of the best of the others. */
  swing: (before: string, after: string): string => `${before} before, ${after} after.`,
  /** Where the winner was never behind. */
  led: (player: string, number: number): string => `${player} led from move ${number} on.`,
  youLed: (number: number): string => `You led from move ${number} on.`,
  counted: 'The final count decided it.',
  /** Which move is shown below the curve. */
  move: (number: number): string => `Move ${number}`,
  seeMove: 'See it in the replay',
  reviewed: 'by the review',
  harder: (level: string): string => `One step harder: ${level}`,
  easier: (level: string): string => `One step easier: ${level}`,
  strongerAll: 'Stronger opponents',
  weakerAll: 'Weaker opponents',
  levels: {
    learning: 'beginner',
    easy: 'easy',
    fair: 'fair',
    strong: 'strong',
    master: 'master',
    grandmaster: 'grandmaster',
  },
  picture: 'Picture to share',
  pictureMaking: 'Making the picture …',
  pictureDone: (name: string): string => `Saved as ${name}.`,
  pictureTrouble: 'The picture could not be made.',
  scene: (winners: string): string => `The board at the end, and the caravan coming home: ${winners} in front.`,
};

export type EndingWords = typeof ending;
