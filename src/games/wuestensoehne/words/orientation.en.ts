import { count } from '../../../engine/figures.ts';

/** What is said about where one is: loaded when somebody walks over the board by keys, or asks. */
export const orientation = {
  /** A neighbour behind a side without an oasis. */
  desertTo: (cell: string): string => `desert way to ${cell}`,
  desertOpen: 'an open desert line',
  undiscovered: 'undiscovered land',
  edge: 'the edge of the board',
  /** What an undiscovered cell has beside it. */
  desertFrom: (cell: string): string => `desert of ${cell}`,
  oasisBy: (cell: string): string => `oasis of ${cell}`,
  oasisFrom: (cell: string, oasis: string): string => `oasis of ${cell} (${oasis})`,
  part: (ways: string, oasis: string): string => `The oasis ${ways}: ${oasis}`,
  alone: 'this tile only',
  together: (cells: string): string => `one with ${cells}`,
  closed: 'complete',
  openAt: (ends: readonly string[]): string => `${count(ends.length, 'open side', 'open sides')}: ${ends.join(', ')}`,
  end: (cell: string, way: string): string => `${cell} ${way}`,
  fields: (actions: string): string => `fields: ${actions}`,
  noFields: 'no action field',
  ownFigure: (height: number): string => `your figure ${height}`,
  nobody: 'no figure',
  way: (number: number, tile: string, oases: string): string =>
    `Way ${number}: ${oases === '' ? tile : `${tile}. ${oases}`}`,
  inHand: (tile: string): string => `The tile in hand, unturned: ${tile}.`,
  fitsOn: (cell: string, ways: readonly string[]): string => `On ${cell} it fits so: ${ways.join('; or so: ')}.`,
  display: (who: string, tiles: readonly string[]): string => `Display of ${who}: ${tiles.join('; ')}.`,
  ownDisplay: (tiles: readonly string[]): string =>
    tiles.length === 0 ? 'Your display is empty.' : `Your display: ${tiles.join('; ')}.`,
  laid: (cell: string, tile: string): string => `On ${cell} lies: ${tile}.`,
  back: (figures: string): string => `You can take back: ${figures}.`,
  caravan: (cell: string): string => `Your caravan is on ${cell}.`,
  closes: (cells: string, figures: string): string => `completes the oasis of ${cells} with ${figures}`,
  names: {
    caravan: ['caravan', 'caravans'],
    figure: ['figure', 'figures'],
    oasis: ['oasis', 'oases', 'open oases'],
    rumour: ['rumour', 'rumours'],
    water: ['water', 'water stones', 'stones'],
    turban: ['turban', 'turbans'],
    tile: ['tile', 'tiles', 'tile in hand', 'display'],
    stack: ['stack', 'stacks', 'tiles left'],
  },
  list: (what: string, told: string): string => `${what}: ${told}.`,
  openOases: 'Open oases',
  none: 'none',
};

export type OrientationWords = typeof orientation;
