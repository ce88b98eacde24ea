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
  /** A node is expanded on this visit. */
  readonly expandAfter: number;
  /** Rollouts are cut after this many moves where the game can evaluate a state. */
  readonly rolloutDepth: number;
  /** The weight of winning in the value of an evaluation; the rest is the lead in points. */
  readonly winWeight: number;
  /** The tree has at most this many nodes. */
  readonly nodes: number;
}

/**
 * Monte Carlo tree search for any number of seats: each seat maximizes its own value (max^n). Where something is hidden
 * it is information set MCTS: one tree, and every iteration runs on a determinized state of its own. One `Search` serves
 * one seat through a whole match; it knows masked states only.
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
  /** Something is hidden in the root: every iteration determinizes it, and nothing can be proven. */
  determinizes: boolean;
  /** Does the tree belong to the root's state? */
  rooted: boolean;
  /** The state that an iteration is at, and how it came there from the root. */
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

/** `like` is any state of the match: the search makes its own of the same shape. */
export function newSearch<S extends State<S>>(
  game: Game<S>,
  like: S,
  settings: SearchSettings,
  random = seeded(0),
): Search<S> {
  const rolloutMove = settings.priorWeight > 0 ? game.heuristics?.rolloutMove : undefined;
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
    rolloutMove: rolloutMove ?? randomMoveOf(game),
  };
}

/** Searches from a state as the viewer sees it. The tree is kept if `advanceRoot` has led to this very state. */
export function setRoot<S extends State<S>>(search: Search<S>, view: S, viewer: Viewer): void {
  const isKnown = search.rooted && search.viewer === viewer && sameBytes(search.root, view);
  if (!isKnown) clearTree(search.tree);
  copyInto(search.root, view);
  search.viewer = viewer;
  search.rooted = true;
  search.determinizes = needsDeterminizing(search);
}

function needsDeterminizing<S extends State<S>>({ game, root, viewer }: Search<S>): boolean {
  const determinized = copyOf(root);
  game.determinize(determinized, viewer, seeded('secrets'));
  return !sameBytes(determinized, root);
}

/** A move was played: the subtree below it is kept. After a hidden move nothing can be. */
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

/** Runs this many iterations with a rollout each, fewer if the root is proven before; returns how many. */
export function runRollouts<S extends State<S>>(search: Search<S>, rollouts: number): number {
  let done = 0;
  while (done < rollouts && search.tree.proven[ROOT] === UNPROVEN) {
    iterate(search);
    done++;
  }
  return done;
}

/** One iteration: select, expand, roll out, backpropagate. */
function iterate<S extends State<S>>(search: Search<S>): void {
  copyInto(search.s, search.root);
  if (search.determinizes) determinize(search);
  clearAmaf(search.amaf);
  const leaf = descend(search);
  evaluateLeaf(search, leaf);
  backpropagate(search);
}

/** Fills in a world: what the seat has reason to suppose, and for the rest any. Plain UCT supposes nothing. */
function determinize<S extends State<S>>({ game, s, viewer, random, settings }: Search<S>): void {
  if (settings.priorWeight > 0) game.heuristics?.suppose?.(s, viewer, random);
  game.determinize(s, viewer, random);
}

/** Walks down the tree to a leaf, leaving its state in `s` and the way there in `path`. */
function descend<S extends State<S>>(search: Search<S>): number {
  const { game, s, path, actors, amaf } = search;
  let node = ROOT;
  search.depth = 0;
  for (;;) {
    const actor = game.actor(s);
    path[search.depth] = node;
    actors[search.depth] = actor;
    const next = actor === NOBODY || search.tree.proven[node] !== UNPROVEN ? NO_NODE : nextNode(search, node, actor);
    if (next === NO_NODE) return node;
    const move = search.tree.move[next];
    if (actor !== CHANCE) recordMove(amaf, actor, move, search.depth);
    game.apply(s, move);
    search.depth++;
    node = next;
  }
}

/** The child to go on with, or NO_NODE where the leaf is reached. */
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
  const { tree, game, s, scratch, settings, random } = search;
  return expand(tree, node, game, s, scratch, settings, random);
}

function sampleChance<S extends State<S>>({ tree, game, s, random }: Search<S>, node: number): number {
  const outcome = game.sample(s, random);
  const child = childWith(tree, node, outcome);
  if (child !== NO_NODE || isFull(tree, 1)) return child;
  return addChild(tree, node, outcome, 1);
}

/**
 * The selection of information set MCTS: determinized states that lead to a node differ in what is legal there, so its
 * missing children are added on every visit, and only those that are legal now can be selected.
 */
function selectDeterminized<S extends State<S>>(search: Search<S>, node: number, actor: Actor): number {
  const { tree, settings } = search;
  const { legal } = search.scratch;
  search.game.moves(search.s, legal);
  if (countLegalChildren(tree, node, legal) < Math.min(settings.width, legal.length)) expandNode(search, node);
  return selectLegalChild(tree, node, actor, legal, settings);
}

/** Evaluates the leaf: it is proven, the game is over, or a rollout has to tell. */
function evaluateLeaf<S extends State<S>>(search: Search<S>, leaf: number): void {
  const { tree, evaluation, game, s, settings, decisiveLead } = search;
  if (tree.proven[leaf] !== UNPROVEN) return readProven(tree, leaf, evaluation);
  if (game.actor(s) !== NOBODY) return rollOut(search);
  evaluateEnd(game, s, evaluation, settings.winWeight, decisiveLead);
  if (!search.determinizes) proveEnd(tree, leaf, evaluation);
}

function readProven({ value, wins, points, visits, seats }: Tree, node: number, evaluation: Evaluation): void {
  for (let seat = 0; seat < seats; seat++) {
    evaluation.value[seat] = value[node * seats + seat] / visits[node];
    evaluation.wins[seat] = wins[node * seats + seat] / visits[node];
    evaluation.points[seat] = points[node * seats + seat] / visits[node];
  }
}

/** Plays on from the leaf, to the end of the game or to a quiescent state that is deep enough to be evaluated. */
function rollOut<S extends State<S>>(search: Search<S>): void {
  const { game, s, random, settings, amaf, evaluation, decisiveLead, rolloutMove } = search;
  const evaluate = settings.priorWeight > 0 ? game.heuristics?.evaluate : undefined;
  const isQuiescent = game.heuristics?.isQuiescent;
  const last = evaluate ? search.depth + search.rolloutDepth : game.maxEntries;
  let ply = search.depth;
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s), ply++) {
    if (ply >= last && evaluate && (!isQuiescent || isQuiescent(s))) {
      evaluate(s, evaluation.points);
      return evaluateFromPoints(evaluation, settings.winWeight, decisiveLead);
    }
    const move = actor === CHANCE ? game.sample(s, random) : rolloutMove(s, random);
    if (actor !== CHANCE) recordMove(amaf, actor, move, ply);
    game.apply(s, move);
  }
  evaluateEnd(game, s, evaluation, settings.winWeight, decisiveLead);
}

/** Adds the evaluation to every node on the path, and proves what follows from a proven leaf. */
function backpropagate<S extends State<S>>(search: Search<S>): void {
  const { tree, path, depth, evaluation, settings, actors } = search;
  for (let i = 0; i <= depth; i++) addEvaluation(tree, path[i], evaluation);
  if (settings.raveEquivalence > 0) for (let i = 0; i <= depth; i++) if (actors[i] >= 0) updateAmaf(search, i);
  if (tree.proven[path[depth]] !== UNPROVEN) proveUpwards(tree, path, actors, depth);
}

function addEvaluation({ value, wins, points, visits, seats }: Tree, node: number, evaluation: Evaluation): void {
  visits[node]++;
  for (let seat = 0; seat < seats; seat++) {
    value[node * seats + seat] += evaluation.value[seat];
    wins[node * seats + seat] += evaluation.wins[seat];
    points[node * seats + seat] += evaluation.points[seat];
  }
}

/** All moves as first: a child whose move the seat played later on learns from this rollout too. */
function updateAmaf<S extends State<S>>({ tree, path, actors, amaf, evaluation }: Search<S>, at: number): void {
  const seat = actors[at];
  for (let child = tree.first[path[at]]; child !== NO_NODE; child = tree.next[child]) {
    if (!wasPlayed(amaf, seat, tree.move[child], at)) continue;
    tree.amafVisits[child]++;
    tree.amafValue[child] += evaluation.value[seat];
  }
}
