import { KNOWN, meanWorth, NONE, OPEN, type Tree, WON } from './tree.ts';
import type { Worth } from './worth.ts';

/** The game is over at this node. Its visit has not been counted yet. */
export function settleEnd(tree: Tree, node: number, { wins }: Worth): void {
  const winner = wins.indexOf(1);
  tree.settled[node] = winner < 0 ? KNOWN : WON + winner;
}

/**
 * The last node of the path is settled: so is the one before it, if its mover wins there for sure, or if all its
 * moves are settled and it can simply take the best; and so on, as far as it goes. Chance takes no best.
 */
export function settleUpwards(tree: Tree, path: Int32Array, actors: Int8Array, depth: number): void {
  for (let at = depth - 1; at >= 0; at--) {
    const seat = actors[at];
    if (seat < 0 || tree.settled[path[at]] !== OPEN) return;
    const best = bestSettled(tree, path[at], path[at + 1], seat);
    if (best === NONE) return;
    settleLike(tree, path[at], best);
  }
}

/** The child that settles its parent, or NONE. */
function bestSettled(tree: Tree, node: number, fresh: number, seat: number): number {
  if (tree.settled[fresh] === WON + seat) return fresh;
  if (tree.whole[node] === 0) return NONE;
  let best = NONE;
  for (let child = tree.first[node]; child !== NONE; child = tree.next[child]) {
    if (tree.settled[child] === OPEN) return NONE;
    if (best === NONE || meanWorth(tree, child, seat) > meanWorth(tree, best, seat)) best = child;
  }
  return best;
}

/** What was estimated before gives way to what is known. */
function settleLike(tree: Tree, node: number, child: number): void {
  const { seats, visits } = tree;
  tree.settled[node] = tree.settled[child];
  for (let seat = 0; seat < seats; seat++) {
    const share = visits[node] / visits[child];
    tree.worth[node * seats + seat] = tree.worth[child * seats + seat] * share;
    tree.wins[node * seats + seat] = tree.wins[child * seats + seat] * share;
    tree.points[node * seats + seat] = tree.points[child * seats + seat] * share;
  }
}
