import type { Description, Move } from '../../../../engine/game.ts';
import { grid } from '../rules/board.ts';
import { fromOf, toOf } from '../rules/encoding.ts';
import { type CrossingState, ownerOf } from '../rules/state.ts';

/** What a move does: a key of the words in words/, and what to fill in. */
export function describe(s: CrossingState, m: Move): Description {
  const [from, to] = [grid.names[fromOf(m)], grid.names[toOf(m)]];
  return { key: ownerOf(s, toOf(m)) === undefined ? 'go' : 'take', args: { seat: s.turn[0], from, to }, at: to };
}
