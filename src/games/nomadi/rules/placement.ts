import { At, type NomadiState } from './state.ts';

/** The stone stands on the field from now on. */
export function stand(s: NomadiState, stone: number, cell: number): void {
  const { start, far, goal } = s.board;
  s.stones[cell] = stone + 1;
  s.places[stone] = cell;
  s.turn[At.AtStart] += start[cell];
  s.turn[At.Across] += far[cell];
  s.turn[At.Home] += goal[cell];
}

/** The field is empty from now on. */
export function leave(s: NomadiState, cell: number): void {
  s.stones[cell] = 0;
  s.turn[At.AtStart] -= s.board.start[cell];
  s.turn[At.Across] -= s.board.far[cell];
}
