import type { Move } from '../engine/game.ts';

/** The root is node 0, so 0 can also mean "no child" and "no sibling". */
export const ROOT = 0;
export const NO_NODE = 0;

/** In `proven`: the value of a node is an estimate; or it is certain; or certain, and seat `n - PROVEN_WIN` wins alone. */
export const UNPROVEN = 0;
export const PROVEN = 1;
export const PROVEN_WIN = 2;

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
  /** How often the move was legal when its parent was visited: determinized states differ in that. */
  readonly availability: Int32Array;
  /** The share of visits that the move deserves by the heuristics alone. */
  readonly prior: Float32Array;
  /** Rollouts in which the same seat played the same move later on, and the sum of their values for it. */
  readonly amafVisits: Float32Array;
  readonly amafValue: Float32Array;
  /** Sums of the values over all visits, for each seat. */
  readonly value: Float64Array;
  /** Sums of the shares of wins and of the points over all visits, for each seat: what people want to know. */
  readonly wins: Float32Array;
  readonly points: Float32Array;
  readonly proven: Uint8Array;
  /** 1 if every legal move has a child. */
  readonly expanded: Uint8Array;
}

export function newTree(seats: number, capacity: number): Tree {
  return {
    seats,
    capacity,
    size: 1,
    move: new Int32Array(capacity),
    visits: new Int32Array(capacity),
    first: new Int32Array(capacity),
    next: new Int32Array(capacity),
    availability: new Int32Array(capacity),
    prior: new Float32Array(capacity),
    amafVisits: new Float32Array(capacity),
    amafValue: new Float32Array(capacity),
    value: new Float64Array(capacity * seats),
    wins: new Float32Array(capacity * seats),
    points: new Float32Array(capacity * seats),
    proven: new Uint8Array(capacity),
    expanded: new Uint8Array(capacity),
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
  tree.first[node] = NO_NODE;
  tree.next[node] = NO_NODE;
  tree.availability[node] = 0;
  tree.amafVisits[node] = 0;
  tree.amafValue[node] = 0;
  tree.proven[node] = UNPROVEN;
  tree.expanded[node] = 0;
  for (let i = node * tree.seats; i < (node + 1) * tree.seats; i++) {
    tree.value[i] = 0;
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
  while (child !== NO_NODE && tree.move[child] !== move) child = tree.next[child];
  return child;
}

/** What the node is worth to the seat, as far as visits tell. */
export function meanValue(tree: Tree, node: number, seat: number): number {
  return tree.value[node * tree.seats + seat] / tree.visits[node];
}

/** Makes `to` a copy of the part of `from` below `node`, its root in `node`'s place. */
export function copySubtree(from: Tree, node: number, to: Tree): void {
  to.size = 0;
  copyNode(from, node, to);
  // A copy's `first` still names a node of the old tree, until its children are copied in turn.
  for (let done = 0; done < to.size; done++) copyChildren(from, to, done);
}

function copyChildren(from: Tree, to: Tree, parent: number): void {
  let before = NO_NODE;
  for (let child = to.first[parent]; child !== NO_NODE; child = from.next[child]) {
    const copy = copyNode(from, child, to);
    if (before === NO_NODE) to.first[parent] = copy;
    else to.next[before] = copy;
    before = copy;
  }
}

function copyNode(from: Tree, node: number, to: Tree): number {
  const copy = newNode(to, from.move[node], from.prior[node]);
  to.visits[copy] = from.visits[node];
  to.first[copy] = from.first[node];
  to.availability[copy] = from.availability[node];
  to.amafVisits[copy] = from.amafVisits[node];
  to.amafValue[copy] = from.amafValue[node];
  to.proven[copy] = from.proven[node];
  to.expanded[copy] = from.expanded[node];
  for (let seat = 0; seat < to.seats; seat++) {
    to.value[copy * to.seats + seat] = from.value[node * to.seats + seat];
    to.wins[copy * to.seats + seat] = from.wins[node * to.seats + seat];
    to.points[copy * to.seats + seat] = from.points[node * to.seats + seat];
  }
  return copy;
}
