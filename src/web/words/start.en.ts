export const start = {
  slogan: 'Desert board games, drawn with care',
  games: 'The games',
  seatsOf: (least: number, most: number): string =>
    least === most ? `${least} players` : `${least} to ${most} players`,
  watch: 'Watch a game',
  play: 'Play',
  playHint: (bots: number): string =>
    bots === 1 ? 'You against a computer player' : `You against ${bots} computer players`,
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
