import { type Move, moveList } from '../../engine/game.ts';
import type { Knowledge } from '../../engine/knowledge.ts';
import type { Random } from '../../engine/random.ts';
import type { Board } from './board.ts';
import { detailOf, fromOf, kindOf, STEP_MOVE } from './moves.ts';
import { moves } from './rules.ts';
import type { NomadiState } from './state.ts';

/** So many steps are looked at before one is taken. */
const LOOKS = 6;

const distances = new WeakMap<Board, Uint8Array>();

/** For each field how many straight steps it is from the goal. */
function distancesOn(board: Board): Uint8Array {
  const known = distances.get(board) ?? measure(board);
  distances.set(board, known);
  return known;
}

function measure({ grid, goalFields }: Board): Uint8Array {
  const goal = goalFields.map(cell => grid.spots[cell]);
  return Uint8Array.from(grid.spots, ({ col, row }) =>
    Math.min(...goal.map(spot => Math.abs(spot.col - col) + Math.abs(spot.row - row))),
  );
}

const list = moveList();

/** Of a few steps the one that brings its stone furthest on. */
function hunch(s: NomadiState, random: Random): Move {
  moves(s, list);
  const any = () => list.items[random.below(list.length)];
  let best = any();
  if (kindOf(best) !== STEP_MOVE) return best;
  const far = distancesOn(s.board);
  const gain = (m: Move) => far[fromOf(m)] - far[detailOf(m)];
  for (let look = 1; look < LOOKS; look++) {
    const other = any();
    if (gain(other) > gain(best)) best = other;
  }
  return best;
}

export const knowledge: Knowledge<NomadiState> = { swing: 8, hunch };
