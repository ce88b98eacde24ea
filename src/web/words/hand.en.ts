/** At a table where people roll and draw themselves, with the printed game. */
export const hand = {
  /** For games that have no question of their own. */
  ask: 'What has chance brought?',
  left: (count: number): string => `${count} left`,
  /** Only one person may see it. */
  secret: (player: string): string => `Only ${player} should look now.`,
  /** A bot has no eyes. */
  forBot: (player: string): string => `${player} can’t look: enter it for them, and then forget it.`,
  dice: (count: number, all: number): string => `${count} of ${all} dice`,
  clear: 'Start again',
  /** A whole board is told as it lies on the table. */
  lying: 'How does the board lie?',
  how: 'Choose a piece, then its fields on the board; or type digits, field after field.',
  toldOf: (count: number, all: number): string => `${count} of ${all} told.`,
  of: (count: number, most: number): string => `${count} of ${most}`,
  notThere: (field: string): string => `Nothing of this kind can lie on ${field}.`,
  tooMany: (piece: string, count: number, most: number): string => `${piece}: ${count}, but there are only ${most}.`,
  misplaced: (piece: string, field: string): string => `${piece} can’t lie on ${field}.`,
  fill: (piece: string): string => `All the rest: ${piece}`,
  asLastTime: 'As last time',
  done: 'This is how it lies',
};

export type HandWords = typeof hand;
