import { type Breakdown, CHANCE, movesOf, NOBODY, NOT_A_MOVE, type RuleId } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import type { DesertState } from '../state.ts';

/** The legal moves as they are written, in the game's order. */
export function legal(s: DesertState): string[] {
  return movesOf(game, s).map(move => game.format(s, move));
}

/** The hexes where the seat to move may set this: `rider white`, `camel pink`. */
export function hexesFor(s: DesertState, what: string): string[] {
  return legal(s).flatMap(text => (text.startsWith(`${what} `) ? [text.slice(what.length + 1)] : []));
}

/** The rule that forbids a move, or undefined. The list of legal moves must agree. */
export function whyNot(s: DesertState, text: string): RuleId | undefined {
  const move = game.parse(s, text);
  if (move === NOT_A_MOVE) throw new Error(`"${text}" is no move on this board`);
  const rule = game.forbids(s, move);
  if (movesOf(game, s).includes(move) !== (rule === undefined))
    throw new Error(`"${text}": moves and forbids (${rule}) do not agree`);
  return rule;
}

/** The position after these moves, each of which must be legal. The one given stays as it is. */
export function after(s: DesertState, ...texts: string[]): DesertState {
  const next = copyOf(s);
  for (const text of texts) {
    const rule = whyNot(next, text);
    if (rule) throw new Error(`"${text}" is forbidden by ${rule}`);
    game.apply(next, game.parse(next, text));
  }
  return next;
}

/** What a seat has gained between two positions, without what stayed the same. */
export function gain(before: DesertState, now: DesertState, seat = 0): Breakdown {
  const old = game.breakdown(before, seat);
  const changes = Object.entries(game.breakdown(now, seat)).map(([key, points]) => [key, points - old[key]] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** The set-up as chance makes it, up to the first move of a seat. */
export function setUp(seats: number, random: Random): DesertState {
  const s = game.blank(seats, { chips: 'down' });
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
  return s;
}

/** Plays random moves until `enough` says so or the game is over. */
export function playOn(s: DesertState, random: Random, enough: (s: DesertState) => boolean = () => false): DesertState {
  while (game.actor(s) !== NOBODY && !enough(s)) {
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return s;
}
