import type { Edition } from '../rules/material.ts';

/**
 * The board as the reference in `reference.ts` sees it: names and letters, read from text without the game's tables, so
 * that a mistake in either shows. A field is its oasis parts; a side that no part names is brown.
 */
interface Part {
  /** In the order N E S W, as they lie. */
  readonly sides: string;
  readonly action: string | undefined;
}
type Field = readonly Part[];
export type Board = Map<string, Field>;

/** One oasis part on the board. */
export interface Spot {
  readonly cell: string;
  readonly sides: string;
}

const COMPASS = 'NESW';
const COLUMNS = 'abcdefghijk';
const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell at this side, or undefined where the board ends. */
function beside(cell: string, side: string): string | undefined {
  const [right, down] = STEPS[side];
  const column = COLUMNS[COLUMNS.indexOf(cell[0]) + right];
  const row = Number(cell.slice(1)) + down;
  return column !== undefined && row >= 1 && row <= 11 ? `${column}${row}` : undefined;
}

function opposite(side: string): string {
  return clockwise(clockwise(side));
}

function clockwise(side: string): string {
  return COMPASS[(COMPASS.indexOf(side) + 1) % 4];
}

/** The start cross: from the middle, each arm goes straight on, its left side being the one before its heading. */
export function crossBoard({ arm }: Edition): Board {
  const board: Board = new Map([['f6', []]]);
  for (const heading of COMPASS) {
    const rightHand = clockwise(heading);
    let cell = 'f6';
    for (let step = 0; step < 5; step++) {
      cell = beside(cell, heading) ?? cell;
      const white = [
        ...(arm.left[step] === 'white' ? [opposite(rightHand)] : []),
        ...(arm.right[step] === 'white' ? [rightHand] : []),
      ];
      board.set(
        cell,
        white.map(sides => ({ sides, action: undefined })),
      );
    }
  }
  return board;
}

/** The parts of a tile as it is written: `N|ES:gem`. */
export function partsOf(text: string): Field {
  if (text === 'desert') return [];
  return text.split('|').map(part => {
    const [sides, action] = part.split(':');
    return { sides, action };
  });
}

/** The same tile turned clockwise; its parts named anew and in the order of the compass. */
export function turned(field: Field, angle: number): Field {
  if (angle === 0) return field;
  const quarter = field.map(({ sides, action }) => ({ sides: inOrder([...sides].map(clockwise)), action }));
  quarter.sort((a, b) => COMPASS.indexOf(a.sides[0]) - COMPASS.indexOf(b.sides[0]));
  return turned(quarter, angle - 90);
}

function inOrder(sides: readonly string[]): string {
  return [...COMPASS].filter(side => sides.includes(side)).join('');
}

export function textOf(field: Field): string {
  return field.map(({ sides, action }) => (action ? `${sides}:${action}` : sides)).join('|') || 'desert';
}

function isWhite(field: Field, side: string): boolean {
  return field.some(part => part.sides.includes(side));
}

/** The undiscovered cells beside a field: one for each of its open lines. */
export function cellsBehindOpenLines(board: Board, cell: string): string[] {
  return [...COMPASS].flatMap(side => beside(cell, side) ?? []).filter(other => !board.has(other));
}

function fits(board: Board, cell: string, tile: Field): boolean {
  return [...COMPASS].every(side => {
    const neighbour = board.get(beside(cell, side) ?? '');
    return !neighbour || isWhite(tile, side) === isWhite(neighbour, opposite(side));
  });
}

/** How a tile can be laid at the open lines of a field: `c4 90`, each look once. */
export function layings(board: Board, from: string, kind: string): string[] {
  return cellsBehindOpenLines(board, from).flatMap(cell =>
    looks(kind).flatMap(({ tile, angle }) => (fits(board, cell, tile) ? [`${cell} ${angle}`] : [])),
  );
}

function looks(kind: string): { tile: Field; angle: number }[] {
  const all = [0, 90, 180, 270].map(angle => ({ tile: turned(partsOf(kind), angle), angle }));
  return all.filter(({ tile }, i) => all.findIndex(other => textOf(other.tile) === textOf(tile)) === i);
}

/** Where a caravan can go from here: without a driver a white line ends the way. */
export function reachable(board: Board, from: string, driver: boolean): Set<string> {
  const freely = new Set([from]);
  const ends = new Set<string>();
  for (const cell of freely)
    for (const side of COMPASS) {
      const other = beside(cell, side);
      if (other === undefined || !board.has(other)) continue;
      if (driver || !isWhite(board.get(cell) ?? [], side)) freely.add(other);
      else ends.add(other);
    }
  return new Set([...freely, ...ends]);
}

/** All parts of the oasis to which this part belongs. */
export function oasisOf(board: Board, start: Spot): Spot[] {
  const found = [start];
  for (const spot of found)
    for (const side of spot.sides) {
      const cell = beside(spot.cell, side) ?? '';
      const part = board.get(cell)?.find(({ sides }) => sides.includes(opposite(side)));
      if (part && !found.some(known => isSame(known, { cell, sides: part.sides })))
        found.push({ cell, sides: part.sides });
    }
  return found;
}

export function isSame(a: Spot, b: Spot): boolean {
  return a.cell === b.cell && a.sides === b.sides;
}

export function isComplete(board: Board, oasis: readonly Spot[]): boolean {
  return oasis.every(({ cell, sides }) =>
    [...sides].every(side => {
      const other = beside(cell, side);
      return other === undefined || board.has(other);
    }),
  );
}

/** What the action fields of an oasis offer. */
export function actionsIn(board: Board, oasis: readonly Spot[]): string[] {
  return oasis.flatMap(({ cell, sides }) => board.get(cell)?.find(part => part.sides === sides)?.action ?? []);
}
