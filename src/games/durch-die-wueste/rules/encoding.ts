import type { Move } from '../../../engine/game.ts';
import type { Tagged } from '../../../engine/state.ts';

export type MoveKind = Tagged<'move kind'>;

/** A move is its kind, then a colour or a water hole's value, then a cell: 3, 3 and 8 bits. */
export const MoveKind = {
  Palm: 0 as MoveKind,
  Water: 1 as MoveKind,
  Return: 2 as MoveKind,
  Rider: 3 as MoveKind,
  Camel: 4 as MoveKind,
  Pass: 5 as MoveKind,
} as const;

export function moveOf(kind: MoveKind, detail: number, cell: number): Move {
  return (kind << 11) | (detail << 8) | cell;
}
export function kindOf(m: Move): MoveKind {
  return (m >> 11) as MoveKind;
}
/** A colour, or a water hole's value. */
export function detailOf(m: Move): number {
  return (m >> 8) & 7;
}
export function cellOf(m: Move): number {
  return m & 255;
}

export const PASS: Move = moveOf(MoveKind.Pass, 0, 0);
