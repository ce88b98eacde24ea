import { formatPoints } from '../kit/columns.ts';

export const common = {
  toStart: 'Home',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
  loading: 'Laying out the board …',
  broken: (why: string): string =>
    `The board could not be loaded. Check the connection and load the page again. (${why})`,
  loadAgain: 'Load again',
  noLanguage: (language: string): string => `${language} could not be loaded. Check the connection and try again.`,
  lost: 'This path leads into the sand',
  lostGame: (game: string): string => `There is no game called “${game}” to play.`,
  lostSeats: (seats: string, known: string): string =>
    `This game can’t be played by “${seats}” players. It is for ${known}.`,
  lostPage: 'There is no page at this address.',
  players: 'Players',
  seed: 'Seed',
  scores: 'Scores',
  player: 'Player',
  total: 'Total',
  won: 'Won',
  ifItEnded: 'if it ended now',
  endedNowWhy:
    'What is won stays yours. The number “if it ended now” also counts points that are given only at the end, to whoever is ahead then: they can still change hands.',
  allEndedNowWhy:
    'This is what it would be if the game ended now. What these points come from can still rise or fall in value.',
  winner: 'winner',
  drawn: 'draw',
  turn: 'to move',
  wins: (players: string, points: number, many: boolean, you: boolean): string =>
    `${players} ${many ? 'share the win' : you ? 'win' : 'wins'} with ${formatPoints(points)} points.`,
  draw: 'The game is a draw.',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', black: 'Black' },
  /** The only person at a table elsewhere who gave no name: a guest of that house. */
  guest: 'Guest',
  menu: 'Menu',
  close: 'Close',
  cancel: 'Cancel',
  settings: 'Settings',
  help: 'Keys and help',
  install: 'Install Caravanserai',
  goal: 'Goal',
  rules: 'Rules',
  guide: 'Guided first game',
};

export type CommonWords = typeof common;
