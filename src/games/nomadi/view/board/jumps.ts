import { neighboursOf } from '../../../../engine/boards/grid.ts';
import { moveArray, moveList } from '../../../../engine/game.ts';
import { detailOf, dieOf, fromOf, stepMove } from '../../rules/encoding.ts';
import { pathsOf } from '../../rules/paths.ts';
import { caravanAfter, forbids } from '../../rules/referee.ts';
import type { NomadiState } from '../../rules/state.ts';
import { listSteps } from '../../rules/steps.ts';
import { faces, stonesOn } from './scene.ts';

/** One way a stone could go: from where to where, and with which die. */
export interface Leap {
  readonly die: number;
  readonly from: number;
  readonly to: number;
}

const list = moveList();
const known = new WeakMap<NomadiState, readonly Leap[]>();

/** Everything that can be done with the dice that are left. A state that is shown does not change any more. */
export function leapsOf(s: NomadiState): readonly Leap[] {
  const leaps = known.get(s) ?? listLeaps(s);
  known.set(s, leaps);
  return leaps;
}

function listLeaps(s: NomadiState): readonly Leap[] {
  list.length = 0;
  listSteps(s, list);
  return moveArray(list).map(move => ({ die: dieOf(move), from: fromOf(move), to: detailOf(move) }));
}

/** The fields that a stone passes from one field to another, both included; jumped fields have stones on them. */
export function passed(s: NomadiState, from: number, to: number): readonly number[] {
  const ways = faces.flatMap(die => pathsOf(s.board.grid, die, from, to));
  const way = ways.find(cells => cells.every(cell => s.stones[cell] !== 0)) ?? ways[0] ?? [];
  return [from, ...way, to];
}

/** The fields of the stones that would be torn off the caravan if the stone on `from` went to `to`; none if it held. */
export function tornBy(s: NomadiState, from: number, to: number): readonly number[] {
  const tears = faces.some(die => forbids(s, stepMove(die, from, to)) === 'NO-MOVE-3');
  if (s.stones[from] === 0 || !tears) return [];
  const caravan = caravanAfter(s, from, to);
  const others = stonesOn(s).flatMap(({ cell }) => (cell === from || caravan.includes(cell) ? [] : [cell]));
  return others.length < caravan.length ? others : caravan;
}

/** The fields straight beside a field. */
export function sidesOf({ board: { grid } }: NomadiState, cell: number): number[] {
  const { col, row } = grid.spots[cell]!;
  return neighboursOf(grid, cell).filter(other => {
    const spot = grid.spots[other]!;
    return spot.col === col || spot.row === row;
  });
}
