import { type Mark, readHexRows } from '../../../engine/boards/drawing.ts';
import { type Grid, neighboursOf } from '../../../engine/boards/grid.ts';
import { hexGrid } from '../../../engine/boards/hex.ts';
import { GOODS, goods } from './goods.ts';
import { map } from './map.ts';
import { TILES } from './material.ts';

/**
 * What never changes during a game. Rules know fields: the desert hexes are fields from 0 on, ascending by column, then
 * by row; behind them come four places, each of a corner and its two forecourts: the palace, then the oases in the
 * order of their goods.
 */
export interface Board {
  readonly grid: Grid;
  readonly hexes: number;
  readonly fields: number;
  /** The field that a cell of the grid belongs to. */
  readonly fieldOf: Uint8Array;
  /** The cells of each field; of a place the corner first. */
  readonly cells: readonly (readonly number[])[];
  /** `d5` or `palace`. */
  readonly names: readonly string[];
  /** The field of a name, or -1. */
  readonly fieldNamed: (name: string) => number;
  /** Six for each field, ascending; where there are fewer stands `fields`. */
  readonly neighbours: Uint8Array;
  /** Steps between two fields as a carpet flies, `from * fields + to`. */
  readonly distances: Uint8Array;
}

export class BadMap extends Error {}

/** The corners by their letters on the map, in the order of their fields. */
const places = ['palace', ...goods] as const;
const corners = places.map(name => name[0].toUpperCase());
export const MOST_NEIGHBOURS = 6;
/** A move has seven bits for a field. */
const MOST_FIELDS = 127;

/** Reads a drawn map and refuses one that the rules can't work with. */
export function readBoard(drawing: string): Board {
  const marks = readHexRows(drawing);
  const stranger = marks.find(({ token }) => token !== '.' && !corners.includes(token.toUpperCase()));
  if (stranger)
    throw new BadMap(`the map holds "${stranger.token}"; it can hold . ${corners.join(' ')} and small letters`);
  const grid = hexGrid('rows', marks);
  const cells = cellsByField(grid, marks);
  refuseUnfit(grid, cells);
  return boardOf(grid, cells);
}

function cellsByField(grid: Grid, marks: readonly Mark[]): number[][] {
  const cellsOf = (token: string) => marks.filter(mark => mark.token === token).map(mark => grid.cellAt(mark));
  const desert = cellsOf('.').toSorted((a, b) => a - b);
  return [...desert.map(cell => [cell]), ...corners.map(c => [...cellsOf(c), ...cellsOf(c.toLowerCase())])];
}

function refuseUnfit(grid: Grid, cells: readonly (readonly number[])[]): void {
  const hexes = cells.length - places.length;
  if (hexes > TILES) throw new BadMap(`the map has ${hexes} desert hexes; there are ${TILES} tiles`);
  if (cells.length > MOST_FIELDS) throw new BadMap(`the map has ${cells.length} fields; there can be ${MOST_FIELDS}`);
  places.forEach((name, i) => {
    const [corner = -1, ...forecourts] = cells[hexes + i];
    const beside = corner < 0 ? [] : neighboursOf(grid, corner);
    if (forecourts.length !== 2 || forecourts.some(cell => !beside.includes(cell)))
      throw new BadMap(`the ${name} needs one corner with two forecourts beside it`);
  });
}

function boardOf(grid: Grid, cells: readonly (readonly number[])[]): Board {
  const fields = cells.length;
  const hexes = fields - places.length;
  const fieldOf = new Uint8Array(grid.size);
  cells.forEach((own, field) => {
    for (const cell of own) fieldOf[cell] = field;
  });
  const names = cells.map(([cell], field) => (field < hexes ? grid.names[cell] : places[field - hexes]));
  const numbers = new Map(names.map((name, field) => [name, field]));
  const around = cells.map((own, field) => fieldsBeside(grid, fieldOf, own, field));
  if (around.some(beside => beside.length > MOST_NEIGHBOURS)) throw new BadMap('a place has more than six neighbours');
  const neighbours = new Uint8Array(fields * MOST_NEIGHBOURS).fill(fields);
  around.forEach((beside, field) => neighbours.set(beside, field * MOST_NEIGHBOURS));
  const fieldNamed = (name: string) => numbers.get(name) ?? -1;
  const distances = distancesBetween(grid, cells);
  return Object.freeze({ grid, hexes, fields, fieldOf, cells, names, fieldNamed, neighbours, distances });
}

function fieldsBeside(grid: Grid, fieldOf: Uint8Array, own: readonly number[], field: number): number[] {
  const beside = new Set(own.flatMap(cell => neighboursOf(grid, cell).map(other => fieldOf[other])));
  beside.delete(field);
  return [...beside].toSorted((a, b) => a - b);
}

/** A carpet flies over anything, so its way is counted in hexes, from the nearest hex of a place. */
function distancesBetween(grid: Grid, cells: readonly (readonly number[])[]): Uint8Array {
  const steps = Array.from({ length: grid.size }, (_, cell) => stepsFrom(grid, cell));
  const between = (a: readonly number[], b: readonly number[]) =>
    Math.min(...a.flatMap(from => b.map(to => steps[from][to])));
  return Uint8Array.from(cells.flatMap(from => cells.map(to => between(from, to))));
}

function stepsFrom(grid: Grid, start: number): Uint8Array {
  const steps = new Uint8Array(grid.size).fill(255);
  steps[start] = 0;
  for (const queue = [start]; queue.length > 0; ) {
    const cell = queue.shift() as number;
    for (const beside of neighboursOf(grid, cell)) {
      if (steps[beside] !== 255) continue;
      steps[beside] = steps[cell] + 1;
      queue.push(beside);
    }
  }
  return steps;
}

export const board = readBoard(map);

export const HEXES = board.hexes;
export const FIELDS = board.fields;
/** The first field behind the desert. */
export const PALACE = board.hexes;

/** The oasis where a good comes from. */
export function oasisOf(good: number): number {
  return PALACE + 1 + good;
}
/** The good of an oasis. */
export function goodOf(oasis: number): number {
  return oasis - PALACE - 1;
}
export function isOasis(field: number): boolean {
  return field > PALACE && field <= PALACE + GOODS;
}
export function isDesert(field: number): boolean {
  return field < HEXES;
}
