import type { Move } from '../../../engine/game.ts';
import type { Tagged } from '../../../engine/state.ts';

export type MoveKind = Tagged<'move kind'>;

/** A move is its kind and, in the lower ten bits, what it is about. */
export const MoveKind = {
  Tile: 0 as MoveKind, // kind of tile (chance)
  Stay: 1 as MoveKind,
  Go: 2 as MoveKind, // cell
  Drive: 3 as MoveKind, // cell
  Discard: 4 as MoveKind, // kind of tile
  Draw: 5 as MoveKind,
  Own: 6 as MoveKind, // kind of tile
  Scout: 7 as MoveKind, // seat, kind of tile
  Skip: 8 as MoveKind,
  Lay: 9 as MoveKind, // cell, quarter turns
  Decline: 10 as MoveKind,
  Set: 11 as MoveKind, // figure, sides of the part
  Take: 12 as MoveKind, // figure
  Pass: 13 as MoveKind,
  Score: 14 as MoveKind, // sides of the part
  Occupy: 15 as MoveKind, // action
  Drop: 16 as MoveKind, // good
  Token: 17 as MoveKind, // value, by its place in `tokenValues` (chance)
  Put: 18 as MoveKind, // slot
  Look: 19 as MoveKind, // slot
  Leave: 20 as MoveKind,
  Remove: 21 as MoveKind,
  Bonus: 22 as MoveKind,
  End: 23 as MoveKind,
} as const;

const DETAIL_BITS = 10;
/** Tests see to it that the kinds of tiles find room. */
const KIND_BITS = 6;

export function moveOf(kind: MoveKind, detail = 0): Move {
  return (kind << DETAIL_BITS) | detail;
}
export function kindOf(m: Move): MoveKind {
  return (m >> DETAIL_BITS) as MoveKind;
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
