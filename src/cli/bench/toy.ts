import type { Random } from '../../engine/random.ts';

/** Four players fill these cells, one each in turn: a game small enough to be written for any engine in minutes. */
export const SIZE = 187;
export const PLAYERS = 4;

interface PlainToy {
  readonly cells: readonly number[];
  readonly player: number;
}

const FREE = -1;

/**
 * Plays one game of the toy as most programs would be written, and returns its number of moves: every move lists
 * what is free, draws from it, and makes a new state. It needs no package and is about as fast wherever it runs beside
 * our rules, so it is what `npm test` measures them by.
 */
export function plainToyPlayer(random: Random): () => number {
  return () => {
    let state: PlainToy = { cells: Array.from({ length: SIZE }, () => FREE), player: 0 };
    let moves = 0;
    for (let free = freeCells(state); free.length > 0; free = freeCells(state)) {
      state = placed(state, free[random.below(free.length)]!);
      moves++;
    }
    return moves;
  };
}

function freeCells({ cells }: PlainToy): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < SIZE; cell++) if (cells[cell] === FREE) free.push(cell);
  return free;
}

function placed({ cells, player }: PlainToy, cell: number): PlainToy {
  return { cells: cells.with(cell, player), player: (player + 1) % PLAYERS };
}
