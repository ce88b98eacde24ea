import { type Actor, CHANCE, type Game, type Move, NOBODY, randomMoveOf, type Viewer } from '../engine/game.ts';
import { type Random, seeded } from '../engine/random.ts';
import { copyInto, copyOf, type State, sameBytes } from '../engine/state.ts';
import { type AmafTable, clearAmaf, newAmafTable, recordMove, wasPlayed } from './amaf.ts';
import { decisiveLeadOf, type Evaluation, evaluateEnd, evaluateFromPoints, newEvaluation } from './evaluation.ts';
import { type ExpansionScratch, type ExpansionSettings, expand, newExpansionScratch } from './expansion.ts';
import { countLegalChildren, type SelectionSettings, selectChild, selectLegalChild } from './selection.ts';
import { proveEnd, proveUpwards } from './solver.ts';
import {
  addChild,
  childWith,
  clearTree,
  copySubtree,
  isFull,
  NO_NODE,
  newTree,
  ROOT,
  type Tree,
  UNPROVEN,
} from './tree.ts';

/** Everything that makes one search another, as data. */
export interface SearchSettings extends SelectionSettings, ExpansionSettings {
  /** A node gets children when it was visited so often. */
  readonly expandAfter: number;
  /** Playouts are cut after so many moves where the game can make a forecast. */
  readonly rolloutDepth: number;
  /** The share of winning in what is sought; the rest is the lead in points. */
  readonly winWeight: number;
  /** At most so many nodes are kept. */
  readonly nodes: number;
}

/**
 * Monte-Carlo tree search for any number of seats: each seat looks for what is best for itself. One `Search` serves
 * one seat through a whole game; it knows masked states only.
 */
export interface Search<S extends State<S>> {
  readonly game: Game<S>;
  readonly settings: SearchSettings;
  readonly root: S;
  viewer: Viewer;
  random: Random;
  tree: Tree;
  /** Where the next tree grows when the root moves on. */
  spare: Tree | undefined;
  /** Something is hidden in the root: every playout guesses a world, and nothing can be proved. */
  determinizes: boolean;
  /** Is the root's state the one the tree was made for? */
  rooted: boolean;
  readonly s: S;
  readonly path: Int32Array;
  readonly actors: Int8Array;
  depth: number;
  readonly scratch: ExpansionScratch;
  readonly amaf: AmafTable;
  readonly evaluation: Evaluation;
  readonly decisiveLead: number;
  readonly rolloutDepth: number;
  readonly rolloutMove: (s: S, random: Random) => Move;
}

/** `like` is any state of the match: it lends its shape. */
export function newSearch<S extends State<S>>(
  game: Game<S>,
  like: S,
  settings: SearchSettings,
  random = seeded(0),
): Search<S> {
  const useHunch = settings.priorWeight > 0 ? game.heuristics?.rolloutMove : undefined;
  return {
    game,
    settings: { ...settings, raveEquivalence: settings.raveEquivalence * (game.heuristics?.tuning?.raveFactor ?? 1) },
    root: like.blankCopy(),
    viewer: 0,
    random,
    tree: newTree(like.seats, settings.nodes),
    spare: undefined,
    determinizes: false,
    rooted: false,
    s: like.blankCopy(),
    path: new Int32Array(game.maxEntries + 1),
    actors: new Int8Array(game.maxEntries + 1),
    depth: 0,
    scratch: newExpansionScratch(Math.min(settings.width, 4096)),
    amaf: newAmafTable(),
    evaluation: newEvaluation(like.seats),
    decisiveLead: decisiveLeadOf(game.heuristics),
    rolloutDepth: settings.rolloutDepth * (game.heuristics?.tuning?.rolloutDepth ?? 1),
    rolloutMove: useHunch ?? randomMoveOf(game),
  };
}

/** Turns to a position as the viewer sees it. The tree stays if `follow` has led to this very position. */
export function setRoot<S extends State<S>>(search: Search<S>, view: S, viewer: Viewer): void {
  const known = search.rooted && search.viewer === viewer && sameBytes(search.root, view);
  if (!known) clearTree(search.tree);
  copyInto(search.root, view);
  search.viewer = viewer;
  search.rooted = true;
  search.determinizes = needsDeterminizing(search);
}

function needsDeterminizing<S extends State<S>>({ game, root, viewer }: Search<S>): boolean {
  const world = copyOf(root);
  game.determinize(world, viewer, seeded('secrets'));
  return !sameBytes(world, root);
}

/** Something was played: what is known about the position after it is kept. After a hidden move nothing is. */
export function advanceRoot<S extends State<S>>(search: Search<S>, move: Move | undefined): void {
  const child = search.rooted && move !== undefined ? childWith(search.tree, ROOT, move) : NO_NODE;
  search.rooted = child !== NO_NODE;
  if (child === NO_NODE || move === undefined) return;
  const next = search.spare ?? newTree(search.tree.seats, search.tree.capacity);
  copySubtree(search.tree, child, next);
  search.spare = search.tree;
  search.tree = next;
  search.game.apply(search.root, move);
}

/** Plays so many rollouts, fewer when the outcome is known before; answers how many. */
export function runRollouts<S extends State<S>>(search: Search<S>, rollouts: number): number {
  let done = 0;
  while (done < rollouts && search.tree.proven[ROOT] === UNPROVEN) {
    iterate(search);
    done++;
  }
  return done;
}

function iterate<S extends State<S>>(search: Search<S>): void {
  copyInto(search.s, search.root);
  if (search.determinizes) search.game.determinize(search.s, search.viewer, search.random);
  clearAmaf(search.amaf);
  const leaf = descend(search);
  evaluateLeaf(search, leaf);
  backpropagate(search);
}

/** Walks down the tree to a node without children, leaving its state in `s` and the way in `path`. */
function descend<S extends State<S>>(search: Search<S>): number {
  const { game, s, path, actors, amaf: traces } = search;
  let node = ROOT;
  search.depth = 0;
  for (;;) {
    const actor = game.actor(s);
    path[search.depth] = node;
    actors[search.depth] = actor;
    const next = actor === NOBODY || search.tree.proven[node] !== UNPROVEN ? NO_NODE : nextNode(search, node, actor);
    if (next === NO_NODE) return node;
    const move = search.tree.move[next];
    if (actor !== CHANCE) recordMove(traces, actor, move, search.depth);
    game.apply(s, move);
    search.depth++;
    node = next;
  }
}

/** The node to go on with, or NONE to stop here. */
function nextNode<S extends State<S>>(search: Search<S>, node: number, actor: Actor): number {
  const { tree, settings } = search;
  if (node !== ROOT && tree.visits[node] < settings.expandAfter) return NO_NODE;
  if (actor === CHANCE) return sampleChance(search, node);
  if (search.determinizes && search.game.heuristics?.hiddenInfoKeepsMovesLegal !== true)
    return selectDeterminized(search, node, actor);
  if (tree.first[node] === NO_NODE && !expandNode(search, node)) return NO_NODE;
  return selectChild(tree, node, actor, settings, search.random);
}

function expandNode<S extends State<S>>(search: Search<S>, node: number): boolean {
  const { tree, game, s, scratch: nursery, settings, random } = search;
  return expand(tree, node, game, s, nursery, settings, random);
}

function sampleChance<S extends State<S>>({ tree, game, s, random }: Search<S>, node: number): number {
  const outcome = game.sample(s, random);
  const child = childWith(tree, node, outcome);
  if (child !== NO_NODE || isFull(tree, 1)) return child;
  return addChild(tree, node, outcome, 1);
}

/** The worlds that lead to a node differ in what is legal there, so its children are looked after on every visit. */
function selectDeterminized<S extends State<S>>(search: Search<S>, node: number, actor: Actor): number {
  const { tree, scratch: nursery, settings } = search;
  search.game.moves(search.s, nursery.legal);
  if (countLegalChildren(tree, node, nursery.legal) < Math.min(settings.width, nursery.legal.length))
    expandNode(search, node);
  return selectLegalChild(tree, node, actor, nursery.legal, settings);
}

/** Works out what the leaf is worth: known, over, or found by playing on. */
function evaluateLeaf<S extends State<S>>(search: Search<S>, leaf: number): void {
  const { tree, evaluation: worth, game, s, settings, decisiveLead: swing } = search;
  if (tree.proven[leaf] !== UNPROVEN) return readProven(tree, leaf, worth);
  if (game.actor(s) !== NOBODY) return rollOut(search);
  evaluateEnd(game, s, worth, settings.winWeight, swing);
  if (!search.determinizes) proveEnd(tree, leaf, worth);
}

function readProven({ value: sums, wins, points, visits, seats }: Tree, node: number, worth: Evaluation): void {
  for (let seat = 0; seat < seats; seat++) {
    worth.value[seat] = sums[node * seats + seat] / visits[node];
    worth.wins[seat] = wins[node * seats + seat] / visits[node];
    worth.points[seat] = points[node * seats + seat] / visits[node];
  }
}

function rollOut<S extends State<S>>(search: Search<S>): void {
  const {
    game,
    s,
    random,
    settings,
    amaf: traces,
    evaluation: worth,
    decisiveLead: swing,
    rolloutMove: hunch,
  } = search;
  const forecast = settings.priorWeight > 0 ? game.heuristics?.evaluate : undefined;
  const quiet = game.heuristics?.isQuiescent;
  const last = forecast ? search.depth + search.rolloutDepth : game.maxEntries;
  let ply = search.depth;
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s), ply++) {
    if (ply >= last && forecast && (!quiet || quiet(s))) {
      forecast(s, worth.points);
      return evaluateFromPoints(worth, settings.winWeight, swing);
    }
    const move = actor === CHANCE ? game.sample(s, random) : hunch(s, random);
    if (actor !== CHANCE) recordMove(traces, actor, move, ply);
    game.apply(s, move);
  }
  evaluateEnd(game, s, worth, settings.winWeight, swing);
}

/** Adds what was learnt to every node on the way, and proves what can be proved. */
function backpropagate<S extends State<S>>(search: Search<S>): void {
  const { tree, path, depth, evaluation: worth, settings, actors } = search;
  for (let i = 0; i <= depth; i++) addEvaluation(tree, path[i], worth);
  if (settings.raveEquivalence > 0) for (let i = 0; i <= depth; i++) if (actors[i] >= 0) updateAmaf(search, i);
  if (tree.proven[path[depth]] !== UNPROVEN) proveUpwards(tree, path, actors, depth);
}

function addEvaluation({ value: sums, wins, points, visits, seats }: Tree, node: number, worth: Evaluation): void {
  visits[node]++;
  for (let seat = 0; seat < seats; seat++) {
    sums[node * seats + seat] += worth.value[seat];
    wins[node * seats + seat] += worth.wins[seat];
    points[node * seats + seat] += worth.points[seat];
  }
}

/** All moves as first: a move that the seat played later on learns from this playout too. */
function updateAmaf<S extends State<S>>(
  { tree, path, actors, amaf: traces, evaluation: worth }: Search<S>,
  at: number,
): void {
  const seat = actors[at];
  for (let child = tree.first[path[at]]; child !== NO_NODE; child = tree.next[child]) {
    if (!wasPlayed(traces, seat, tree.move[child], at)) continue;
    tree.amafVisits[child]++;
    tree.amafValue[child] += worth.value[seat];
  }
}
