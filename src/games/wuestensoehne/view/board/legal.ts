import { moveArray, moveList } from '../../../../engine/game.ts';
import { moves } from '../../rules/moves.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { format } from '../../text/notation.ts';
import type { Legal } from './bearing.ts';

const known = new WeakMap<WuestensoehneState, Legal>();

/** What can be done in this position, each move as its words. Asked by board and stock alike, so it is kept. */
export function legalIn(s: WuestensoehneState): Legal {
  const legal = known.get(s) ?? listLegal(s);
  known.set(s, legal);
  return legal;
}

function listLegal(s: WuestensoehneState): Legal {
  const list = moveList();
  moves(s, list);
  return moveArray(list).map(move => format(s, move).split(' '));
}
