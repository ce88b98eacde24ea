import type { Evaluation } from './evaluation.ts';
import { meanValue, NO_NODE, PROVEN, PROVEN_WIN, type Tree, UNPROVEN } from './tree.ts';

/** The game is over at this node. Its visit has not been counted yet. */
export function proveEnd(tree: Tree, node: number, { wins }: Evaluation): void {
  const winner = wins.indexOf(1);
  tree.proven[node] = winner < 0 ? PROVEN : PROVEN_WIN + winner;
}

/**
 * The last node of the path is settled: so is the one before it, if its mover wins there for sure, or if all its
 * moves are settled and it can simply take the best; and so on, as far as it goes. Chance takes no best.
 */
export function proveUpwards(tree: Tree, path: Int32Array, actors: Int8Array, depth: number): void {
  for (let at = depth - 1; at >= 0; at--) {
    const seat = actors[at];
    if (seat < 0 || tree.proven[path[at]] !== UNPROVEN) return;
    const best = provingChild(tree, path[at], path[at + 1], seat);
    if (best === NO_NODE) return;
    copyProof(tree, path[at], best);
  }
}

/** The child that settles its parent, or NONE. */
function provingChild(tree: Tree, node: number, fresh: number, seat: number): number {
  if (tree.proven[fresh] === PROVEN_WIN + seat) return fresh;
  if (tree.expanded[node] === 0) return NO_NODE;
  let best = NO_NODE;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    if (tree.proven[child] === UNPROVEN) return NO_NODE;
    if (best === NO_NODE || meanValue(tree, child, seat) > meanValue(tree, best, seat)) best = child;
  }
  return best;
}

/** What was estimated before gives way to what is known. */
function copyProof(tree: Tree, node: number, child: number): void {
  const { seats, visits } = tree;
  tree.proven[node] = tree.proven[child];
  for (let seat = 0; seat < seats; seat++) {
    const share = visits[node] / visits[child];
    tree.value[node * seats + seat] = tree.value[child * seats + seat] * share;
    tree.wins[node * seats + seat] = tree.wins[child * seats + seat] * share;
    tree.points[node * seats + seat] = tree.points[child * seats + seat] * share;
  }
}
