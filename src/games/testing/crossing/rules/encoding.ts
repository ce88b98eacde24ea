import type { Move } from '../../../../engine/game.ts';
import { grid } from './board.ts';

/** A move is a number: from which cell to which, for every pair of cells. */
export function moveOf(from: number, to: number): Move {
  return from * grid.size + to;
}
export function fromOf(m: Move): number {
  return (m / grid.size) | 0;
}
export function toOf(m: Move): number {
  return m % grid.size;
}
