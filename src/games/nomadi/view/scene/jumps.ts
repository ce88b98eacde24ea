import { neighboursOf } from '../../../../engine/boards/grid.ts';
import type { Candidate } from '../../../../web/kit/candidate.ts';
import { pathsOf } from '../../rules/paths.ts';
import type { NomadiState } from '../../rules/state.ts';
import { faces, stonesOn } from './scene.ts';

/** One way a stone could go: from where to where, and with which die. */
export interface Leap {
  readonly die: number;
  readonly from: number;
  readonly to: number;
}

/** The steps among the legal moves. */
export function leapsIn({ board: { grid } }: NomadiState, legal: readonly Candidate[]): readonly Leap[] {
  return legal.flatMap(({ tokens }) => {
    const [die, from = '', to = ''] = stepIn(tokens);
    const leap = { die: Number(die), from: grid.cellNamed(from), to: grid.cellNamed(to) };
    return leap.die > 0 ? [leap] : [];
  });
}

/** A step as it is written, also where it is wanted of somebody else. */
export function stepIn(tokens: readonly string[]): readonly string[] {
  return tokens[0] === 'want' ? tokens.slice(1) : tokens;
}

/** The fields that a stone passes from one field to another, both included; jumped fields have stones on them. */
export function passed(s: NomadiState, from: number, to: number): readonly number[] {
  const ways = faces.flatMap(die => pathsOf(s.board.grid, die, from, to));
  const way = ways.find(cells => cells.every(cell => s.stones[cell] !== 0)) ?? ways[0] ?? [];
  return [from, ...way, to];
}

/** The smaller part of the caravan, if the stone on `from` went to `to` and tore it in two; none if it held. */
export function tornBy(s: NomadiState, from: number, to: number): readonly number[] {
  const caravan = [to];
  for (const cell of caravan)
    caravan.push(...sidesOf(s, cell).filter(side => side !== from && s.stones[side] !== 0 && !caravan.includes(side)));
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
