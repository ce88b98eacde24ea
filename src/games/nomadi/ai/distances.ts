import type { Board } from '../rules/board.ts';

/** What an evaluation asks about a board again and again. Distances count straight steps. */
export interface Distances {
  /** For each field how far it is from the goal. */
  readonly toGoal: Uint8Array;
  /** How far it is from being across the canyon; 0 beyond it. */
  readonly toCanyon: Uint8Array;
}

const known = new WeakMap<Board, Distances>();

export function distancesOn(board: Board): Distances {
  const measured = known.get(board) ?? measure(board);
  known.set(board, measured);
  return measured;
}

function measure({ grid, goalFields, canyon }: Board): Distances {
  const goal = goalFields.map(cell => grid.spots[cell]);
  const toGoal = Uint8Array.from(grid.spots, ({ col, row }) =>
    Math.min(...goal.map(spot => Math.abs(spot.col - col) + Math.abs(spot.row - row))),
  );
  return { toGoal, toCanyon: Uint8Array.from(grid.spots, ({ row }) => Math.max(0, row - canyon + 1)) };
}
