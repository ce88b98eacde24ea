import { CHANCE, movesOf, NOBODY, NOT_A_MOVE, type RuleId } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { drawPosition } from '../position.ts';
import type { KingsState } from '../state.ts';

/** The legal moves as they are written, in the game's order; only those that begin like this, if said. */
export function legal(s: KingsState, beginning = ''): string[] {
  return movesOf(game, s)
    .map(move => game.format(s, move))
    .filter(text => text === beginning || text.startsWith(beginning === '' ? '' : `${beginning} `));
}

/** The rule that forbids a move, or undefined. The list of legal moves must agree. */
export function whyNot(s: KingsState, text: string): RuleId | undefined {
  const move = game.parse(s, text);
  if (move === NOT_A_MOVE) throw new Error(`"${text}" is no move here`);
  const rule = game.forbids(s, move);
  if (movesOf(game, s).includes(move) !== (rule === undefined))
    throw new Error(`"${text}": moves and forbids (${rule}) do not agree`);
  return rule;
}

/** The position after these moves, each of which must be legal and lead to a sound one. The one given stays as it is. */
export function after(s: KingsState, ...texts: string[]): KingsState {
  const next = copyOf(s);
  for (const text of texts) {
    const rule = whyNot(next, text);
    if (rule) throw new Error(`"${text}" is forbidden by ${rule}`);
    game.apply(next, game.parse(next, text));
    const broken = game.check(next);
    if (broken) throw new Error(`"${text}": ${broken}`);
  }
  return next;
}

/** What is drawn on a hex, see "Notation" in RULES.md. */
export function on(s: KingsState, hex: string): string {
  const row = drawPosition(s).split('\n')[Number(hex.slice(1))];
  return row.trim().split(/\s+/)[hex.charCodeAt(0) - 96];
}

/** The set-up as chance makes it, up to the first move of a seat. */
export function setUp(seats: number, random: Random): KingsState {
  const s = game.blank(seats, {});
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
  return s;
}

/** Plays random moves until `enough` says so or the game is over. */
export function playOn(s: KingsState, random: Random, enough: (s: KingsState) => boolean = () => false): KingsState {
  while (game.actor(s) !== NOBODY && !enough(s)) {
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return s;
}
