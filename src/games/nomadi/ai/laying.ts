import type { MoveList } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { detailOf } from '../rules/encoding.ts';
import type { NomadiState } from '../rules/state.ts';

/** How much the field that was drawn stands out: search finds no difference between cards that nobody knows. */
const RESOLVE = 6;
/** The best of so many fields is taken, so that no two games begin alike. */
const DRAWS = 8;
/** What a field off the way between start and goal loses for each step, and for each card close by. */
const ASTRAY = 0.3;
const CROWDED = 1;
const CLOSE = 2;

/** Where cards are laid by the seats: on the way that the caravan will take, and not all in a heap. */
export function rateFieldsForCards(s: NomadiState, moves: MoveList, out: Float64Array, random?: Random): void {
  let best = 0;
  for (let i = 0; i < moves.length; i++) out[i] = charmOf(s, detailOf(moves.items[i]));
  if (!random) return;
  for (let draw = 0; draw < DRAWS; draw++) {
    const i = random.below(moves.length);
    if (draw === 0 || out[i] > out[best]) best = i;
  }
  out[best] += RESOLVE;
}

function charmOf(s: NomadiState, cell: number): number {
  const { spots } = s.board.grid;
  const { col, row } = spots[cell];
  let charm = -ASTRAY * astray(s, cell);
  for (let other = 0; other < spots.length; other++) {
    if (s.cards[other] === 0) continue;
    const away = Math.abs(spots[other].col - col) + Math.abs(spots[other].row - row);
    if (away <= CLOSE) charm -= CROWDED;
  }
  return charm;
}

/** How far a field lies from the straight line between the middles of start and goal. */
function astray({ board: { grid, startFields, goalFields } }: NomadiState, cell: number): number {
  const [start, goal] = [startFields, goalFields].map(fields => middleOf(fields.map(field => grid.spots[field])));
  const { col, row } = grid.spots[cell];
  const [across, down] = [goal.col - start.col, goal.row - start.row];
  return Math.abs(down * (col - start.col) - across * (row - start.row)) / Math.hypot(across, down);
}

function middleOf(spots: readonly { col: number; row: number }[]): { col: number; row: number } {
  const sum = (of: 'col' | 'row') => spots.reduce((total, spot) => total + spot[of], 0) / spots.length;
  return { col: sum('col'), row: sum('row') };
}
