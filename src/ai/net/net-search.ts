import { type Game, type Move, moveList, NOBODY, type Seat } from '../../engine/game.ts';
import type { GameNet } from '../../engine/net.ts';
import { type AnyState, copyInto } from '../../engine/state.ts';
import type { Network } from './network.ts';

/** How a learnt player searches. It was trained with the same numbers, but for noise. */
const CONSIDERED = 16;
const WIDTH = 32;
const EXPLORATION = 1;
const VISIT_SCALE = 50;
const VALUE_SCALE = 0.1;
const LEAST_RANGE = 0.03;
const WIN_WEIGHT = 0.75;
const LEAD_SCALE = 20;

interface Edge {
  readonly move: Move;
  readonly logit: number;
  readonly prior: number;
  visits: number;
  /** The sum of values for who moves here. */
  worth: number;
  child: Node | undefined;
}

interface Node {
  readonly actor: Seat;
  readonly edges: readonly Edge[];
  visits: number;
  /** What the net, or the end of the game, says: what each seat maximizes, its share of the win, its points. */
  readonly value: Float64Array;
  readonly shares: Float64Array;
  readonly points: Float64Array;
  readonly sum: Float64Array;
}

/**
 * Search with a net in place of rollouts, for games of perfect information without chance after the set-up: Gumbel search
 * (Danihelka et al. 2022) without its noise at the root, PUCT below it, each seat maximizing its own value.
 */
export class NetSearch {
  readonly #game: Game;
  readonly #net: GameNet<AnyState>;
  readonly #network: Network;
  readonly #root: AnyState;
  readonly #s: AnyState;
  readonly #legal = moveList();
  #node: Node | undefined;
  #order: readonly number[] = [];
  readonly #simulations: number;
  done = 0;

  constructor(game: Game, net: GameNet<AnyState>, network: Network, root: AnyState, simulations: number) {
    this.#game = game;
    this.#net = net;
    this.#network = network;
    this.#root = root;
    this.#s = root.blankCopy();
    this.#simulations = simulations;
  }

  /** One question to the net, or none where a line ends the game; false once there is nothing more to ask. */
  step(): boolean {
    if (!this.#node) {
      copyInto(this.#s, this.#root);
      this.#node = this.#expand(Number.POSITIVE_INFINITY);
      this.#order = visitOrder(Math.min(CONSIDERED, this.#node.edges.length), this.#simulations);
    } else if (this.done < this.#simulations) this.#simulate(this.#node);
    return this.#node.edges.length > 1 && this.done < this.#simulations;
  }

  /** The move to play, as far as it has searched. There is one after the first step. */
  best(): Move {
    const node = this.#node as Node;
    return bestAtRoot(node, mostVisits(node)).move;
  }

  /** What each seat can expect, as far as it has searched. */
  expectation(): { readonly shares: readonly number[]; readonly points: readonly number[] } {
    const { shares, points } = this.#node as Node;
    return { shares: [...shares], points: [...points] };
  }

  #simulate(root: Node): void {
    const path: Edge[] = [];
    const nodes: Node[] = [root];
    copyInto(this.#s, this.#root);
    let node = root;
    for (;;) {
      const edge = node === root ? this.#chooseAtRoot(root) : bestBelow(node);
      path.push(edge);
      this.#game.apply(this.#s, edge.move);
      const known = edge.child;
      edge.child ??= this.#expand(WIDTH);
      node = edge.child;
      if (!known || node.edges.length === 0) break;
      nodes.push(node);
    }
    backUp(nodes, path, node.value);
    this.done++;
  }

  #chooseAtRoot(root: Node): Edge {
    const wanted = this.#order[this.done];
    return bestAtRoot(root, root.edges.some(({ visits }) => visits === wanted) ? wanted : mostVisits(root));
  }

  /** A node for the state at hand, with at most so many moves. */
  #expand(width: number): Node {
    const actor = this.#game.actor(this.#s);
    const { seats } = this.#s;
    const shares = new Float64Array(seats);
    const points = new Float64Array(seats);
    let edges: Edge[] = [];
    if (actor === NOBODY) this.#readEnd(shares, points);
    else edges = this.#ask(actor, width, shares, points);
    const value = valuesOf(shares, points);
    return { actor, edges, visits: 0, value, shares, points, sum: new Float64Array(seats) };
  }

  #readEnd(shares: Float64Array, points: Float64Array): void {
    const winners = this.#game.winners(this.#s);
    for (const seat of winners) shares[seat] = 1 / winners.length;
    for (let seat = 0; seat < points.length; seat++) points[seat] = this.#game.score(this.#s, seat);
  }

  #ask(actor: Seat, width: number, shares: Float64Array, points: Float64Array): Edge[] {
    const { logits, ...answer } = this.#network.ask(this.#s);
    const { seats } = this.#s;
    const own = answer.shares.slice(0, seats);
    const top = Math.max(...own);
    const sum = own.reduce((all, share) => all + Math.exp(share - top), 0);
    for (let r = 0; r < seats; r++) {
      shares[(actor + r) % seats] = Math.exp(own[r] - top) / sum;
      points[(actor + r) % seats] = answer.points[r];
    }
    this.#game.moves(this.#s, this.#legal);
    const moves = Array.from(this.#legal.items.subarray(0, this.#legal.length));
    return edgesOf(
      moves,
      moves.map(move => this.#logitOf(logits, move)),
      width,
    );
  }

  #logitOf(logits: Float32Array, move: Move): number {
    const at = this.#net.answerOf(this.#s, move);
    return at === undefined ? 0 : logits[at];
  }
}

/** The best by their logits, in the order of the moves; priors are shares of all of them. */
function edgesOf(moves: readonly Move[], logits: readonly number[], width: number): Edge[] {
  const top = Math.max(...logits);
  const sum = logits.reduce((all, logit) => all + Math.exp(logit - top), 0);
  const bar = logits.length <= width ? Number.NEGATIVE_INFINITY : logits.toSorted((a, b) => b - a)[width - 1];
  return moves.flatMap((move, i) => {
    const logit = logits[i];
    if (logit < bar) return [];
    return { move, logit: logit - top, prior: Math.exp(logit - top) / sum, visits: 0, worth: 0, child: undefined };
  });
}

/** From points and shares of the win to what a seat maximizes. */
function valuesOf(shares: Float64Array, points: Float64Array): Float64Array {
  return shares.map((share, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
    return WIN_WEIGHT * share + (1 - WIN_WEIGHT) * (0.5 + 0.5 * Math.tanh((points[seat] - rival) / LEAD_SCALE));
  });
}

function backUp(nodes: readonly Node[], path: readonly Edge[], value: Float64Array): void {
  for (const [i, node] of nodes.entries()) {
    const edge = path[i];
    node.visits++;
    for (let seat = 0; seat < value.length; seat++) node.sum[seat] += value[seat];
    edge.visits++;
    edge.worth += value[node.actor];
  }
}

/** Sequential halving: on simulation i only moves with so many visits are looked at. */
export function visitOrder(considered: number, simulations: number): number[] {
  if (considered <= 1) return Array.from({ length: simulations }, (_, i) => i);
  const order: number[] = [];
  const visits = Array.from({ length: considered }, () => 0);
  const rounds = Math.ceil(Math.log2(considered));
  for (let left = considered; order.length < simulations; left = Math.max(2, left >> 1)) {
    const extra = Math.max(1, Math.floor(simulations / (rounds * left)));
    for (let e = 0; e < extra; e++) for (let i = 0; i < left; i++) order.push(visits[i]++);
  }
  return order.slice(0, simulations);
}

function mostVisits({ edges }: Node): number {
  return edges.reduce((most, { visits }) => Math.max(most, visits), 0);
}

/** What unvisited moves of the root are taken to be worth: the net's value mixed with what was seen. */
function mixedValue({ edges, value, actor }: Node): number {
  const seen = edges.filter(({ visits }) => visits > 0);
  if (seen.length === 0) return value[actor];
  const visits = seen.reduce((sum, edge) => sum + edge.visits, 0);
  const priors = seen.reduce((sum, edge) => sum + edge.prior, 0);
  const weighted = seen.reduce((sum, edge) => sum + (edge.prior * edge.worth) / edge.visits, 0);
  return (value[actor] + (visits * weighted) / priors) / (1 + visits);
}

/**
 * The edge with so many visits that looks best, by the policy and by values that are stretched: early moves differ by little,
 * yet they matter.
 */
function bestAtRoot(root: Node, visits: number): Edge {
  const mixed = mixedValue(root);
  const worthOf = (edge: Edge) => (edge.visits > 0 ? edge.worth / edge.visits : mixed);
  const worths = root.edges.filter(edge => edge.visits > 0).map(worthOf);
  const least = Math.min(mixed, ...worths);
  const range = Math.max(LEAST_RANGE, Math.max(mixed, ...worths) - least);
  const scale = ((VISIT_SCALE + mostVisits(root)) * VALUE_SCALE) / range;
  const looks = (edge: Edge) => edge.logit + scale * (worthOf(edge) - least);
  return root.edges.filter(edge => edge.visits === visits).reduce((a, b) => (looks(b) > looks(a) ? b : a));
}

function bestBelow(node: Node): Edge {
  const reach = EXPLORATION * Math.sqrt(node.visits + 1);
  const unvisited = (node.value[node.actor] + node.sum[node.actor]) / (node.visits + 1);
  const looks = ({ visits, worth, prior }: Edge) =>
    (visits > 0 ? worth / visits : unvisited) + (reach * prior) / (1 + visits);
  return node.edges.reduce((a, b) => (looks(b) > looks(a) ? b : a));
}
