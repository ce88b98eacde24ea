import type { Move } from '../../../engine/game.ts';
import { detailOf, fromOf } from '../rules/encoding.ts';
import { ARRIVALS, CARD_FOUND, FIRST_ACROSS, SPRING_FOUND } from '../rules/material.ts';
import { At, type NomadiState, ownerAt } from '../rules/state.ts';
import { meanOn } from './cards.ts';
import { distancesOn } from './distances.ts';

/** What it is worth that a stone comes one field nearer to the goal. */
const ONWARD = 0.15;
/** An own stone had better be across early, and leave the start late; somebody else's the other way round. */
const CROSSED = 0.3;
const LEFT_START = 0.5;

/** What a step seems to bring its mover, without looking at what comes after it. */
export function gainOf(s: NomadiState, m: Move): number {
  const { board } = s;
  const { toGoal } = distancesOn(board);
  const from = fromOf(m);
  const to = detailOf(m);
  const own = ownerAt(s, from) === s.turn[At.Seat];
  const side = own ? 1 : -1;
  let gain = ONWARD * (toGoal[from] - toGoal[to]);
  if (s.cards[to] === 1) gain += (board.spring[to] === 1 ? SPRING_FOUND : CARD_FOUND) + worthOf(s, to, own);
  if (board.far[to] > board.far[from]) gain += (s.turn[At.Across] === 0 ? FIRST_ACROSS : 0) + side * CROSSED;
  if (board.start[from] > board.start[to]) gain -= side * LEFT_START;
  // With somebody else's stone both get the same.
  if (board.goal[to] === 1 && own) gain += ARRIVALS[s.turn[At.Home]];
  return gain;
}

/** An own stone brings the card; somebody else's owner takes it if it seems good, and leaves it if not. */
function worthOf(s: NomadiState, cell: number, own: boolean): number {
  const mean = meanOn(s, cell);
  return own ? mean : -Math.abs(mean);
}
