import type { Move } from '../../../engine/game.ts';

/** A move is its kind, then a colour or a water hole's value, then a cell: 3, 3 and 8 bits. */
export const PALM_MOVE = 0;
export const WATER_MOVE = 1;
export const RETURN_MOVE = 2;
export const RIDER_MOVE = 3;
export const CAMEL_MOVE = 4;
export const PASS_MOVE = 5;

export function moveOf(kind: number, detail: number, cell: number): Move {
  return (kind << 11) | (detail << 8) | cell;
}
export function kindOf(m: Move): number {
  return m >> 11;
}
/** A colour, or a water hole's value. */
export function detailOf(m: Move): number {
  return (m >> 8) & 7;
}
export function cellOf(m: Move): number {
  return m & 255;
}

export const PASS: Move = moveOf(PASS_MOVE, 0, 0);
