export const settings = {
  title: 'Settings',
  motion: 'Motion',
  motions: { system: 'Like the system', reduced: 'None' },
  sound: 'Sound',
  pace: 'Pace of computer players',
  paces: { slow: 'Slow', normal: 'Normal', quick: 'Quick', instant: 'At once' },
  endTurn: 'End my turn automatically',
  endTurnHint: 'As soon as nothing is left to do. You can’t undo it any more then.',
  patterns: 'Patterns on pieces',
  patternsHint: 'Weaves and shapes help where colours are hard to tell apart.',
  switches: { off: 'Off', on: 'On' },
  data: 'On this device',
  dataHint: 'Games at this device and settings are kept in this browser only.',
  deleteAll: 'Delete everything',
  deleteAsk:
    'Delete all games and settings on this device? They can’t be brought back. It also forgets who you are when you play with others.',
  deleteYes: 'Yes, delete everything',
  deleteTrouble: (why: string): string => `Not everything could be deleted. Please try again. (${why})`,
  about: 'About',
  version: (version: string): string => `Caravanserai ${version}. Free software under the MIT licence.`,
};

export type SettingsWords = typeof settings;
