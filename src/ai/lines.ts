import { type Game, type Move, movesOf, type Seat } from '../engine/game.ts';
import { copyOf, type State } from '../engine/state.ts';
import { adviceOf, type Budget, bestChild, searchThrough } from './advice.ts';
import { newSearch, type Search, setRoot } from './search.ts';
import { childWith, NO_NODE, ROOT, type Tree } from './tree.ts';

/** A move that was visited less often than this stands there by its prior alone. */
const KNOWN = 8;
/** No turn is told at more length than this; whoever plays so far can ask again. */
const LONGEST = 16;
/** What each decision behind the tree's last one is given: a line is finished before somebody gets impatient. */
const BRIEF: Budget = { rollouts: 64, milliseconds: 25 };
/** As many nodes as so few rollouts need. */
const SMALL = 1 << 12;

/** A second search beside the one asked, which only goes on where that one knows nothing more. */
export function adviserFor<S extends State<S>>({ game, root, settings }: Search<S>): Search<S> {
  return newSearch(game, root, { ...settings, nodes: Math.min(SMALL, settings.nodes) });
}

/**
 * How the turn of the root's seat goes on best after a move, up to where chance or somebody else moves: as far as the tree
 * knows, and with an adviser to the end.
 */
export function lineAfter<S extends State<S>>(
  search: Search<S>,
  first: Move,
  adviser?: Search<S>,
  clock?: () => number,
): readonly string[] {
  const { game, tree } = search;
  const seat = game.actor(search.root);
  const s = copyOf(search.root);
  const line: string[] = [];
  let node = childWith(tree, ROOT, first);
  for (let move: Move | undefined = first; move !== undefined; ) {
    line.push(game.format(s, move));
    game.apply(s, move);
    if (game.actor(s) !== seat || line.length === LONGEST) return line;
    move = known(tree, node, game, s, seat) ?? (adviser && advised(adviser, s, seat, clock));
    node = move === undefined || node === NO_NODE ? NO_NODE : childWith(tree, node, move);
  }
  return line;
}

/** What the tree found best, if it looked at it often enough; other worlds may have had moves that are not legal here. */
function known<S extends State<S>>(tree: Tree, node: number, game: Game<S>, s: S, seat: Seat): Move | undefined {
  const best = node === NO_NODE ? NO_NODE : bestChild(tree, seat, node);
  if (best === NO_NODE || tree.visits[best] < KNOWN) return undefined;
  return movesOf(game, s).includes(tree.move[best]) ? tree.move[best] : undefined;
}

function advised<S extends State<S>>(adviser: Search<S>, s: S, seat: Seat, clock?: () => number): Move {
  const legal = movesOf(adviser.game, s);
  if (legal.length === 1) return legal[0];
  setRoot(adviser, s, seat);
  searchThrough(adviser, BRIEF, clock);
  return adviceOf(adviser)[0].move;
}
