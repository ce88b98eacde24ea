import { CHANCE, type Move, NOBODY } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { copyOf, type State } from '../engine/state.ts';
import { runRollouts, type Search } from './search.ts';
import { meanValue, NO_NODE, ROOT, type Tree, UNPROVEN } from './tree.ts';

/** What a search has found out about one move. */
export interface Advice {
  readonly move: Move;
  readonly visits: number;
  /** The mover's share of wins, from 0 to 1. */
  readonly share: number;
  /** The points each seat can expect. */
  readonly points: readonly number[];
  /** Is that certain? */
  readonly proven: boolean;
}

/** What each seat can expect of a position. */
export interface Expectation {
  /** Shares of wins, from 0 to 1. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** How long to search: until one of the two is used up. */
export interface Budget {
  readonly rollouts: number;
  readonly milliseconds: number;
  /** Is the move all that is wanted? Then the search ends as soon as no other can come to be visited more. */
  readonly settles?: true;
}

/** Rollouts between two looks at the clock. */
const SLICE = 16;

/**
 * Searches slice by slice and yields how many rollouts are done, so that the caller can do something else in between, or
 * stop. Rollouts kept from earlier moves count: a position that was searched before needs less.
 */
export function* searchInSlices<S extends State<S>>(
  search: Search<S>,
  budget: Budget,
  clock: () => number = Date.now,
): Generator<number> {
  const end = clock() + budget.milliseconds;
  let done = search.tree.visits[ROOT];
  // Even a root whose visits come from its parent's search alone has to be expanded: there is always a move to choose.
  while (search.tree.first[ROOT] === NO_NODE || (done < budget.rollouts && clock() < end)) {
    const wanted = Math.max(1, Math.min(SLICE, budget.rollouts - done));
    const played = runRollouts(search, wanted);
    done += played;
    yield done;
    if (played < wanted || (budget.settles && isSettled(search.tree, budget.rollouts - done))) return;
  }
}

/** Can no other move of the root catch up with the best in so many rollouts? Where something is proven, more may be. */
function isSettled(tree: Tree, left: number): boolean {
  let most = 0;
  let second = 0;
  for (let child = tree.first[ROOT]; child !== NO_NODE; child = tree.next[child]) {
    const visits = tree.visits[child];
    if (tree.proven[child] !== UNPROVEN) return false;
    second = Math.max(second, Math.min(most, visits));
    most = Math.max(most, visits);
  }
  return most - second > left;
}

/** Searches until the budget is spent; returns how many rollouts that took. */
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
  const { seats, move, proven } = tree;
  const visits = Math.max(1, tree.visits[node]);
  const points = Array.from(tree.points.subarray(node * seats, (node + 1) * seats), sum => sum / visits);
  const share = tree.wins[node * seats + seat] / visits;
  return { move: move[node], visits: tree.visits[node], share, points, proven: proven[node] !== UNPROVEN };
}

/** The most visited child, unless a proven one is at least as good; NO_NODE where there is none. */
export function bestChild(tree: Tree, seat: number, parent = ROOT): number {
  let open = NO_NODE;
  let proven = NO_NODE;
  for (let child = tree.first[parent]; child !== NO_NODE; child = tree.next[child]) {
    if (tree.proven[child] === UNPROVEN)
      open = open === NO_NODE || tree.visits[child] > tree.visits[open] ? child : open;
    else proven = proven === NO_NODE || meanValue(tree, child, seat) > meanValue(tree, proven, seat) ? child : proven;
  }
  if (open === NO_NODE || proven === NO_NODE) return open + proven;
  return tree.visits[open] === 0 || meanValue(tree, proven, seat) >= meanValue(tree, open, seat) ? proven : open;
}

/** How a move is chosen once the search is over. */
export interface Choice {
  readonly temperature: number;
}

/**
 * Chooses among the moves of the root: at temperature 0 the best one; at 1 each in proportion to its visits; in between,
 * better moves are likelier than that. What is plain is played at any temperature.
 */
export function chooseMove<S extends State<S>>(search: Search<S>, { temperature }: Choice, random: Random): Move {
  const advice = adviceOf(search);
  if (temperature === 0 || advice[0].proven || isPlain(search, advice[0])) return advice[0].move;
  const most = advice.reduce((top, { visits }) => Math.max(top, visits), 1);
  const weights = advice.map(({ visits }) => (visits / most) ** (1 / temperature));
  let rest = (random.below(2 ** 30) / 2 ** 30) * weights.reduce((sum, weight) => sum + weight, 0);
  return (advice.find((_, i) => (rest -= weights[i]) < 0) ?? advice[0]).move;
}

/** It wins at once, in every world that was tried, or the game itself says that nobody would miss it. */
function isPlain<S extends State<S>>(search: Search<S>, { move, share }: Advice): boolean {
  const { game, root } = search;
  return (share === 1 && endsGame(search, move)) || game.heuristics?.isPlain?.(root, move) === true;
}

function endsGame<S extends State<S>>({ game, root, viewer, random }: Search<S>, move: Move): boolean {
  const trial = copyOf(root);
  game.determinize(trial, viewer, random);
  game.apply(trial, move);
  return game.actor(trial) === NOBODY;
}
