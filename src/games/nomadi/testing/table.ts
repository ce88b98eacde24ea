import {
  type Breakdown,
  CHANCE,
  listed,
  type Move,
  moveList,
  movesOf,
  NOBODY,
  NOT_A_MOVE,
  type RuleId,
} from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { knowledge } from '../ai.ts';
import { game } from '../game.ts';
import type { NomadiState } from '../state.ts';

/** A fresh game with these options, the others as usual. */
export function begin(seats: number, options: object = {}): NomadiState {
  return game.blank(seats, readOptions(game.options, options));
}

/** The legal moves as they are written, in the game's order. */
export function legal(s: NomadiState): string[] {
  return movesOf(game, s).map(move => game.format(s, move));
}

/** The fields that a stone can reach with a die. */
export function fieldsFor(s: NomadiState, die: number, from: string): string[] {
  const start = `${die} ${from} `;
  return legal(s).flatMap(text => (text.startsWith(start) ? [text.slice(start.length)] : []));
}

/** The rule that forbids a move, or undefined. The list of legal moves must agree. */
export function whyNot(s: NomadiState, text: string): RuleId | undefined {
  const move = game.parse(s, text);
  if (move === NOT_A_MOVE) throw new Error(`"${text}" is no move on this board`);
  const rule = game.forbids(s, move);
  if (movesOf(game, s).includes(move) !== (rule === undefined))
    throw new Error(`"${text}": moves and forbids (${rule}) do not agree`);
  return rule;
}

/** The position after these moves, each of which must be legal. The one given stays as it is. */
export function after(s: NomadiState, ...texts: string[]): NomadiState {
  const next = copyOf(s);
  for (const text of texts) {
    const rule = whyNot(next, text);
    if (rule) throw new Error(`"${text}" is forbidden by ${rule}`);
    game.apply(next, game.parse(next, text));
  }
  return next;
}

/** What a seat has gained between two positions, without what stayed the same. */
export function gain(before: NomadiState, now: NomadiState, seat = 0): Breakdown {
  const old = game.breakdown(before, seat);
  const changes = Object.entries(game.breakdown(now, seat)).map(([key, points]) => [key, points - old[key]] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** What a seat can do out of turn. */
export function asidesOf(s: NomadiState, seat: number): Move[] {
  const list = moveList();
  game.asides?.moves(s, seat, list);
  return listed(list);
}

/** The rule that keeps a seat from saying this out of turn, or undefined. The list must agree. */
export function whyNotAside(s: NomadiState, seat: number, text: string): RuleId | undefined {
  const { asides } = game;
  const move = asides?.parse(s, seat, text) ?? NOT_A_MOVE;
  if (!asides || move === NOT_A_MOVE) throw new Error(`"${text}" is nothing to say out of turn`);
  const list = { items: new Int32Array(0), length: 0 };
  asides.moves(s, seat, list);
  const rule = asides.forbids(s, seat, move);
  if (list.items.subarray(0, list.length).includes(move) !== (rule === undefined))
    throw new Error(`"${text}": the list and forbids (${rule}) do not agree`);
  return rule;
}

/** The position after a seat has said this out of turn. */
export function afterAside(s: NomadiState, seat: number, text: string): NomadiState {
  const rule = whyNotAside(s, seat, text);
  if (rule) throw new Error(`"${text}" is forbidden by ${rule}`);
  const next = copyOf(s);
  game.apply(next, game.asides?.parse(s, seat, text) ?? NOT_A_MOVE);
  return next;
}

/** Plays on, chance by its odds and seats as told (at random unless said), until `enough` says so or the game is over. */
export function playOn(
  s: NomadiState,
  random: Random,
  enough: (s: NomadiState) => boolean = () => false,
  choose: (s: NomadiState, random: Random) => number = anyMove,
): NomadiState {
  while (game.actor(s) !== NOBODY && !enough(s))
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : choose(s, random));
  return s;
}

function anyMove(s: NomadiState, random: Random): number {
  const moves = movesOf(game, s);
  return moves[random.below(moves.length)];
}

/** Plays with a sense of where the goal lies. */
export function towardsGoal(s: NomadiState, random: Random): number {
  return knowledge.hunch?.(s, random) ?? anyMove(s, random);
}
