/** What the page says about the desert of the day. */
export const day = {
  about:
    'Everybody who plays today has the same desert: the same set-up, dice and cards, and opponents who answer everybody alike. One try at each game counts, without hints.',
  past: 'A desert of the past. Play it as often as you like: it no longer counts.',
  notYet: 'This desert is still to come.',
  streak: (days: number): string => `${days} days in a row`,
  playOf: (game: string): string => `Play the desert of the day: ${game}`,
  again: 'Play it again',
  againOf: (game: string): string => `Play it again: ${game}`,
  open: 'Not played yet',
  missed: 'Not played',
  running: 'Begun',
  gone: 'Played, and deleted here',
  points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  share: 'Share the result',
  copied: 'Copied: paste it wherever you like.',
  copyByHand: 'Copy this text:',
  before: 'The day before',
  after: 'The day after',
  today: 'Today',
  earlier: 'Earlier deserts',
  played: (count: number): string => (count === 1 ? '1 game played' : `${count} games played`),
};

export type DayWords = typeof day;
