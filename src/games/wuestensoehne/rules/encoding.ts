import type { Move } from '../../../engine/game.ts';
import { KINDS } from './tiles.ts';

/** A move is its kind and, in the lower ten bits, what it is about. */
export const TILE_MOVE = 0; // kind of tile (chance)
export const STAY_MOVE = 1;
export const GO_MOVE = 2; // cell
export const DRIVE_MOVE = 3; // cell
export const DISCARD_MOVE = 4; // kind of tile
export const DRAW_MOVE = 5;
export const OWN_MOVE = 6; // kind of tile
export const SCOUT_MOVE = 7; // seat, kind of tile
export const SKIP_MOVE = 8;
export const LAY_MOVE = 9; // cell, quarter turns
export const DECLINE_MOVE = 10;
export const SET_MOVE = 11; // figure, sides of the part
export const TAKE_MOVE = 12; // figure
export const PASS_MOVE = 13;
export const SCORE_MOVE = 14; // sides of the part
export const OCCUPY_MOVE = 15; // action
export const DROP_MOVE = 16; // good
export const TOKEN_MOVE = 17; // value, by its place in `tokenValues` (chance)
export const PUT_MOVE = 18; // slot
export const LOOK_MOVE = 19; // slot
export const LEAVE_MOVE = 20;
export const REMOVE_MOVE = 21;
export const BONUS_MOVE = 22;
export const END_MOVE = 23;

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
  return moveOf(SCOUT_MOVE, (seat << KIND_BITS) | tile);
}
export function scoutedSeat(m: Move): number {
  return detailOf(m) >> KIND_BITS;
}
export function scoutedTile(m: Move): number {
  return m & ((1 << KIND_BITS) - 1);
}

export function layMove(cell: number, turns: number): Move {
  return moveOf(LAY_MOVE, (cell << 2) | turns);
}
export function laidCell(m: Move): number {
  return detailOf(m) >> 2;
}
export function laidTurns(m: Move): number {
  return m & 3;
}

export function setMove(figure: number, sides: number): Move {
  return moveOf(SET_MOVE, (figure << 4) | sides);
}
export function setFigure(m: Move): number {
  return detailOf(m) >> 4;
}
export function setSides(m: Move): number {
  return m & 15;
}

if (KINDS > 1 << KIND_BITS) throw new Error(`there are ${KINDS} kinds of tiles; a move has room for ${1 << KIND_BITS}`);
