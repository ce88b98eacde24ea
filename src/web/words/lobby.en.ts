import type { TimeControlName } from '../../protocol/time-controls.ts';

/** How much time there is at a table, in a few words and in a sentence. */
const paces: Readonly<Record<TimeControlName, { readonly name: string; readonly hint: string }>> = {
  relaxed: { name: '5 minutes a turn', hint: 'Everybody has up to five minutes for each turn.' },
  brisk: {
    name: '15 minutes a game',
    hint: 'Fifteen minutes each for the whole game, and 20 seconds more every turn.',
  },
  swift: { name: '5 minutes a game', hint: 'Five minutes each for the whole game, and 8 seconds more every turn.' },
  day: { name: 'A day a turn', hint: 'Play whenever it suits you: a day for each turn.' },
  threeDays: { name: '3 days a turn', hint: 'Play whenever it suits you: three days for each turn.' },
  week: { name: 'A week a turn', hint: 'Play whenever it suits you: a week for each turn.' },
};

/** Finding each other: the lobby, opening a table, who one is, and being told of one’s turn. */
export const lobby = {
  title: 'Play with others',
  withOthers: 'With others …',
  allGames: 'All games',
  whichGame: 'Which game?',
  seeking: 'Looking for tables …',
  absent:
    'There are no tables here: this page is served without its server. You can play against the computer, and with others at this device.',
  offline:
    'You are offline, or the server can’t be reached. Tables show up here as soon as the connection is back; games at this device go on without it.',
  lost: 'The connection is lost. It comes back by itself.',
  tryAgain: 'Try again',

  youAre: (name: string): string => `You are ${name}`,
  changeName: 'Change name',
  nameTitle: 'What is your name?',
  nameHint: 'The others at the table see it. There is nothing to register.',
  nameLabel: 'Your name',
  nameSave: 'That’s me',
  nameSaved: (name: string): string => `From now on you are ${name}.`,
  nameRefused: (most: number): string => `A name has 1 to ${most} letters.`,
  trouble: (code: string): string => `That did not work. Please try again in a moment. (${code})`,

  mine: 'Your tables',
  yourTurn: 'Your turn',
  open: 'Open tables',
  none: 'Nobody is waiting at the moment. Open a table: others see it here at once.',
  seatsTaken: (taken: number, seats: number): string => `${taken} of ${seats} seats taken`,
  freeSeat: 'free',
  join: 'Join',
  watch: 'Watch',
  toTable: 'To the table',
  toTableOf: (what: string, game: string, names: string): string => `${what}: ${game}, ${names}`,
  openTable: 'Open a table',

  openTitle: 'Open a table',
  you: 'You',
  anybody: 'Somebody else',
  access: 'Who may join?',
  accesses: { everybody: 'Everybody', link: 'Only with the link' },
  accessHints: {
    everybody: 'The table stands in the lobby for all to see.',
    link: 'Nobody sees the table but those you give its address.',
  },
  pace: 'Time',
  paces,
  openIt: 'Open the table',
  onlyYou: 'Nobody else can join: all other seats are the computer’s.',

  account: 'Playing with others',
  device: 'Take yourself to another device',
  deviceHint: 'A code makes another device you as well: with your name and your tables.',
  showCode: 'Show a code',
  codeIs: 'Type this code on the other device, in its settings:',
  codeLasts: (minutes: number): string => `It works once, for ${minutes} minutes. Give it to nobody else.`,
  enterCode: 'A code from another device',
  enterHint: (name: string): string =>
    name === ''
      ? 'This device becomes you as well.'
      : `This device then no longer is ${name}: tables that only this device knows are out of reach.`,
  useCode: 'Use the code',
  codeWrong: 'This code was used already, is too old, or was never given. Show a new one on the other device.',
  codeUsed: (name: string): string => `This device is ${name} now.`,
  nobodyYet: 'You have no name yet. You are asked for one when you first sit down at a table.',

  notifyMe: 'Tell me when it is my turn',
  notifyStop: 'Don’t tell me any more',
  bellOn: 'You are told when it is your turn at this table, also when the page is closed.',
  bellOpen: 'You are told when it is your turn at this table, as long as the page is open somewhere.',
  bellOff: 'You are no longer told about this table.',
  bellBlocked:
    'This browser may not show notifications of this page. Allow them in the settings of the browser, then ring again.',
  bellMissing:
    'This browser can’t show notifications here. The title of the page still counts tables that wait for you.',
  bellTrouble: 'That did not work. Check the connection and try again.',
  waitingTables: (count: number): string => (count === 1 ? 'One table waits for you' : `${count} tables wait for you`),
};

export type LobbyWords = typeof lobby;
