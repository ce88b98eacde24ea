import { CHANCE, movesOf, NOBODY, NOT_A_MOVE, type RuleId, type Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { grid } from '../board.ts';
import { game } from '../game.ts';
import { DISPLAY } from '../material.ts';
import type { CaravanState } from '../state.ts';
import { GOODS, goods, kinds, NO_KIND } from '../tiles.ts';

/** The legal moves as they are written, in the game's order. */
export function legal(s: CaravanState): string[] {
  return movesOf(game, s).map(move => game.format(s, move));
}

/** What can follow a word: the cells after `go`, the tiles after `own`. */
export function choices(s: CaravanState, word: string): string[] {
  return legal(s).flatMap(text => (text.startsWith(`${word} `) ? [text.slice(word.length + 1)] : []));
}

/** The rule that forbids a move, or undefined. The list of legal moves must agree. */
export function whyNot(s: CaravanState, text: string): RuleId | undefined {
  const move = game.parse(s, text);
  if (move === NOT_A_MOVE) throw new Error(`"${text}" is no move`);
  const rule = game.forbids(s, move);
  if (movesOf(game, s).includes(move) !== (rule === undefined))
    throw new Error(`"${text}": moves and forbids (${rule}) do not agree`);
  return rule;
}

/** The position after these moves, each of which must be legal; chance's are said as well. */
export function after(s: CaravanState, ...texts: string[]): CaravanState {
  const next = copyOf(s);
  for (const text of texts) {
    const rule = whyNot(next, text);
    if (rule) throw new Error(`"${text}" is forbidden by ${rule}; legal: ${legal(next).join(', ')}`);
    game.apply(next, game.parse(next, text));
    const broken = game.check(next);
    if (broken) throw new Error(`after "${text}": ${broken}`);
  }
  return next;
}

export function displayOf(s: CaravanState, seat: Seat): string[] {
  const display = Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY));
  return display.filter(kind => kind !== NO_KIND).map(kind => kinds[kind] ?? '');
}

export function caravanOf(s: CaravanState, seat: Seat): string {
  return grid.names[s.caravans[seat]] ?? '';
}

/** `gem gem salt` as a seat's camels carry them. */
export function cargoOf(s: CaravanState, seat: Seat): string {
  return goods.flatMap((good, i) => Array.from({ length: s.goods[seat * GOODS + i] }, () => good)).join(' ');
}

/** The set-up as chance makes it, up to the first move of a seat. */
export function setUp(seats: number, random: Random): CaravanState {
  const s = game.blank(seats, {});
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
  return s;
}

/** Plays random moves until `enough` says so or the game is over. */
export function playOn(
  s: CaravanState,
  random: Random,
  enough: (s: CaravanState) => boolean = () => false,
): CaravanState {
  while (game.actor(s) !== NOBODY && !enough(s)) {
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return s;
}
