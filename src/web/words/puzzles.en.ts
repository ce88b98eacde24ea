import type { PuzzleTheme } from '../../table/puzzle.ts';

const themes: Readonly<Record<PuzzleTheme, string>> = {
  win: 'Win at once',
  land: 'Close off land',
  oasis: 'Oases',
  water: 'Water',
  longest: 'The longest caravan',
  home: 'Bring it home',
  goods: 'Goods',
  attack: 'Attack',
  stop: 'Stop the others',
  prepare: 'Prepare the next turn',
  race: 'The race through the canyon',
  card: 'Cards in the sand',
  deal: 'Deals',
  figure: 'Figures',
  prices: 'Prices',
  means: 'Means for later',
  place: 'Where to start',
  quiet: 'Quiet turns',
};

/** What the page says about puzzles. */
export const puzzles = {
  about:
    'Positions from games between computer players in which one turn is clearly better than all others. Find it on the board.',
  ofDay: 'Puzzle of the day',
  ofDayIn: (game: string): string => `Puzzle of the day: ${game}`,
  any: 'Choose puzzles',
  anyOf: (game: string): string => `Choose puzzles: ${game}`,
  solved: (count: number): string => `${count} solved`,
  solvedOf: (solved: number, all: number): string => `${solved} of ${all} solved`,
  solvedToday: 'Solved today',
  streak: (days: number): string => `${days} days in a row`,
  lostPuzzle: 'There is no such puzzle here.',
  all: 'All',
  byTheme: 'By theme',
  byLevel: 'By difficulty',
  levels: ['Very easy', 'Easy', 'Medium', 'Hard', 'Very hard'] as readonly string[],
  task: 'Find the best turn',
  themes,
  grading: 'Looking at your turn …',
  trouble: (why: string): string => `Your turn could not be judged. Please try again. (${why})`,
  costs: (loss: string): string => `It gives away ${loss} of your chances to win.`,
  chances: (share: string): string => `Chances to win with it: ${share}`,
  answer: 'On the board you see how the others answer.',
  solution: 'Solution',
  solutionIs: (turn: string): string => `The best turn: ${turn}.`,
  again: 'Try again',
  next: 'Next puzzle',
  more: 'More puzzles',
  mistakeOf: (number: number, all: number): string => `Mistake ${number} of ${all}`,
  toReview: 'Back to the review',
  noMistakes: 'Review the game first: then there is something to learn from.',
  note: 'Chances are estimates of a search, by what this seat can know.',
};

export type PuzzleWords = typeof puzzles;
