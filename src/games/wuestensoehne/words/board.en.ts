import { count } from '../../../engine/figures.ts';

/** What the board and the stock say: to the eye, and to those who listen. */
export const boardWords = {
  label: (fields: number, tiles: number): string =>
    `The land: ${fields} fields discovered, ${count(tiles, 'tile', 'tiles')} to be drawn.`,
  keys: 'Arrow keys move from field to field, also onto the rumour board. N and P jump to the next and previous place you can choose. 1 to 4 choose a figure, the tallest first. Enter chooses, and lays the tile on a place that is chosen. R turns the tile. Escape lets go. Plus, minus and 0 zoom.',
  undiscovered: 'undiscovered',
  cross: 'start cross',
  caravan: (who: string): string => `caravan of ${who}`,
  figure: (height: number, who: string): string => `figure ${height} of ${who}`,
  turban: 'with the turban',
  part: (sides: string): string => `oasis part towards ${sides}`,
  freeSlot: (good: string): string => `free place for a rumour beside ${good}`,
  token: (good: string): string => `rumour beside ${good}`,
  unknown: 'face down, unknown to you',
  worth: (value: string): string => `it is ${value}`,
  seenBy: (names: string): string => `seen by ${names}`,
  fits: (ways: number, tile: string): string => `the tile fits in ${count(ways, 'way', 'ways')}, now ${tile}`,
  driver: 'only with the driver, for one water stone',
  open: 'can be chosen',
  takeBack: (height: number): string => `figure ${height} can be taken back`,
  turned: (tile: string, fits: boolean): string => `now ${tile}; ${fits ? 'fits' : 'does not fit here'}`,
  shut: 'can’t be chosen now',
  chosen: 'chosen',
  /** Which figure goes to the place that is chosen, by key. */
  figureKeys: (heights: readonly number[]): string =>
    `Keys choose the figure: ${heights
      .map((height, i) => (height > 0 ? `${i + 1} height ${height}` : ''))
      .filter(Boolean)
      .join(', ')}`,
  row: 'Scoring, in order of height',
  stock: {
    title: 'Belongings',
    display: 'Display',
    empty: 'no tile',
    inHand: 'Tile in hand',
    turn: 'Turn the tile',
    figures: 'Figures',
    home: 'ready',
    away: (cell: string): string => `on ${cell}`,
    camels: (camels: number, places: number): string => `${count(camels, 'camel', 'camels')}, ${places} places free`,
    left: (tiles: number): string => (tiles === 0 ? 'All tiles are drawn' : `${count(tiles, 'tile', 'tiles')} left`),
    leftWhy: 'When the last tile is drawn, every seat has one more turn.',
    tiles: 'Tiles left',
    stack: (number: number): string => `Stack ${number}`,
  },
  boardText: {
    title: 'The board in words',
    caravan: (cell: string): string => `caravan on ${cell}`,
    goods: 'goods',
    none: 'none',
    land: 'Discovered land',
    rumours: 'Rumours',
    noRumours: 'No rumour lies on the board.',
    left: 'Tiles left',
  },
};
