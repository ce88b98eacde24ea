/** At a table where people roll and draw themselves, with the printed game. */
export const hand = {
  /** For games that have no question of their own. */
  ask: 'What came up?',
  left: (count: number): string => `${count} left`,
  /** Only one person may see it. */
  secret: (player: string): string => `Only ${player} should look now.`,
  /** A bot has no eyes. */
  forBot: (player: string): string => `${player} can’t look: enter it for them, and then forget it.`,
  /** What one person alone may see stays with them. */
  keep: 'Keep it hidden',
  keepAll: 'Keep hidden cards hidden',
  kept: (count: number): string =>
    `Kept hidden from me: ${count}. What depends on it I can’t check: I take your word for it.`,
  dice: (count: number, all: number): string => `${count} of ${all} dice`,
  clear: 'Start over',
  /** A whole board is told as it lies on the table. */
  lying: 'How is the board laid out?',
  how: 'Choose a piece, then its fields on the board; or type digits, field after field.',
  /** Where all pieces are alike. */
  howOne: (piece: string): string => `${piece}: choose all its fields on the board.`,
  toldOf: (count: number, all: number): string => `${count} of ${all} entered.`,
  of: (count: number, most: number): string => `${count} of ${most}`,
  notThere: (field: string): string => `Nothing of this kind can lie on ${field}.`,
  tooMany: (piece: string, count: number, most: number): string => `${piece}: ${count}, but there are only ${most}.`,
  misplaced: (piece: string, field: string): string => `${piece} can’t lie on ${field}.`,
  fill: (piece: string): string => `All the rest: ${piece}`,
  asLastTime: 'As last time',
  asOn: (day: string): string => `As on ${day}`,
  /** The board lies the other way round before whoever enters it. */
  fromThere: 'Seen from the other side',
  done: 'That’s how it is laid out',
  /** A bot has no hands: people do for it what it wants. */
  forBotTitle: (player: string): string => `${player}’s move`,
  doneForBot: 'Done',
  /** Said on request. */
  say: 'Say how it stands',
  aloud: 'Read aloud',
  large: 'Large type',
  more: 'More',
  referee: 'Referee',
  lastEntry: 'Entered last:',
  /** What was entered is corrected: nothing is overwritten. */
  takeBack: 'Take back',
  correct: 'Correct …',
  correctTitle: 'What was entered wrongly?',
  correctHow:
    'Choose the first entry that is wrong. From there on nothing counts any more: enter it anew, and then, with one tap, again what followed.',
  again: (count: number): string => `Enter again what was taken back (${count})`,
  corrected: (entry: string, more: number): string =>
    `Corrected. This no longer counts: ${entry}${more > 0 ? ` And ${more} more.` : ''}`,
};

export type HandWords = typeof hand;
