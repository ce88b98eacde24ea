import type { Move } from '../../../../engine/game.ts';
import { grid, homeRow } from './board.ts';
import { fromOf, toOf } from './encoding.ts';
import type { CrossingState } from './state.ts';

/** Plays a legal move, in place. */
export function apply(s: CrossingState, m: Move): void {
  const seat = s.turn[0];
  const to = toOf(m);
  if (s.stones[to] !== 0) s.taken[seat]++;
  s.stones[fromOf(m)] = 0;
  s.stones[to] = seat + 1;
  if (grid.spots[to].row === homeRow(1 - seat)) s.across[seat] = 1;
  s.turn[0] = 1 - seat;
}
