import type { MoveList, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { meanValue, NO_NODE, type Tree, UNPROVEN } from './tree.ts';

/** How a search weighs what it knows about a move against what it could still learn. */
export interface SelectionSettings {
  /** `prior` looks first where knowledge points; `even` is plain UCT, which tries every move once. */
  readonly rule: 'prior' | 'even';
  /** How much is given to moves that were tried little. */
  readonly exploration: number;
  /** About how many visits outweigh what rollouts say that had the same move later on; 0 never asks them. */
  readonly raveEquivalence: number;
}

/** The child to look at next, or NONE when all that may be chosen are settled. */
export function selectChild(tree: Tree, node: number, seat: Seat, how: SelectionSettings, random: Random): number {
  return how.rule === 'prior' ? selectByPuct(tree, node, seat, how) : selectByUcb1(tree, node, seat, how, random);
}

function selectByPuct(
  tree: Tree,
  node: number,
  seat: Seat,
  { exploration: curiosity, raveEquivalence: kinship }: SelectionSettings,
): number {
  const { visits, prior, proven: settled, next, value: worth, seats, amafVisits: kin, amafValue: kinWorth } = tree;
  const tried = visits[node];
  const reach = curiosity * Math.sqrt(tried + 1);
  const unknown = tried > 0 ? meanValue(tree, node, seat) : 0.5;
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child !== NO_NODE; child = next[child]) {
    if (settled[child] !== UNPROVEN) continue;
    const n = visits[child];
    const m = kin[child];
    let mean = n > 0 ? worth[child * seats + seat] / n : unknown;
    if (kinship > 0 && m > 0) mean += (m / (m + n + (m * n) / kinship + 1)) * (kinWorth[child] / m - mean);
    const score = mean + (reach * prior[child]) / (1 + n);
    if (score <= top) continue;
    top = score;
    best = child;
  }
  return best;
}

/** UCB1; among children never tried, any. */
function selectByUcb1(
  tree: Tree,
  node: number,
  seat: Seat,
  { exploration: curiosity }: SelectionSettings,
  random: Random,
): number {
  const log = Math.log(tree.visits[node] + 1);
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  let fresh = 0;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    const n = tree.visits[child];
    if (n === 0 && random.below(++fresh) === 0) best = child;
    if (n === 0 || fresh > 0 || tree.proven[child] !== UNPROVEN) continue;
    const score = meanValue(tree, child, seat) + curiosity * Math.sqrt(log / n);
    if (score <= top) continue;
    top = score;
    best = child;
  }
  return best;
}

/**
 * The same choice where cards are hidden: only moves that are legal in the world at hand may be chosen, and a move is
 * compared with how often it could have been.
 */
export function selectLegalChild(
  tree: Tree,
  node: number,
  seat: Seat,
  legal: MoveList,
  how: SelectionSettings,
): number {
  const unknown = tree.visits[node] > 0 ? meanValue(tree, node, seat) : 0.5;
  let best = NO_NODE;
  let top = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) {
    if (!holds(legal, tree.move[child])) continue;
    const offered = ++tree.availability[child];
    const n = tree.visits[child];
    const mean = n > 0 ? meanValue(tree, child, seat) : unknown;
    const score = mean + (how.exploration * tree.prior[child] * Math.sqrt(offered)) / (1 + n);
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
