/** What one's games tell. */
export const profile = {
  nothing:
    'You have finished no game yet. Once you have, it is told here how you play: against whom, how often you win, and how high you have climbed.',
  record: (played: number, won: number): string =>
    `${played === 1 ? 'One game' : `${played} games`}, ${won === 1 ? 'one win' : `${won} wins`}`,
  recent: (count: number, won: number): string => `Your latest ${count} games: ${won} won`,
  streak: (now: number, longest: number): string => {
    const latest = now === 1 ? 'You won the latest one' : `You won the latest ${now} in a row`;
    if (longest === 0) return 'The first win is still to come.';
    return `${now === 0 ? 'No winning streak at the moment' : latest}; your longest streak is ${longest}.`;
  },
  byGame: 'By game and number of players',
  gameOf: (game: string, seats: number): string => `${game}, ${seats} players`,
  wonOf: (won: number, played: number): string => `won ${won} of ${played}`,
  ladder: 'The ladder',
  ladderHint: 'Games against the computer alone, by the strongest of them at the table. A win colours its rung.',
  notMet: 'not met yet',
  rivals: 'People you have met',
  against: (ahead: number, behind: number): string => `ahead ${ahead}, behind ${behind}`,
  best: 'Your best games',
  bestOf: (game: string, points: number): string => `${game}: ${points}`,
  notFetched: 'The game could not be fetched. Try again when you are online.',
  ratings: 'Ratings',
  ratedNow: (points: number, give: number): string => `${points} ± ${give}`,
  unsettled: 'Not on the leaderboard yet: a place takes more games, against more opponents.',
  habits: 'Habits',
  habitsHint: 'What you do in a game on average, above what the others at your tables do.',
  habitsIn: (game: string, count: number): string => `${game}, ${count === 1 ? 'one game' : `${count} games`}`,
  habitOf: (mine: string, others: string): string => `you ${mine}, others ${others}`,
  counting: (done: number, all: number): string => `Counting: ${done} of ${all} games`,
  stop: 'Stop',
  countOn: (left: number): string => (left === 1 ? 'Count one more game' : `Count ${left} more games`),
  player: {
    since: (date: string): string => `Here since ${date}`,
    record: (played: number, won: number): string =>
      `${played === 1 ? 'One public game' : `${played} public games`}, ${won === 1 ? 'one win' : `${won} wins`}`,
    recent: (count: number, won: number): string => `The latest ${count} public games: ${won} won`,
    streak: (now: number, longest: number): string =>
      now === 0
        ? longest === 0
          ? 'The first win is still to come.'
          : `The longest winning streak is ${longest}.`
        : `Won the latest ${now} in a row; the longest streak is ${longest}.`,
    best: 'Best games',
    unsettled: 'Not on the leaderboard yet.',
    nothing: 'No public game has been finished yet.',
    only: 'Only games that everybody could watch are told here, and ratings. The person has chosen to have this page.',
    none: 'There is no such page. Perhaps it was taken back.',
  },
  phases: 'Openings and endings',
  phasesHint: 'Each of your decisions in reviewed games, beside what the best level would have played there.',
  noReviews: 'Have a finished game reviewed: then it is told here how you open and finish, beside the best level.',
  reviewed: (game: string, count: number): string => `${game}, ${count === 1 ? 'one game' : `${count} games`}`,
  phaseNames: { opening: 'Opening:', middle: 'Middle:', ending: 'Ending:' },
  phaseOf: (best: number, decisions: number, loss: string): string =>
    `${best} of ${decisions} decisions as good as the best level’s; ${loss} of the chances given away with each`,
  costliest: { opening: 'Your costliest turn in an opening', ending: 'Your costliest turn in an ending' },
};

export type ProfileWords = typeof profile;
