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
    'There are no tables here: this page runs without a server. You can play against the computer, or with others on this device.',
  offline:
    'You are offline, or the server can’t be reached. Tables show up here as soon as the connection is back; games on this device go on without it.',
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
  nameTaken: 'Somebody has this name, or one that looks like it.',
  trouble: (code: string): string => `That did not work. Please try again in a moment. (${code})`,

  rated: 'Rated',
  ratings: 'Leaderboard',
  events: 'Events',
  toEvent: 'To the event',
  tableReady: 'Your table is ready',
  mine: 'Your tables',
  yourTurn: 'Your turn',
  open: 'Open tables',
  none: 'Nobody is waiting at the moment.',
  paused: 'Paused: nobody is there',
  seatsTaken: (taken: number, seats: number): string => `${taken} of ${seats} seats taken`,
  freeSeat: 'free',
  somebody: 'Somebody',
  join: 'Join',
  watch: 'Watch',
  toTable: 'To the table',
  toTableOf: (what: string, game: string, names: string): string => `${what}: ${game}, ${names}`,
  /** A way to one's own table, with those one plays with. */
  tableWith: (what: string, game: string, names: string): string => `${what}: ${game} with ${names}`,
  openTable: 'Open a table',

  link: 'Link',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyByHand: 'Copying is not possible here. Select the link and copy it yourself.',
  share: 'Share …',
  /** For those who do not see it. */
  qrOf: (link: string): string => `QR code of the link ${link}`,

  others: (count: number): string => {
    if (count === 0) return 'You are on your own here at the moment.';
    return count === 1 ? 'One other person is here now.' : `${count} other people are here now.`;
  },
  running: 'Games to watch',
  openHint: 'Open a table: others see it here at once.',
  bot: 'Play a bot while you wait',
  botHint: 'You are told as soon as somebody opens a table, or sits down at yours.',
  demo: 'Watch bots play',
  demoHint: 'Nobody is playing in public now, but the computer will gladly show you a game.',
  invite: 'Invite somebody',
  inviteHint: 'Whoever opens this link, or scans the code, comes into this lobby.',
  news: {
    sat: (name: string, game: string): string => `${name} has sat down at your table: ${game}.`,
    begun: (_: string, game: string): string => `The game at your table has begun: ${game}.`,
    ready: (_: string, game: string): string => `Your table in the event is ready: ${game}.`,
    opened: (name: string, game: string): string => `${name} has opened a table: ${game}.`,
  },
  later: 'Later',

  openTitle: 'Open a table',
  you: 'You',
  anybody: 'Somebody else',
  access: 'Who may join?',
  accesses: { everybody: 'Everybody', link: 'Only with the link' },
  accessHints: {
    everybody: 'The table is in the lobby for all to see.',
    link: 'Only people you send the link can see the table.',
  },
  pace: 'Time',
  paces,
  counting: 'Does it count?',
  countings: { friendly: 'Just for fun', rated: 'Rated' },
  countingHints: {
    friendly: 'The result changes nobody’s rating.',
    rated:
      'The result counts for the rating of everybody who plays. All need an account; whoever leaves or runs out of time is rated as last.',
  },
  ratedNeeds: 'A rated game needs an account.',
  openIt: 'Open the table',
  onlyYou: 'Nobody else can join: computers have all the other seats.',

  account: 'Playing with others',
  yourAccount: 'Your account',
  privacy: 'Your data here',
  invitations: 'Invitations',
  invitesYou: (name: string, game: string): string => `${name} invites you: ${game}`,
  noThanks: 'No, thanks',
  invited: 'You are invited',
  desk: 'Host’s desk',
  people: 'People you have met',
  device: 'Play on from another device',
  deviceHint: 'A code makes another device you as well: with your name and your tables.',
  showCode: 'Show a code',
  codeIs: 'Type this code on the other device, in its settings:',
  codeLasts: (minutes: number): string => `It works once, for ${minutes} minutes. Give it to nobody else.`,
  enterCode: 'A code from another device or your recovery sheet',
  enterHint: (name: string): string =>
    name === ''
      ? 'This device becomes you as well.'
      : `This device will no longer be ${name}: tables that only this device knows will be out of reach.`,
  useCode: 'Use the code',
  codeWrong: 'This code has been used, is too old, or never existed. Show a new one on the other device.',
  codeUsed: (name: string): string => `This device is ${name} now.`,
  devices: 'Your devices',
  devicesHint: 'On each of them you are you, and can play in your name. Sign out those you no longer use.',
  thisDevice: 'this device',
  someDevice: 'A device',
  deviceSeen: (ago: string): string => `last here ${ago}`,
  signOut: 'Sign out',
  signOutOf: (name: string, seen: string): string => `Sign out ${name}, ${seen}`,
  signOutOthers: 'Sign out all others',
  signedOut: (count: number): string =>
    count === 1 ? 'One device is signed out.' : `${count} devices are signed out.`,
  nobodyYet: 'You have no name yet. You are asked for one when you first sit down at a table.',

  notifyMe: 'Tell me when it is my turn',
  notifyStop: 'Don’t tell me any more',
  bellOn: 'You are told when it is your turn at this table, also when the page is closed.',
  bellOpen: 'You are told when it is your turn at this table, as long as the page is open somewhere.',
  bellOff: 'You are no longer told about this table.',
  bellBlocked:
    'This browser doesn’t allow notifications from this page. Allow them in the browser’s settings, then press the bell again.',
  bellMissing:
    'This browser can’t show notifications here. The title of the page still counts the tables waiting for you.',
  bellInstall:
    'iPhones and iPads notify only for pages on the Home Screen. Add Caravanserai there first, open it from there, and press the bell again.',
  bellTrouble: 'That did not work. Check the connection and try again.',
  runningTables: (count: number): string => (count === 1 ? 'Back to your table' : `${count} of your games are running`),
  playTurn: 'Play your turn',
  waitingTables: (count: number): string =>
    count === 1 ? 'A table is waiting for you' : `${count} tables are waiting for you`,
};

export type LobbyWords = typeof lobby;
