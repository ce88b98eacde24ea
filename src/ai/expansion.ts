import { type Game, type Move, type MoveList, moveList } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import { addChild, childWith, isFull, NO_NODE, type Tree } from './tree.ts';

/** How much of what is legal a search looks at. */
export interface ExpansionSettings {
  /** At most so many moves, the best by the game's own rating; without a rating all of them. */
  readonly width: number;
  /** Which share of the attention goes by the rating; the rest is the same for every move. From 0 to 1. */
  readonly priorWeight: number;
}

/** So many points better means about three times the attention. */
const RATING_SCALE = 2;

/** Scratch for giving a node its children. */
export interface ExpansionScratch {
  readonly legal: MoveList;
  ratings: Float64Array;
  /** The moves kept, best first, and what they are rated. */
  readonly kept: Int32Array;
  readonly keptRatings: Float64Array;
  count: number;
}

export function newExpansionScratch(width: number): ExpansionScratch {
  return {
    legal: moveList(1024),
    ratings: new Float64Array(1024),
    kept: new Int32Array(width),
    keptRatings: new Float64Array(width),
    count: 0,
  };
}

/** Gives a node whose state is `s` a child for each move worth a look. Answers false when there is no room. */
export function expand<S extends State<S>>(
  tree: Tree,
  node: number,
  game: Game<S>,
  s: S,
  nursery: ExpansionScratch,
  breadth: ExpansionSettings,
  random?: Random,
): boolean {
  const { legal } = nursery;
  game.moves(s, legal);
  const rated = game.heuristics?.rate !== undefined && breadth.priorWeight > 0;
  if (isFull(tree, rated ? Math.min(breadth.width, legal.length) : legal.length)) return false;
  if (rated) rateInto(nursery, game, s, random);
  if (rated) addRated(tree, node, nursery, breadth);
  else for (let i = legal.length - 1; i >= 0; i--) addMissing(tree, node, legal.items[i], 1 / legal.length);
  tree.expanded[node] = rated && legal.length > breadth.width ? 0 : 1;
  return true;
}

function addRated(
  tree: Tree,
  node: number,
  nursery: ExpansionScratch,
  { width, priorWeight: trust }: ExpansionSettings,
): void {
  keepBest(nursery, width);
  const { kept, keptRatings: worth, count } = nursery;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((worth[i] - worth[0]) / RATING_SCALE);
  for (let i = count - 1; i >= 0; i--) {
    const share = Math.exp((worth[i] - worth[0]) / RATING_SCALE) / sum;
    addMissing(tree, node, kept[i], trust * share + (1 - trust) / count);
  }
}

function rateInto<S extends State<S>>(nursery: ExpansionScratch, game: Game<S>, s: S, random?: Random): void {
  if (nursery.ratings.length < nursery.legal.length) nursery.ratings = new Float64Array(2 * nursery.legal.length);
  game.heuristics?.rate?.(s, nursery.legal, nursery.ratings, random);
}

/** Sorts the best `width` moves into `kept`. Most moves are worse than the worst kept and cost one comparison. */
function keepBest(nursery: ExpansionScratch, width: number): void {
  const { legal, ratings, kept, keptRatings: worth } = nursery;
  let count = 0;
  for (let i = 0; i < legal.length; i++) {
    if (count === width && ratings[i] <= worth[count - 1]) continue;
    let at = count < width ? count++ : count - 1;
    for (; at > 0 && worth[at - 1] < ratings[i]; at--) {
      worth[at] = worth[at - 1];
      kept[at] = kept[at - 1];
    }
    worth[at] = ratings[i];
    kept[at] = legal.items[i];
  }
  nursery.count = count;
}

/** Where cards are hidden a node may have the child from another world already. */
function addMissing(tree: Tree, node: number, move: Move, prior: number): void {
  if (tree.first[node] === NO_NODE || childWith(tree, node, move) === NO_NODE) addChild(tree, node, move, prior);
}
