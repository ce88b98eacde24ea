import type { MoveList, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { meanValue, NO_NODE, type Tree, UNPROVEN } from './tree.ts';

/** How a search weighs what it knows about a move against what it could still learn. */
export interface SelectionSettings {
  /** PUCT looks first where the heuristics point; UCB1, the rule of plain UCT, tries every move once. */
  readonly rule: 'puct' | 'ucb1';
  /** The constant before the exploration term of either rule. */
  readonly exploration: number;
  /** About how many visits weigh as much as the AMAF value (RAVE's equivalence parameter); 0 switches RAVE off. */
  readonly raveEquivalence: number;
}

/** The child to go on with, or NO_NODE when all of them are proven. */
export function selectChild(tree: Tree, node: number, seat: Seat, how: SelectionSettings, random: Random): number {
  return how.rule === 'puct' ? selectByPuct(tree, node, seat, how) : selectByUcb1(tree, node, seat, how, random);
}

/**
 * PUCT: the mean value plus an exploration term that the prior scales. RAVE mixes the AMAF value into the mean, with a
 * weight that shrinks as the child's own visits grow.
 */
function selectByPuct(
  tree: Tree,
  node: number,
  seat: Seat,
  { exploration, raveEquivalence }: SelectionSettings,
): number {
  const { visits, prior, proven, next, value, seats, amafVisits, amafValue } = tree;
  const parentVisits = visits[node];
  const reach = exploration * Math.sqrt(parentVisits + 1);
  const unvisited = parentVisits > 0 ? meanValue(tree, node, seat) : 0.5;
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child !== NO_NODE; child = next[child]) {
    if (proven[child] !== UNPROVEN) continue;
    const n = visits[child];
    const m = amafVisits[child];
    let mean = n > 0 ? value[child * seats + seat] / n : unvisited;
    if (raveEquivalence > 0 && m > 0)
      mean += (m / (m + n + (m * n) / raveEquivalence + 1)) * (amafValue[child] / m - mean);
    const score = mean + (reach * prior[child]) / (1 + n);
    if (score <= top) continue;
    top = score;
    best = child;
  }
  return best;
}

/** UCB1; among unvisited children, any. */
function selectByUcb1(
  tree: Tree,
  node: number,
  seat: Seat,
  { exploration }: SelectionSettings,
  random: Random,
): number {
  const log = Math.log(tree.visits[node] + 1);
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  let unvisited = 0;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    const n = tree.visits[child];
    if (n === 0 && random.below(++unvisited) === 0) best = child;
    if (n === 0 || unvisited > 0 || tree.proven[child] !== UNPROVEN) continue;
    const score = meanValue(tree, child, seat) + exploration * Math.sqrt(log / n);
    if (score <= top) continue;
    top = score;
    best = child;
  }
  return best;
}

/**
 * PUCT for information set MCTS: only children that are legal in the determinized state can be selected, and a child's
 * exploration grows with its availability, the number of visits in which it could have been.
 */
export function selectLegalChild(
  tree: Tree,
  node: number,
  seat: Seat,
  legal: MoveList,
  how: SelectionSettings,
): number {
  const unvisited = tree.visits[node] > 0 ? meanValue(tree, node, seat) : 0.5;
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    if (!holds(legal, tree.move[child])) continue;
    const availability = ++tree.availability[child];
    const n = tree.visits[child];
    const mean = n > 0 ? meanValue(tree, child, seat) : unvisited;
    const score = mean + (how.exploration * tree.prior[child] * Math.sqrt(availability)) / (1 + n);
    if (score <= top) continue;
    top = score;
    best = child;
  }
  return best;
}

/** How many of a node's children are legal. */
export function countLegalChildren(tree: Tree, node: number, legal: MoveList): number {
  let count = 0;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child])
    if (holds(legal, tree.move[child])) count++;
  return count;
}

/** Is the move in the list, which is ascending? */
function holds({ items, length }: MoveList, move: number): boolean {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle] < move) low = middle + 1;
    else high = middle;
  }
  return low < length && items[low] === move;
}
