import { grid } from './board.ts';
import { DISPLAY } from './material.ts';
import { AT_HOME, type WuestensoehneState } from './state.ts';
import { faceOf, faceParts, NO_ACTION, NO_KIND, type OasisPart } from './tiles.ts';

/**
 * What a player sees who looks at the tiles on the table, worked out from them alone each time. The referee and the
 * invariants read the board in this way, and the rules in another, so that each can catch the other's mistakes.
 */

/** The parts of the tile, or of the cross, on a discovered cell. */
export function partsOn(s: WuestensoehneState, cell: number): readonly OasisPart[] {
  return faceParts[s.tiles[cell] - 1] ?? [];
}

/** For each cell those north, east, south and west of it; undefined beyond the edge. */
const around: readonly (readonly (number | undefined)[])[] = grid.spots.map(({ col, row }) => {
  const spots = [
    { col, row: row - 1 },
    { col: col + 1, row },
    { col, row: row + 1 },
    { col: col - 1, row },
  ];
  return spots.map(grid.cellAt).map(other => (other < 0 ? undefined : other));
});

/** For each face and each of its sides, one after the other, the part that lies there. */
const partsBySide: readonly (OasisPart | undefined)[] = faceParts.flatMap(parts =>
  [0, 1, 2, 3].map(side => parts.find(part => ((part.sides >> side) & 1) === 1)),
);

/** The part behind a side of a discovered cell: none behind a brown line. */
function partBehind(s: WuestensoehneState, cell: number, side: number): OasisPart | undefined {
  return partsBySide[(s.tiles[cell] - 1) * 4 + side];
}

export function undiscoveredBeside(s: WuestensoehneState, cell: number): number[] {
  return around[cell].flatMap(other => (other !== undefined && s.tiles[other] === 0 ? [other] : []));
}

/** Would this face have the right line on every side with a discovered neighbour? */
export function suits(s: WuestensoehneState, cell: number, face: number): boolean {
  for (let side = 0; side < 4; side++) {
    const other = around[cell][side];
    if (other === undefined || s.tiles[other] === 0) continue;
    const white = partBehind(s, other, (side + 2) % 4) !== undefined;
    if ((partsBySide[face * 4 + side] !== undefined) !== white) return false;
  }
  return true;
}

/** Does the kind fit on one of the cells, however it is turned? */
export function fitsSomewhere(s: WuestensoehneState, cells: readonly number[], kind: number): boolean {
  return cells.some(cell => [0, 1, 2, 3].some(turns => suits(s, cell, faceOf(kind, turns))));
}

export function displayOf(s: WuestensoehneState, seat: number): number[] {
  return Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY)).filter(kind => kind !== NO_KIND);
}

/** Does the display of the seat hold a tile that fits at an open line of the cell? */
export function holdsOneFor(s: WuestensoehneState, seat: number, cell: number): boolean {
  const rims = undiscoveredBeside(s, cell);
  return displayOf(s, seat).some(kind => fitsSomewhere(s, rims, kind));
}

/** How many white lines a way may cross: one that is crossed is the last line of the way. */
export type WhiteLines = 'none' | 'one' | 'any';

/** Calls `found` for each discovered cell that lines of this colour lead to from a cell. */
function lookOver(s: WuestensoehneState, cell: number, colour: 'brown' | 'white', found: (cell: number) => void): void {
  for (let side = 0; side < 4; side++) {
    const other = around[cell][side];
    if (other === undefined || s.tiles[other] === 0) continue;
    if ((partBehind(s, cell, side) !== undefined) === (colour === 'white')) found(other);
  }
}

/** 1 for each cell that brown lines and this many white ones lead to, and for the cell where the way begins. */
export function walkFrom(s: WuestensoehneState, start: number, whiteLines: WhiteLines): Uint8Array {
  const reached = new Uint8Array(grid.size);
  const walkers: number[] = [];
  const reach = (cell: number) => {
    if (reached[cell] === 0) walkers.push(cell);
    reached[cell] = 1;
  };
  reach(start);
  for (const cell of walkers) {
    lookOver(s, cell, 'brown', reach);
    if (whiteLines === 'any') lookOver(s, cell, 'white', reach);
  }
  const end = (cell: number) => {
    reached[cell] = 1;
  };
  if (whiteLines === 'one') for (const cell of walkers) lookOver(s, cell, 'white', end);
  return reached;
}

/** What lies around a cell, as `rims` keeps it. */
export function linesAround(s: WuestensoehneState, cell: number): number {
  let bits = 0;
  for (let side = 0; side < 4; side++) {
    const other = around[cell][side];
    if (other === undefined || s.tiles[other] === 0) continue;
    bits |= (partBehind(s, other, (side + 2) % 4) ? 17 : 16) << side;
  }
  return bits;
}

export interface Oasis {
  /** Does a white line of it lead to an undiscovered cell? */
  open: boolean;
  /** Its parts, see `placeOf`. */
  readonly places: Set<number>;
  readonly figures: number[];
  /** What its action fields offer, one entry for each. */
  readonly actions: number[];
}

/** One number for a part on a cell. */
export function partKey(cell: number, part: OasisPart): number {
  return cell * 16 + part.sides;
}

export function oasisFrom(s: WuestensoehneState, cell: number, part: OasisPart): Oasis {
  const oasis: Oasis = { open: false, places: new Set(), figures: [], actions: [] };
  visit(s, cell, part, oasis);
  s.figures.forEach((spot, figure) => {
    if (spot === AT_HOME) return;
    const under = partBehind(s, spot >> 2, spot & 3);
    if (under && oasis.places.has(partKey(spot >> 2, under))) oasis.figures.push(figure);
  });
  return oasis;
}

function visit(s: WuestensoehneState, cell: number, part: OasisPart, oasis: Oasis): void {
  const place = partKey(cell, part);
  if (oasis.places.has(place)) return;
  oasis.places.add(place);
  if (part.action !== NO_ACTION) oasis.actions.push(part.action);
  for (let side = 0; side < 4; side++) {
    const other = around[cell][side];
    if (((part.sides >> side) & 1) === 0 || other === undefined) continue;
    const next = partBehind(s, other, (side + 2) % 4);
    if (next) visit(s, other, next, oasis);
    else oasis.open = true;
  }
}
