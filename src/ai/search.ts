import { type Actor, CHANCE, type Game, type Move, NOBODY, pickerOf, type Viewer } from '../engine/game.ts';
import { type Random, seeded } from '../engine/random.ts';
import { copyInto, copyOf, type State, sameBytes } from '../engine/state.ts';
import { type Breadth, giveChildren, type Nursery, nurseryFor } from './growth.ts';
import { type Curiosity, childOnOffer, childToTry, countOnOffer } from './selection.ts';
import { settleEnd, settleUpwards } from './solver.ts';
import { forgetTraces, isTraced, leaveTrace, type Traces, tracesFor } from './traces.ts';
import { addChild, childWith, clearTree, isFull, NONE, OPEN, ROOT, type Tree, transplant, treeFor } from './tree.ts';
import { readEnd, readForecast, swingOf, type Worth, worthFor } from './worth.ts';

/** Everything that makes one search another, as data. */
export interface Settings extends Curiosity, Breadth {
  /** A node gets children when it was visited so often. */
  readonly patience: number;
  /** Playouts are cut after so many moves where the game can make a forecast. */
  readonly horizon: number;
  /** The share of winning in what is sought; the rest is the lead in points. */
  readonly winning: number;
  /** At most so many nodes are kept. */
  readonly nodes: number;
}

/**
 * Monte-Carlo tree search for any number of seats: each seat looks for what is best for itself. One `Search` serves
 * one seat through a whole game; it knows masked states only.
 */
export interface Search<S extends State<S>> {
  readonly game: Game<S>;
  readonly settings: Settings;
  readonly root: S;
  viewer: Viewer;
  random: Random;
  tree: Tree;
  /** Where the next tree grows when the root moves on. */
  spare: Tree | undefined;
  /** Something is hidden in the root: every playout guesses a world, and nothing can be proved. */
  secret: boolean;
  /** Is the root's state the one the tree was made for? */
  rooted: boolean;
  readonly s: S;
  readonly path: Int32Array;
  readonly actors: Int8Array;
  depth: number;
  readonly nursery: Nursery;
  readonly traces: Traces;
  readonly worth: Worth;
  readonly swing: number;
  readonly horizon: number;
  readonly hunch: (s: S, random: Random) => Move;
}

/** `like` is any state of the match: it lends its shape. */
export function searchOf<S extends State<S>>(
  game: Game<S>,
  like: S,
  settings: Settings,
  random = seeded(0),
): Search<S> {
  const useHunch = settings.trust > 0 ? game.knowledge?.hunch : undefined;
  return {
    game,
    settings: { ...settings, kinship: settings.kinship * (game.knowledge?.pace?.kinship ?? 1) },
    root: like.another(),
    viewer: 0,
    random,
    tree: treeFor(like.seats, settings.nodes),
    spare: undefined,
    secret: false,
    rooted: false,
    s: like.another(),
    path: new Int32Array(game.longest + 1),
    actors: new Int8Array(game.longest + 1),
    depth: 0,
    nursery: nurseryFor(Math.min(settings.width, 4096)),
    traces: tracesFor(),
    worth: worthFor(like.seats),
    swing: swingOf(game.knowledge),
    horizon: settings.horizon * (game.knowledge?.pace?.horizon ?? 1),
    hunch: useHunch ?? pickerOf(game),
  };
}

/** Turns to a position as the viewer sees it. The tree stays if `follow` has led to this very position. */
export function begin<S extends State<S>>(search: Search<S>, view: S, viewer: Viewer): void {
  const known = search.rooted && search.viewer === viewer && sameBytes(search.root, view);
  if (!known) clearTree(search.tree);
  copyInto(search.root, view);
  search.viewer = viewer;
  search.rooted = true;
  search.secret = hasSecrets(search);
}

function hasSecrets<S extends State<S>>({ game, root, viewer }: Search<S>): boolean {
  const world = copyOf(root);
  game.guess(world, viewer, seeded('secrets'));
  return !sameBytes(world, root);
}

/** Something was played: what is known about the position after it is kept. After a hidden move nothing is. */
export function follow<S extends State<S>>(search: Search<S>, move: Move | undefined): void {
  const child = search.rooted && move !== undefined ? childWith(search.tree, ROOT, move) : NONE;
  search.rooted = child !== NONE;
  if (child === NONE || move === undefined) return;
  const next = search.spare ?? treeFor(search.tree.seats, search.tree.capacity);
  transplant(search.tree, child, next);
  search.spare = search.tree;
  search.tree = next;
  search.game.apply(search.root, move);
}

/** Plays so many playouts, fewer when the outcome is known before; answers how many. */
export function run<S extends State<S>>(search: Search<S>, playouts: number): number {
  let done = 0;
  while (done < playouts && search.tree.settled[ROOT] === OPEN) {
    playOnce(search);
    done++;
  }
  return done;
}

function playOnce<S extends State<S>>(search: Search<S>): void {
  copyInto(search.s, search.root);
  if (search.secret) search.game.guess(search.s, search.viewer, search.random);
  forgetTraces(search.traces);
  const leaf = descend(search);
  readLeaf(search, leaf);
  passUp(search);
}

/** Walks down the tree to a node without children, leaving its state in `s` and the way in `path`. */
function descend<S extends State<S>>(search: Search<S>): number {
  const { game, s, path, actors, traces } = search;
  let node = ROOT;
  search.depth = 0;
  for (;;) {
    const actor = game.actor(s);
    path[search.depth] = node;
    actors[search.depth] = actor;
    const next = actor === NOBODY || search.tree.settled[node] !== OPEN ? NONE : step(search, node, actor);
    if (next === NONE) return node;
    const move = search.tree.move[next];
    if (actor !== CHANCE) leaveTrace(traces, actor, move, search.depth);
    game.apply(s, move);
    search.depth++;
    node = next;
  }
}

/** The node to go on with, or NONE to stop here. */
function step<S extends State<S>>(search: Search<S>, node: number, actor: Actor): number {
  const { tree, settings } = search;
  if (node !== ROOT && tree.visits[node] < settings.patience) return NONE;
  if (actor === CHANCE) return stepByChance(search, node);
  if (search.secret && search.game.knowledge?.alike !== true) return stepInSecret(search, node, actor);
  if (tree.first[node] === NONE && !haveChildren(search, node)) return NONE;
  return childToTry(tree, node, actor, settings, search.random);
}

function haveChildren<S extends State<S>>(search: Search<S>, node: number): boolean {
  const { tree, game, s, nursery, settings, random } = search;
  return giveChildren(tree, node, game, s, nursery, settings, random);
}

function stepByChance<S extends State<S>>({ tree, game, s, random }: Search<S>, node: number): number {
  const outcome = game.sample(s, random);
  const child = childWith(tree, node, outcome);
  if (child !== NONE || isFull(tree, 1)) return child;
  return addChild(tree, node, outcome, 1);
}

/** The worlds that lead to a node differ in what is legal there, so its children are looked after on every visit. */
function stepInSecret<S extends State<S>>(search: Search<S>, node: number, actor: Actor): number {
  const { tree, nursery, settings } = search;
  search.game.moves(search.s, nursery.legal);
  if (countOnOffer(tree, node, nursery.legal) < Math.min(settings.width, nursery.legal.length))
    haveChildren(search, node);
  return childOnOffer(tree, node, actor, nursery.legal, settings);
}

/** Works out what the leaf is worth: known, over, or found by playing on. */
function readLeaf<S extends State<S>>(search: Search<S>, leaf: number): void {
  const { tree, worth, game, s, settings, swing } = search;
  if (tree.settled[leaf] !== OPEN) return readNode(tree, leaf, worth);
  if (game.actor(s) !== NOBODY) return playOut(search);
  readEnd(game, s, worth, settings.winning, swing);
  if (!search.secret) settleEnd(tree, leaf, worth);
}

function readNode({ worth: sums, wins, points, visits, seats }: Tree, node: number, worth: Worth): void {
  for (let seat = 0; seat < seats; seat++) {
    worth.value[seat] = sums[node * seats + seat] / visits[node];
    worth.wins[seat] = wins[node * seats + seat] / visits[node];
    worth.points[seat] = points[node * seats + seat] / visits[node];
  }
}

function playOut<S extends State<S>>(search: Search<S>): void {
  const { game, s, random, settings, traces, worth, swing, hunch } = search;
  const forecast = settings.trust > 0 ? game.knowledge?.forecast : undefined;
  const quiet = game.knowledge?.quiet;
  const last = forecast ? search.depth + search.horizon : game.longest;
  let ply = search.depth;
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s), ply++) {
    if (ply >= last && forecast && (!quiet || quiet(s))) {
      forecast(s, worth.points);
      return readForecast(worth, settings.winning, swing);
    }
    const move = actor === CHANCE ? game.sample(s, random) : hunch(s, random);
    if (actor !== CHANCE) leaveTrace(traces, actor, move, ply);
    game.apply(s, move);
  }
  readEnd(game, s, worth, settings.winning, swing);
}

/** Adds what was learnt to every node on the way, and proves what can be proved. */
function passUp<S extends State<S>>(search: Search<S>): void {
  const { tree, path, depth, worth, settings, actors } = search;
  for (let i = 0; i <= depth; i++) addWorth(tree, path[i], worth);
  if (settings.kinship > 0) for (let i = 0; i <= depth; i++) if (actors[i] >= 0) tellKin(search, i);
  if (tree.settled[path[depth]] !== OPEN) settleUpwards(tree, path, actors, depth);
}

function addWorth({ worth: sums, wins, points, visits, seats }: Tree, node: number, worth: Worth): void {
  visits[node]++;
  for (let seat = 0; seat < seats; seat++) {
    sums[node * seats + seat] += worth.value[seat];
    wins[node * seats + seat] += worth.wins[seat];
    points[node * seats + seat] += worth.points[seat];
  }
}

/** All moves as first: a move that the seat played later on learns from this playout too. */
function tellKin<S extends State<S>>({ tree, path, actors, traces, worth }: Search<S>, at: number): void {
  const seat = actors[at];
  for (let child = tree.first[path[at]]; child !== NONE; child = tree.next[child]) {
    if (!isTraced(traces, seat, tree.move[child], at)) continue;
    tree.kin[child]++;
    tree.kinWorth[child] += worth.value[seat];
  }
}
