import { type Grid, type Spot, spotName } from '../../../engine/boards/grid.ts';
import { squareGrid } from '../../../engine/boards/square.ts';
import { map, oasis } from './map.ts';
import { CARDS, CARDS_FAR, CARDS_NEAR } from './material.ts';

/** What never changes during a game. The tables by field have one entry more, 0, for the world outside. */
export interface Board {
  /** Eight neighbours: north, east, south, west, then the diagonals. */
  readonly grid: Grid;
  readonly start: Uint8Array;
  /** The printed goal, or the oasis that takes its place in a short game. */
  readonly goal: Uint8Array;
  /** The printed goal, where no card is ever laid. */
  readonly shade: Uint8Array;
  readonly spring: Uint8Array;
  /** 1 beyond the canyon. */
  readonly far: Uint8Array;
  /** Stones only go on: from the start (1) into the desert (2) and across the canyon (3). The world outside is 0. */
  readonly ranks: Uint8Array;
  readonly startFields: readonly number[];
  readonly goalFields: readonly number[];
  readonly springs: readonly number[];
  /** How many rows lie beyond the canyon. */
  readonly canyon: number;
}

/** One drawn field: its ground, and what else the token says. */
export interface DrawnField extends Spot {
  readonly token: string;
}

export interface Drawn {
  readonly fields: readonly DrawnField[];
  readonly canyon: number;
}

export class BadMap extends Error {}

/** Reads rows of tokens under a line of column letters; a line of `~` is the canyon. */
export function readDrawing(text: string): Drawn {
  const [heads = '', ...lines] = text.split('\n').filter(line => line.trim() !== '');
  const columns = new Map(Array.from(heads.matchAll(/\S+/g), head => [head.index, columnOf(head[0])]));
  const line = lines.findIndex(each => /^[\s~]+$/.test(each));
  const rows = lines.filter((_, i) => i !== line).map(each => readRow(each, columns));
  const canyon = line > 0 ? rows[line - 1].row + 1 : 0;
  return { fields: rows.flatMap(row => row.fields), canyon };
}

function columnOf(letter: string): number {
  if (!/^[a-z]$/.test(letter)) throw new BadMap(`the first line must name the columns, not "${letter}"`);
  return letter.charCodeAt(0) - 97;
}

/** A number below a letter is a token; the row's own number stands before the first letter. */
function readRow(line: string, columns: ReadonlyMap<number, number>): { row: number; fields: DrawnField[] } {
  const margin = Math.min(...columns.keys());
  const label = /^ *(\d+) *$/.exec(line.slice(0, margin))?.[1];
  if (label === undefined) throw new BadMap(`a row must begin with its number: "${line.trim()}"`);
  const row = Number(label) - 1;
  const tokens = Array.from(line.matchAll(/\S+/g)).filter(({ index }) => index >= margin);
  const fields = tokens.map(({ index, 0: token }) => {
    const col = columns.get(index);
    if (col === undefined) throw new BadMap(`row ${label}: "${token}" does not stand below a column letter`);
    return { col, row, token };
  });
  return { row, fields };
}

/** Numbers the drawn fields; the first character of a token is its ground. */
export function boardOf({ fields, canyon }: Drawn, oasisAt?: string): Board {
  const grid = squareGrid(fields, 8);
  const marked = (is: (field: DrawnField) => boolean) => {
    const marks = new Uint8Array(grid.size + 1);
    for (const field of fields) if (is(field)) marks[grid.cellAt(field)] = 1;
    return marks;
  };
  const start = marked(({ token }) => token.startsWith('s'));
  const shade = marked(({ token }) => token.startsWith('g'));
  const covered = new Set(oasisAt === undefined ? [] : oasisFields(oasisAt));
  const goal = oasisAt === undefined ? shade : marked(field => covered.has(spotName(field)));
  const spring = marked(({ token }) => token.startsWith('o'));
  const far = marked(({ row }) => row < canyon);
  const lists = { startFields: cellsIn(start), goalFields: cellsIn(goal), springs: cellsIn(spring) };
  const ranks = start.map((isStart, cell) => (cell === grid.size ? 0 : 2 - isStart + far[cell]));
  return Object.freeze({ grid, start, goal, shade, spring, far, ranks, ...lists, canyon });
}

function cellsIn(marks: Uint8Array): number[] {
  return Array.from(marks.keys()).filter(cell => marks[cell] === 1);
}

/** The fields of an oasis whose top left field is named. */
function oasisFields(name: string): string[] {
  const [col, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  return Array.from({ length: oasis.size ** 2 }, (_, i) =>
    spotName({ col: col + (i % oasis.size), row: row + Math.floor(i / oasis.size) }),
  );
}

const printed = readDrawing(map);
const boards = new Map<string, Board>();

/** The printed board, or the one with the movable oasis on it. */
export function boardFor(oasisAt?: string): Board {
  const key = oasisAt ?? '';
  const board = boards.get(key) ?? boardOf(printed, oasisAt);
  boards.set(key, board);
  return board;
}

/** Every place for the movable oasis, by its top left field: beyond the canyon, on no spring; the usual one first. */
export const oasisPlaces: readonly string[] = placesFor(boardFor());

function placesFor({ grid, spring, far, goal }: Board): string[] {
  const fits = (name: string) => {
    const cells = oasisFields(name).map(grid.cellNamed);
    return cells.every(cell => cell >= 0 && far[cell] === 1 && spring[cell] === 0);
  };
  // The printed goal is no place to go: with the oasis there the game would be the usual one.
  const isPrinted = (name: string) => oasisFields(name).every(field => goal[grid.cellNamed(field)] === 1);
  const others = grid.names.filter(name => name !== oasis.usual && fits(name) && !isPrinted(name));
  return [oasis.usual, ...others];
}

/** May chance lay a card here? On springs one lies from the beginning. */
export function takesCard({ start, goal, shade, spring }: Board, cell: number): boolean {
  return start[cell] + goal[cell] + shade[cell] + spring[cell] === 0;
}

/** Where cards that are still to be laid belong: near the start first, then beyond the canyon. */
export function sideOfCard(board: Board, laid: number): 0 | 1 {
  return laid - board.springs.length < CARDS_NEAR ? 0 : 1;
}

if (boardFor().springs.length + CARDS_NEAR + CARDS_FAR !== CARDS)
  throw new BadMap(
    `the map has ${boardFor().springs.length} springs; with ${CARDS_NEAR + CARDS_FAR} more there must be ${CARDS} cards`,
  );
