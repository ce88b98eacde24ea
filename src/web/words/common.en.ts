import { formatPoints } from '../kit/columns.ts';

export const common = {
  toStart: 'To the start page',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  loading: 'Laying out the board …',
  broken: (why: string): string =>
    `The board could not be loaded. Check the connection and load the page again. (${why})`,
  noLanguage: (language: string): string => `${language} could not be loaded. Check the connection and try again.`,
  lost: 'This path leads into the sand',
  lostGame: (game: string): string => `There is no game called “${game}” to watch.`,
  lostSeats: (seats: string, known: string): string =>
    `“${seats}” is no number of players for this game; it can be ${known}.`,
  lostPage: 'There is no page at this address.',
  players: 'Players',
  seed: 'Seed',
  scores: 'Scores',
  player: 'Player',
  total: 'Total',
  winner: 'winner',
  drawn: 'draw',
  turn: 'to move',
  wins: (players: string, points: number, many: boolean): string =>
    many
      ? `${players} share the win with ${formatPoints(points)} points.`
      : `${players} wins with ${formatPoints(points)} points.`,
  draw: 'The game is a draw.',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', black: 'Black' },
  /** The only person at a table who gave no name: a guest of the house. */
  guest: 'Guest',
  menu: 'Menu',
  close: 'Close',
  cancel: 'Cancel',
  settings: 'Settings',
  help: 'Keys and help',
  rules: 'Rules',
  guide: 'Guided first game',
};

export type CommonWords = typeof common;
