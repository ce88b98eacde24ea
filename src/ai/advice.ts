import { CHANCE, type Move, NOBODY } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import { runRollouts, type Search } from './search.ts';
import { meanValue, NO_NODE, ROOT, type Tree, UNPROVEN } from './tree.ts';

/** What a search thinks of one move. */
export interface Advice {
  readonly move: Move;
  readonly visits: number;
  /** The mover's share of wins, from 0 to 1. */
  readonly share: number;
  /** The points each seat can expect. */
  readonly points: readonly number[];
  /** Is that known for sure? */
  readonly proven: boolean;
}

/** What each seat can expect of a position. */
export interface Expectation {
  /** Shares of wins, from 0 to 1. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** How long to think: so many rollouts, but no longer than so many milliseconds. */
export interface Budget {
  readonly rollouts: number;
  readonly milliseconds: number;
}

/** So many rollouts pass between two looks at the clock. */
const SLICE = 16;

/**
 * Thinks slice by slice and tells how many rollouts were done so far, so that whoever listens can do something else in
 * between, or stop. Playouts kept from before count: a well-known position needs less thought.
 */
export function* searchInSlices<S extends State<S>>(
  search: Search<S>,
  budget: Budget,
  clock: () => number = Date.now,
): Generator<number> {
  const end = clock() + budget.milliseconds;
  let done = search.tree.visits[ROOT];
  // A position that was reached before may have been left without a look at its moves: there is always one to choose.
  while (search.tree.first[ROOT] === NO_NODE || (done < budget.rollouts && clock() < end)) {
    const wanted = Math.max(1, Math.min(SLICE, budget.rollouts - done));
    const played = runRollouts(search, wanted);
    done += played;
    yield done;
    if (played < wanted) return;
  }
}

/** Thinks until the budget is spent; answers how many rollouts that took. */
export function searchThrough<S extends State<S>>(search: Search<S>, budget: Budget, clock?: () => number): number {
  const before = search.tree.visits[ROOT];
  for (const _ of searchInSlices(search, budget, clock));
  return search.tree.visits[ROOT] - before;
}

/** The moves of the root, best first. */
export function adviceOf<S extends State<S>>(search: Search<S>): Advice[] {
  const { tree, game, root } = search;
  const seat = game.actor(root);
  if (seat === CHANCE || seat === NOBODY) return [];
  const best = bestChild(tree, seat);
  const children = childrenOf(tree).filter(child => child !== best && tree.visits[child] > 0);
  children.sort((a, b) => tree.visits[b] - tree.visits[a]);
  return [best, ...children].map(child => adviceOn(tree, child, seat));
}

/** What was found out about the root as a whole, whoever is to move there. */
export function expectationOf<S extends State<S>>({ tree }: Search<S>): Expectation {
  const visits = Math.max(1, tree.visits[ROOT]);
  const mean = (sums: Float32Array) => Array.from(sums.subarray(0, tree.seats), sum => sum / visits);
  return { shares: mean(tree.wins), points: mean(tree.points) };
}

function childrenOf(tree: Tree): number[] {
  const children: number[] = [];
  for (let child = tree.first[ROOT]; child !== NO_NODE; child = tree.next[child]) children.push(child);
  return children;
}

function adviceOn(tree: Tree, node: number, seat: number): Advice {
  const { seats, move, proven: settled } = tree;
  const visits = Math.max(1, tree.visits[node]);
  const points = Array.from(tree.points.subarray(node * seats, (node + 1) * seats), sum => sum / visits);
  const share = tree.wins[node * seats + seat] / visits;
  return { move: move[node], visits: tree.visits[node], share, points, proven: settled[node] !== UNPROVEN };
}

/** The most visited child, unless one that is known for sure is at least as good. */
function bestChild(tree: Tree, seat: number): number {
  let open = NO_NODE;
  let sure = NO_NODE;
  for (let child = tree.first[ROOT]; child !== NO_NODE; child = tree.next[child]) {
    if (tree.proven[child] === UNPROVEN)
      open = open === NO_NODE || tree.visits[child] > tree.visits[open] ? child : open;
    else sure = sure === NO_NODE || meanValue(tree, child, seat) > meanValue(tree, sure, seat) ? child : sure;
  }
  if (open === NO_NODE || sure === NO_NODE) return open + sure;
  return tree.visits[open] === 0 || meanValue(tree, sure, seat) >= meanValue(tree, open, seat) ? sure : open;
}

/**
 * Chooses among the moves of the root. At temperature 0 it is the best; at 1 each is as likely as it was visited
 * often; in between, better moves are likelier than that.
 */
export function chooseMove<S extends State<S>>(search: Search<S>, temperature: number, random: Random): Move {
  const advice = adviceOf(search);
  if (temperature === 0 || advice[0].proven) return advice[0].move;
  const most = advice.reduce((top, { visits }) => Math.max(top, visits), 1);
  const weights = advice.map(({ visits }) => (visits / most) ** (1 / temperature));
  let rest = (random.below(2 ** 30) / 2 ** 30) * weights.reduce((sum, weight) => sum + weight, 0);
  return (advice.find((_, i) => (rest -= weights[i]) < 0) ?? advice[0]).move;
}
