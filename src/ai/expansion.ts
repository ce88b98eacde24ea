import { type Game, type Move, type MoveList, moveList } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import { addChild, childWith, isFull, NO_NODE, type Tree } from './tree.ts';

/** Which legal moves become children, and with which priors. */
export interface ExpansionSettings {
  /** At most this many moves, the best by the game's own rating; without a rating all of them. */
  readonly width: number;
  /** The share of the prior that follows the rating; the rest is the same for every move. From 0 to 1. */
  readonly priorWeight: number;
}

/** A move that is rated this many points better has about three times the prior. */
const RATING_SCALE = 2;

/** Memory for expanding a node, used again and again. */
export interface ExpansionScratch {
  readonly legal: MoveList;
  ratings: Float64Array;
  /** The moves that become children, best first, with their ratings. */
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

/** Gives a node whose state is `s` a child for each move worth a look. Returns false when the tree is full. */
export function expand<S extends State<S>>(
  tree: Tree,
  node: number,
  game: Game<S>,
  s: S,
  scratch: ExpansionScratch,
  settings: ExpansionSettings,
  random?: Random,
): boolean {
  const { legal } = scratch;
  game.moves(s, legal);
  const rated = game.heuristics?.rate !== undefined && settings.priorWeight > 0;
  if (isFull(tree, rated ? Math.min(settings.width, legal.length) : legal.length)) return false;
  if (rated) rateInto(scratch, game, s, random);
  if (rated) addRated(tree, node, scratch, settings);
  else for (let i = legal.length - 1; i >= 0; i--) addMissing(tree, node, legal.items[i], 1 / legal.length);
  tree.expanded[node] = rated && legal.length > settings.width ? 0 : 1;
  return true;
}

function addRated(
  tree: Tree,
  node: number,
  scratch: ExpansionScratch,
  { width, priorWeight }: ExpansionSettings,
): void {
  keepBest(scratch, width);
  const { kept, keptRatings, count } = scratch;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((keptRatings[i] - keptRatings[0]) / RATING_SCALE);
  for (let i = count - 1; i >= 0; i--) {
    const share = Math.exp((keptRatings[i] - keptRatings[0]) / RATING_SCALE) / sum;
    addMissing(tree, node, kept[i], priorWeight * share + (1 - priorWeight) / count);
  }
}

function rateInto<S extends State<S>>(scratch: ExpansionScratch, game: Game<S>, s: S, random?: Random): void {
  if (scratch.ratings.length < scratch.legal.length) scratch.ratings = new Float64Array(2 * scratch.legal.length);
  game.heuristics?.rate?.(s, scratch.legal, scratch.ratings, random);
}

/** Sorts the best `width` moves into `kept`. Most moves are rated below all of these and cost one comparison. */
function keepBest(scratch: ExpansionScratch, width: number): void {
  const { legal, ratings, kept, keptRatings } = scratch;
  let count = 0;
  for (let i = 0; i < legal.length; i++) {
    if (count === width && ratings[i] <= keptRatings[count - 1]) continue;
    let at = count < width ? count++ : count - 1;
    for (; at > 0 && keptRatings[at - 1] < ratings[i]; at--) {
      keptRatings[at] = keptRatings[at - 1];
      kept[at] = kept[at - 1];
    }
    keptRatings[at] = ratings[i];
    kept[at] = legal.items[i];
  }
  scratch.count = count;
}

/** Where something is hidden, a node may have the child from another determinized state already. */
function addMissing(tree: Tree, node: number, move: Move, prior: number): void {
  if (tree.first[node] === NO_NODE || childWith(tree, node, move) === NO_NODE) addChild(tree, node, move, prior);
}
