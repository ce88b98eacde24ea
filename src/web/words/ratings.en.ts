import { SETTLED } from '../../ratings/rating-list.ts';

/** The leaderboard. */
export const ratings = {
  about:
    'Ratings follow from rated games alone. The mark is what somebody’s strength is taken to be, the bar how sure that is; the list goes by what is as good as certain.',
  check: 'Anybody who has the rated games of this host can compute this list again, digit by digit.',
  seats: (seats: number): string => `${seats} players`,
  empty: 'Nobody has played a rated game of this kind yet. Open a rated table, and the list begins with you.',
  openRated: 'Open a table',
  rating: (points: number, give: number): string => `${points} ± ${give}`,
  games: (count: number): string => (count === 1 ? 'one game' : `${count} games`),
  placed: (place: number, name: string): string => `Place ${place}: ${name}`,
  provisional: 'Not on the list yet',
  provisionalHint: `A place takes ${SETTLED.games} games against ${SETTLED.opponents} different opponents; computer players count too. The same people change their ratings at most five times a day. Whoever plays one person again and again needs games with others in between: one for every two.`,
  you: 'you',
};

export type RatingsWords = typeof ratings;
