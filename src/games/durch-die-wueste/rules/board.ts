import { readHexes } from '../../../engine/boards/drawing.ts';
import { type Grid, neighboursOf, type Spot } from '../../../engine/boards/grid.ts';
import { hexGrid } from '../../../engine/boards/hex.ts';
import { regionsOf } from '../../../engine/boards/regions.ts';
import { map } from './map.ts';

export const PLAIN = 0;
export const CIRCLE = 1;
export const PALM_HEX = 2;

export const PALMS = 5;
/** Water holes of value 1, of value 2 and of value 3. */
export const HOLES_OF_EACH_VALUE = 15;
const RIDERS = { near: 15, whole: 20 };

/** The part before the dark line, or all of it. */
export type BoardPart = keyof typeof RIDERS;

/** What never changes during a game. */
export interface Board {
  readonly grid: Grid;
  /** PLAIN, CIRCLE or PALM_HEX for each cell. */
  readonly marks: Uint8Array;
  readonly palmHexes: readonly number[];
  /** 1 for each cell beyond the dark line. */
  readonly beyond: Uint8Array;
  readonly massif: readonly Spot[];
}

export class BadMap extends Error {}

const signs: Record<string, { mark: number; beyond: 0 | 1 }> = {
  '.': { mark: PLAIN, beyond: 0 },
  o: { mark: CIRCLE, beyond: 0 },
  p: { mark: PALM_HEX, beyond: 0 },
  ':': { mark: PLAIN, beyond: 1 },
  O: { mark: CIRCLE, beyond: 1 },
  P: { mark: PALM_HEX, beyond: 1 },
};

/** Reads a drawn map and refuses one on which a game could get stuck. */
export function readBoard(drawing: string, part: BoardPart): Board {
  const drawn = readHexes(drawing);
  const massif = drawn.filter(hex => hex.token === '#');
  const hexes = drawn.filter(hex => hex.token !== '#');
  const stranger = hexes.find(hex => !signs[hex.token]);
  if (stranger) throw new BadMap(`the map holds "${stranger.token}"; it can hold ${Object.keys(signs).join(' ')} #`);
  const used = hexes.filter(hex => part === 'whole' || signs[hex.token].beyond === 0);
  const board = boardOf(used, massif, hex => signs[hex.token]);
  refuseStuck(board, part);
  return board;
}

/** Numbers the hexes and keeps what is drawn on them. */
export function boardOf<H extends Spot>(
  hexes: readonly H[],
  massif: readonly Spot[],
  read: (hex: H) => { mark: number; beyond: 0 | 1 },
): Board {
  const grid = hexGrid('columns', hexes);
  const marks = new Uint8Array(grid.size);
  const beyond = new Uint8Array(grid.size);
  for (const hex of hexes) {
    const cell = grid.cellAt(hex);
    marks[cell] = read(hex).mark;
    beyond[cell] = read(hex).beyond;
  }
  return Object.freeze({ grid, marks, palmHexes: cellsWith(marks, PALM_HEX), beyond, massif });
}

const boards = new Map<BoardPart, Board>();

export function boardFor(seats: number): Board {
  const part = seats < 4 ? 'near' : 'whole';
  const board = boards.get(part) ?? readBoard(map, part);
  boards.set(part, board);
  return board;
}

function refuseStuck(board: Board, part: BoardPart): void {
  const palms = board.palmHexes;
  const holes = cellsWith(board.marks, CIRCLE).length + palms.length - PALMS;
  if (board.grid.size > 255) throw new BadMap(`the map has ${board.grid.size} hexes; there can be 255`);
  if (regionsOf(board.grid, new Uint8Array(board.grid.size)).length > 1) throw new BadMap('the map falls into parts');
  if (palms.length < PALMS) throw new BadMap(`the map has ${palms.length} palm hexes; it needs ${PALMS}`);
  if (holes > 3 * HOLES_OF_EACH_VALUE) throw new BadMap(`the map needs ${holes} water holes; there are 45`);
  const roomy = Math.min(...choices(palms, PALMS).map(chosen => roomWith(board, chosen)));
  // Each rider takes at most its own hex and six more from those to come.
  const needed = 7 * (RIDERS[part] - 1) + 1;
  if (roomy < needed)
    throw new BadMap(`the map has room for riders on ${roomy} hexes; ${needed} make sure that all riders find a place`);
}

/** How many hexes the first rider may choose from when palms stand on these cells. */
function roomWith(board: Board, palms: readonly number[]): number {
  const shut = new Set(palms.flatMap(palm => [palm, ...neighboursOf(board.grid, palm)]));
  return board.marks.filter((mark, cell) => mark === PLAIN && !shut.has(cell)).length;
}

function cellsWith(marks: Uint8Array, mark: number): number[] {
  return Array.from(marks.keys()).filter(cell => marks[cell] === mark);
}

function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map(rest => [first, ...rest]));
}
