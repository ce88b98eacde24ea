import type { Move, RuleId, Seat } from '../../../../engine/game.ts';
import { aheadOf, grid } from './board.ts';
import { fromOf, toOf } from './encoding.ts';
import { actor, type CrossingState, ownerOf } from './state.ts';

/**
 * The rule that forbids a move, found by reading RULES.md from the top. Written apart from `moves`, so that a mistake in
 * one of them is found by the other.
 */
export function forbids(s: CrossingState, m: Move): RuleId | undefined {
  const seat = actor(s);
  const [from, to] = [fromOf(m), toOf(m)];
  if (seat < 0) return 'CR-END-1';
  if (ownerOf(s, from) !== seat) return 'CR-MOVE-1';
  if (!isStepAhead(seat, from, to)) return 'CR-MOVE-2';
  if (ownerOf(s, to) === seat) return 'CR-MOVE-3';
  return isStraight(from, to) && ownerOf(s, to) !== undefined ? 'CR-TAKE-1' : undefined;
}

function isStepAhead(seat: Seat, from: number, to: number): boolean {
  const [here, there] = [grid.spots[from], grid.spots[to]];
  return there.row - here.row === aheadOf(seat) && Math.abs(there.col - here.col) <= 1;
}

function isStraight(from: number, to: number): boolean {
  return grid.spots[from].col === grid.spots[to].col;
}
