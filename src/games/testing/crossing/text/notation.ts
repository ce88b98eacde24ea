import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../../engine/game.ts';
import { grid } from '../rules/board.ts';
import { fromOf, moveOf, toOf } from '../rules/encoding.ts';
import type { CrossingState } from '../rules/state.ts';

export const forms = ['go FROM TO'];

export function format(_: CrossingState, m: Move): string {
  return `go ${grid.names[fromOf(m)]} ${grid.names[toOf(m)]}`;
}

export function parse(s: CrossingState, text: string): Move {
  const [verb, from = '', to = ''] = text.split(' ');
  const cells = [grid.cellNamed(from), grid.cellNamed(to)];
  if (verb !== 'go' || cells.some(cell => cell < 0)) return NOT_A_MOVE;
  const move = moveOf(cells[0], cells[1]);
  // Whatever is written in another way than ours, as with a blank too many, is no move.
  return format(s, move) === text ? move : NOT_A_MOVE;
}

/** Every pair of squares can be written, most of them for the referee to refuse. */
export function expressible(_: CrossingState, out: MoveList): void {
  out.length = 0;
  for (let m = 0; m < grid.size * grid.size; m++) push(out, m);
}
