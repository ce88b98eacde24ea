import type { Move } from '../engine/game.ts';

/** The root is node 0, so 0 can also mean "no child" and "no sibling". */
export const ROOT = 0;
export const NONE = 0;

/** In `settled`: the worth of a node is still an estimate; or it is known; or known, and seat `n - WON` wins alone. */
export const OPEN = 0;
export const KNOWN = 1;
export const WON = 2;

/**
 * A search tree without objects: node `n` is entry `n` of every array. It holds moves and statistics, no states; a
 * search comes to a node's state by playing the moves that lead there.
 */
export interface Tree {
  readonly seats: number;
  readonly capacity: number;
  size: number;
  /** The move that leads here. */
  readonly move: Int32Array;
  readonly visits: Int32Array;
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** How often the move could be chosen: with hidden cards not every visit of the parent allows it. */
  readonly offered: Int32Array;
  /** Which share of the attention the move deserves before anything is known. */
  readonly prior: Float32Array;
  /** Playouts in which the same seat played the same move later, and what they were worth to it. */
  readonly kin: Float32Array;
  readonly kinWorth: Float32Array;
  /** Sums over the visits, for each seat. */
  readonly worth: Float64Array;
  /** Sums over the visits of shares of wins and of points, for each seat: what people want to know. */
  readonly wins: Float32Array;
  readonly points: Float32Array;
  readonly settled: Uint8Array;
  /** 1 if every legal move has a child. */
  readonly whole: Uint8Array;
}

export function treeFor(seats: number, capacity: number): Tree {
  return {
    seats,
    capacity,
    size: 1,
    move: new Int32Array(capacity),
    visits: new Int32Array(capacity),
    first: new Int32Array(capacity),
    next: new Int32Array(capacity),
    offered: new Int32Array(capacity),
    prior: new Float32Array(capacity),
    kin: new Float32Array(capacity),
    kinWorth: new Float32Array(capacity),
    worth: new Float64Array(capacity * seats),
    wins: new Float32Array(capacity * seats),
    points: new Float32Array(capacity * seats),
    settled: new Uint8Array(capacity),
    whole: new Uint8Array(capacity),
  };
}

export function clearTree(tree: Tree): void {
  tree.size = 0;
  newNode(tree, 0, 1);
}

function newNode(tree: Tree, move: Move, prior: number): number {
  const node = tree.size++;
  tree.move[node] = move;
  tree.prior[node] = prior;
  tree.visits[node] = 0;
  tree.first[node] = NONE;
  tree.next[node] = NONE;
  tree.offered[node] = 0;
  tree.kin[node] = 0;
  tree.kinWorth[node] = 0;
  tree.settled[node] = OPEN;
  tree.whole[node] = 0;
  for (let i = node * tree.seats; i < (node + 1) * tree.seats; i++) {
    tree.worth[i] = 0;
    tree.wins[i] = 0;
    tree.points[i] = 0;
  }
  return node;
}

export function isFull(tree: Tree, wanted: number): boolean {
  return tree.size + wanted > tree.capacity;
}

/** The newest child comes first. Trusts that there is room. */
export function addChild(tree: Tree, parent: number, move: Move, prior: number): number {
  const child = newNode(tree, move, prior);
  tree.next[child] = tree.first[parent];
  tree.first[parent] = child;
  return child;
}

export function childWith(tree: Tree, parent: number, move: Move): number {
  let child = tree.first[parent];
  while (child !== NONE && tree.move[child] !== move) child = tree.next[child];
  return child;
}

/** What the node is worth to the seat, as far as visits tell. */
export function meanWorth(tree: Tree, node: number, seat: number): number {
  return tree.worth[node * tree.seats + seat] / tree.visits[node];
}

/** Makes `to` a copy of the part of `from` below `node`, its root in `node`'s place. */
export function transplant(from: Tree, node: number, to: Tree): void {
  to.size = 0;
  copyNode(from, node, to);
  // A copy's `first` still names a node of the old tree, until its children are copied in turn.
  for (let done = 0; done < to.size; done++) copyChildren(from, to, done);
}

function copyChildren(from: Tree, to: Tree, parent: number): void {
  let before = NONE;
  for (let child = to.first[parent]; child !== NONE; child = from.next[child]) {
    const copy = copyNode(from, child, to);
    if (before === NONE) to.first[parent] = copy;
    else to.next[before] = copy;
    before = copy;
  }
}

function copyNode(from: Tree, node: number, to: Tree): number {
  const copy = newNode(to, from.move[node], from.prior[node]);
  to.visits[copy] = from.visits[node];
  to.first[copy] = from.first[node];
  to.offered[copy] = from.offered[node];
  to.kin[copy] = from.kin[node];
  to.kinWorth[copy] = from.kinWorth[node];
  to.settled[copy] = from.settled[node];
  to.whole[copy] = from.whole[node];
  for (let seat = 0; seat < to.seats; seat++) {
    to.worth[copy * to.seats + seat] = from.worth[node * to.seats + seat];
    to.wins[copy * to.seats + seat] = from.wins[node * to.seats + seat];
    to.points[copy * to.seats + seat] = from.points[node * to.seats + seat];
  }
  return copy;
}
