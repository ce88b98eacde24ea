import type { Evaluation } from './evaluation.ts';
import { meanValue, NO_NODE, PROVEN, PROVEN_WIN, type Tree, UNPROVEN } from './tree.ts';

// MCTS-Solver: values that are certain are proven from the ends of games upwards, and never searched again.

/** The game is over at this node. Its visit has not been counted yet. */
export function proveEnd(tree: Tree, node: number, { wins }: Evaluation): void {
  const winner = wins.indexOf(1);
  tree.proven[node] = winner < 0 ? PROVEN : PROVEN_WIN + winner;
}

/**
 * The last node of the path is proven: so is its parent, if that is a win for the mover, or if all children are proven and
 * the mover takes the best; and so on upwards. Chance does not choose, so nothing is proven beyond it.
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

/** The child that proves its parent, or NO_NODE. `newest` has just been proven. */
function provingChild(tree: Tree, node: number, newest: number, seat: number): number {
  if (tree.proven[newest] === PROVEN_WIN + seat) return newest;
  if (tree.expanded[node] === 0) return NO_NODE;
  let best = NO_NODE;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    if (tree.proven[child] === UNPROVEN) return NO_NODE;
    if (best === NO_NODE || meanValue(tree, child, seat) > meanValue(tree, best, seat)) best = child;
  }
  return best;
}

/** The estimate of the node gives way to the proven value of its child. */
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
