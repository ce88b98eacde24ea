export const start = {
  slogan: 'Four desert board games, drawn with care',
  games: 'The games',
  coming: 'Coming later',
  seatsOf: (least: number, most: number): string => `${least} to ${most} players`,
  watch: 'Watch a game',
  about: {
    'durch-die-wueste':
      'Lay caravans through the noon heat: to water, to palms, and around land nobody else may enter.',
    wuestensoehne: 'Explore an empty land tile by tile, and be there when an oasis is complete.',
    wuestenkoenige: 'Move camels and the dunes themselves, and bring three kinds of goods home to the palace.',
    nomadi: 'One caravan for all: six dice move anybody’s stones, and you haggle over what lies in the sand.',
  },
  play: 'Play',
  playHint: 'You against two computer players',
  newGame: 'New game …',
  matches: 'Your games',
  resume: 'Continue',
  replay: 'Replay',
  removeOf: (game: string): string => `Delete: ${game}`,
  removed: 'The game was deleted.',
  removeTrouble: (why: string): string => `The game could not be deleted. (${why})`,
  undo: 'Undo',
  importFile: 'Open a game file',
  turnOf: (player: string): string => `${player} to move`,
  finished: 'Finished',
  closed: 'Closed',
  whyClosed: 'Why is it closed?',
  moves: (count: number): string => (count === 1 ? '1 move' : `${count} moves`),
};

export type StartWords = typeof start;
