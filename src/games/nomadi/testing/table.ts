import { type Move, moveArray, moveList, NOT_A_MOVE, type RuleId } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { testPlay, testPositions } from '../../../engine/testing/positions.ts';
import { heuristics } from '../ai/heuristics.ts';
import { game } from '../game.ts';
import type { NomadiState } from '../rules/state.ts';

/** A fresh game with these options, the others as usual. */
export function begin(seats: number, options: object = {}): NomadiState {
  return game.initial(seats, readOptions(game.options, options));
}

const { choices, ...table } = testPositions(game);
export const { legal, whyNot, after, gain } = table;
const { anyMove, ...play } = testPlay(game);
export const { playOn } = play;

/** The fields that a stone can reach with a die. */
export function fieldsFor(s: NomadiState, die: number, from: string): string[] {
  return choices(s, `${die} ${from}`);
}

/** What a seat can do out of turn. */
export function asidesOf(s: NomadiState, seat: number): Move[] {
  const list = moveList();
  game.asides?.moves(s, seat, list);
  return moveArray(list);
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

/** Plays with a sense of where the goal lies. */
export function towardsGoal(s: NomadiState, random: Random): number {
  return heuristics.rolloutMove?.(s, random) ?? anyMove(s, random);
}
