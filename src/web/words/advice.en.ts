/** How thorough a review can be. */
type Depth = 'quick' | 'thorough';

const depths: Readonly<Record<Depth, string>> = { quick: 'Quick', thorough: 'Thorough' };
const depthHints: Readonly<Record<Depth, string>> = { quick: 'about half a minute', thorough: 'a few minutes' };

/** How much a turn gives away, from nothing to very much. */
type Grade = 'best' | 'good' | 'inexact' | 'mistake' | 'blunder';

const grades: Readonly<Record<Grade, string>> = {
  best: 'The best turn',
  good: 'As good as the best',
  inexact: 'Not quite',
  mistake: 'A mistake',
  blunder: 'A serious mistake',
};

export const advice = {
  hint: 'Hint',
  before: 'Previous hint',
  after: 'Next hint',
  hintPlace: (place: number, count: number): string => `${place} of ${count}`,
  asGood: 'as good',
  thinking: 'Thinking …',
  looking: 'Looking for a hint …',
  stop: 'Stop',
  /** With or without points, as the game shows them. */
  hintNote: (points: boolean): string =>
    `${points ? 'Chances and points are' : 'Chances are'} estimates. Only you see hints.`,
  hintShort: (games: string): string => `from ${games} simulated games`,
  hintTrouble: (why: string): string => `No hint could be found. Please ask again. (${why})`,
  found: (move: string, share: string): string => `Best move found: ${move}, ${share} to win.`,
  alike: 'all about as good',
  foundAlike: (move: string): string => `Several moves are about as good, such as ${move}.`,
  /** Where nothing that a move does is worth a word. */
  quiet: 'Brings nothing at once: it is for later.',
  points: (count: number): string => (count === 1 ? '1 point' : `${count} points`),
  sure: 'sure',
  sureWhy: 'Played out to the end: this is known for sure.',

  review: 'Review',
  reviewGame: 'Review this game',
  reviewWhat:
    'Every decision is looked at again: what was played, what would have been better, and how much it mattered.',
  depth: 'How thoroughly',
  depths,
  depthHints,
  progress: (done: number, total: number): string => `${done} of ${total} decisions`,
  secondsLeft: (seconds: number): string => `about ${seconds} s left`,
  minutesLeft: (minutes: number): string => `about ${minutes} min left`,
  stopped: (done: number, total: number): string => `Stopped: ${done} of ${total} decisions are judged.`,
  goOn: 'Go on',
  finished: (total: number): string => `All ${total} decisions judged.`,
  noDecisions: 'Nobody had anything to decide in this game.',
  deeper: 'Look more thoroughly',
  reviewTrouble: (why: string): string => `The review could not go on. What is judged so far is kept. (${why})`,
  graph: 'Chances to win over time',
  mattered: 'What mattered most',
  loss: (share: string, decisions: number): string =>
    `gives away ${share} on average (${decisions === 1 ? '1 decision' : `${decisions} decisions`})`,
  nothingMattered: 'No move that stands out.',
  atMove: (at: number): string => `Move ${at}`,
  ofWins: (share: string): string => `${share} to win`,
  ofPoints: (points: string, one: boolean): string => (one ? `${points} point` : `${points} points`),
  played: 'Played',
  better: 'Better',
  nextBest: 'Next best',
  grades,
  gradeAt: (at: number, grade: string): string => `Move ${at}: ${grade}`,
  learn: 'Learn from your mistakes',
  legend: 'Choose one: on the board a ring shows what was played, a pale piece the other move.',
  note: (points: boolean): string =>
    `Chances${points ? ' and points' : ''} are estimates. Each decision is judged by what its player could know, so nobody is blamed for bad luck.`,
};

export type AdviceWords = typeof advice;
