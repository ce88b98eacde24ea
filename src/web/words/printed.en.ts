/** What is said about the printed game: the score sheet, and what can be printed. */
export const printed = {
  about:
    'The game lies on your table. This page helps with what stands around it: it referees, adds up the points, and prints what is worn or missing.',
  referee: 'Play it with this device as referee',
  refereeHint: 'You roll, draw and move on the table and enter it here; computer players can join in.',
  sheet: 'Score sheet',
  sheetHint: 'Enter what everybody has at the end: who gets what, and why.',
  print: 'Print',
  summary: 'The rules on one page',
  summaryHint: 'For the table, in our own words, with what is ours marked.',
  blank: 'A blank score sheet',
  blankHint: 'To fill in with a pencil.',
  board: 'The board',
  boardHint: 'In our own drawing, for those whose copy is worn: as a page, and as a file for a print shop.',
  printNow: 'Print this page',
  saveBoard: 'Save the board as SVG',
  ours: '* is ours: the printed rules are silent there, or we had to rebuild what we lack of the box.',
  foot: 'Caravanserai. Words and drawings are our own; the game is the work of its author.',
  nameRow: 'Name',
  pointsRow: (source: string): string => `Points: ${source}`,
  back: 'All about the printed game',
  players: 'Who played?',
  nameOf: (seat: number): string => `Name of player ${seat}`,
  player: (seat: number): string => `Player ${seat}`,
  counts: 'What has everybody got?',
  forAll: 'For all together',
  /** The place of a number, for those who listen. */
  placeOf: (row: string, player: string): string => `${row}, ${player}`,
  result: 'The result',
  notBegun: 'As soon as a number is entered, the result stands here.',
  bill: 'Who gets what, and why',
  nothing: 'No points yet.',
  total: 'Total',
  kept: 'What you enter stays on this device until you clear it.',
  fromBoard: 'From a board as text',
  fromBoardHint:
    'Paste a position, as a study board or a replay copies it, or as you have typed it: the sheet counts what lies on the board. Chips that are no longer there, you enter yourself.',
  countBoard: 'Count the board',
  otherGame: (game: string): string => `This is no position of ${game}.`,
  clear: 'Clear the sheet',
  cleared: 'The sheet is empty.',
  bring: 'Bring it back',
  share: 'Share the result',
  copied: 'Copied: paste it wherever you like.',
  copyByHand: 'Copy this text:',
  printSheet: 'Print this sheet',
  /** Before the objections. */
  wrong: 'This can’t be:',
  at: (row: string, player: string): string => `${row}, ${player}`,
  objections: {
    noNumber: (): string => 'Enter a whole number.',
    tooFew: ({ count, least }: { count: number; least: number }): string =>
      `${count} is too few; the least is ${least}.`,
    tooMany: ({ count, most }: { count: number; most: number }): string =>
      `${count} is too many; there can be ${most} at most.`,
    tooManyTogether: ({ count, most }: { count: number; most: number }): string =>
      `${count} all together, but there are only ${most}.`,
  },
};

export type PrintedWords = typeof printed;
