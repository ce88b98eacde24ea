import { type MoveList, push } from '../../../../engine/game.ts';
import { aheadOf, grid } from './board.ts';
import { moveOf } from './encoding.ts';
import { type CrossingState, isDecided } from './state.ts';

/** From the left: cells are numbered by columns, so the moves come out in ascending order. */
const sideways = [-1, 0, 1];

export function moves(s: CrossingState, out: MoveList): void {
  out.length = 0;
  if (isDecided(s)) return;
  const seat = s.turn[0];
  for (let from = 0; from < grid.size; from++)
    if (s.stones[from] === seat + 1) for (const side of sideways) pushStep(s, out, from, side);
}

function pushStep(s: CrossingState, out: MoveList, from: number, side: number): void {
  const { col, row } = grid.spots[from];
  const to = grid.cellAt({ col: col + side, row: row + aheadOf(s.turn[0]) });
  if (to < 0) return;
  const inTheWay = side === 0 ? s.stones[to] !== 0 : s.stones[to] === s.turn[0] + 1;
  if (!inTheWay) push(out, moveOf(from, to));
}
