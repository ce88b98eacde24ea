import { type Actor, NOBODY, type Seat } from '../../../../engine/game.ts';
import { type StateOf, stateMaker } from '../../../../engine/state.ts';
import { COLS, grid, homeRow } from './board.ts';

const fields = {
  /** 0 for an empty square, or 1 + the seat whose stone stands there. */
  stones: ['u8', grid.size],
  /** Stones that each seat has taken from the other. */
  taken: ['u8', 2],
  /** 1 for a seat that has a stone across the board. */
  across: ['u8', 2],
  /** The seat to move. */
  turn: ['u8', 1],
} as const;

export type CrossingState = StateOf<typeof fields, { seats: number }>;

/** Stones that each seat begins with. */
export const STONES = COLS;

/** A board without stones. */
export function emptyState(): CrossingState {
  return stateMaker(fields, { seats: 2 })();
}

export function initial(): CrossingState {
  const s = emptyState();
  grid.spots.forEach(({ row }, cell) => {
    if (row === homeRow(0)) setStone(s, cell, 0);
    if (row === homeRow(1)) setStone(s, cell, 1);
  });
  return s;
}

export function setStone(s: CrossingState, cell: number, seat: Seat): void {
  s.stones[cell] = seat + 1;
}

/** The seat whose stone stands on the cell, if there is one. */
export function ownerOf(s: CrossingState, cell: number): Seat | undefined {
  return s.stones[cell] === 0 ? undefined : s.stones[cell] - 1;
}

export function isDecided(s: CrossingState): boolean {
  return s.across[0] + s.across[1] > 0 || s.taken[0] === STONES || s.taken[1] === STONES;
}

export function actor(s: CrossingState): Actor {
  return isDecided(s) ? NOBODY : s.turn[0];
}
