import type { Move } from '../../../engine/game.ts';
import { KINDS } from './tiles.ts';

/** A move is its kind and, in the lower ten bits, what it is about. */
export const MoveKind = {
  Tile: 0, // kind of tile (chance)
  Stay: 1,
  Go: 2, // cell
  Drive: 3, // cell
  Discard: 4, // kind of tile
  Draw: 5,
  Own: 6, // kind of tile
  Scout: 7, // seat, kind of tile
  Skip: 8,
  Lay: 9, // cell, quarter turns
  Decline: 10,
  Set: 11, // figure, sides of the part
  Take: 12, // figure
  Pass: 13,
  Score: 14, // sides of the part
  Occupy: 15, // action
  Drop: 16, // good
  Token: 17, // value, by its place in `tokenValues` (chance)
  Put: 18, // slot
  Look: 19, // slot
  Leave: 20,
  Remove: 21,
  Bonus: 22,
  End: 23,
} as const;

const DETAIL_BITS = 10;
const KIND_BITS = 6;

export function moveOf(kind: number, detail = 0): Move {
  return (kind << DETAIL_BITS) | detail;
}
export function kindOf(m: Move): number {
  return m >> DETAIL_BITS;
}
export function detailOf(m: Move): number {
  return m & ((1 << DETAIL_BITS) - 1);
}

export function scoutMove(seat: number, tile: number): Move {
  return moveOf(MoveKind.Scout, (seat << KIND_BITS) | tile);
}
export function scoutedSeat(m: Move): number {
  return detailOf(m) >> KIND_BITS;
}
export function scoutedTile(m: Move): number {
  return m & ((1 << KIND_BITS) - 1);
}

export function layMove(cell: number, turns: number): Move {
  return moveOf(MoveKind.Lay, (cell << 2) | turns);
}
export function laidCell(m: Move): number {
  return detailOf(m) >> 2;
}
export function laidTurns(m: Move): number {
  return m & 3;
}

export function setMove(figure: number, sides: number): Move {
  return moveOf(MoveKind.Set, (figure << 4) | sides);
}
export function setFigure(m: Move): number {
  return detailOf(m) >> 4;
}
export function setSides(m: Move): number {
  return m & 15;
}

if (KINDS > 1 << KIND_BITS) throw new Error(`there are ${KINDS} kinds of tiles; a move has room for ${1 << KIND_BITS}`);
