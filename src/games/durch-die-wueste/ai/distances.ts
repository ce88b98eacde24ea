import type { Board } from '../rules/board.ts';

const known = new WeakMap<Board, Uint8Array>();

/** Steps between any two hexes of a board, as if it were empty: those from a hex lie side by side. */
export function distancesOn(board: Board): Uint8Array {
  const measured = known.get(board);
  if (measured) return measured;
  const { size } = board.grid;
  const fresh = new Uint8Array(size * size).fill(255);
  for (let from = 0; from < size; from++) measureFrom(board, from, fresh.subarray(from * size, (from + 1) * size));
  known.set(board, fresh);
  return fresh;
}

function measureFrom({ grid }: Board, from: number, steps: Uint8Array): void {
  const queue = [from];
  steps[from] = 0;
  for (const cell of queue) {
    for (let way = 0; way < 6; way++) {
      const beside = grid.neighbours[cell * 6 + way];
      if (beside === grid.size || steps[beside] !== 255) continue;
      steps[beside] = steps[cell] + 1;
      queue.push(beside);
    }
  }
}
