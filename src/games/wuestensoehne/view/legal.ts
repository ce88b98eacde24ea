import { listed, moveList } from '../../../engine/game.ts';
import { format } from '../notation.ts';
import { moves } from '../rules.ts';
import type { CaravanState } from '../state.ts';
import type { Legal } from './bearing.ts';

const known = new WeakMap<CaravanState, Legal>();

/** What can be done in this position, each move as its words. Asked by board and stock alike, so it is kept. */
export function legalIn(s: CaravanState): Legal {
  const legal = known.get(s) ?? listLegal(s);
  known.set(s, legal);
  return legal;
}

function listLegal(s: CaravanState): Legal {
  const list = moveList();
  moves(s, list);
  return listed(list).map(move => format(s, move).split(' '));
}
