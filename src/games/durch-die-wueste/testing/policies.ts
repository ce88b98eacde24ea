import { CHANCE, type Move, movesOf } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { kindOf, MoveKind } from '../rules/encoding.ts';
import { caravanOf, colours, type DurchDieWuesteState } from '../rules/state.ts';

/** Ways to pick a move that lead games to different corners of the rules. */
export type Policy = (s: DurchDieWuesteState, random: Random) => Move;

export const policies = { random: anyMove, closing, even, stifling } satisfies Record<string, Policy>;

function anyMove(s: DurchDieWuesteState, random: Random): Move {
  if (game.actor(s) === CHANCE) return game.sample(s, random);
  return oneOf(movesOf(game, s), random);
}

/** Encloses as much as it can, if it can. */
function closing(s: DurchDieWuesteState, random: Random): Move {
  return best(s, random, next => next.areas.reduce((sum, area) => sum + area, 0));
}

/** Plays the colour of which most are left, so that games last. */
function even(s: DurchDieWuesteState, random: Random): Move {
  return best(s, random, next => Math.min(...next.supply));
}

/** Leaves seat 0 as few places as it can, also when it is seat 0. */
function stifling(s: DurchDieWuesteState, random: Random): Move {
  return best(s, random, next => -colours.reduce((sum, _, colour) => sum + next.openings[caravanOf(colour, 0)], 0));
}

function best(s: DurchDieWuesteState, random: Random, worth: (next: DurchDieWuesteState) => number): Move {
  const camels = movesOf(game, s).filter(move => kindOf(move) === MoveKind.Camel);
  if (camels.length === 0) return anyMove(s, random);
  const sample = Array.from({ length: 12 }, () => oneOf(camels, random));
  const values = sample.map(move => worth(played(s, move)));
  return sample[values.indexOf(Math.max(...values))];
}

function played(s: DurchDieWuesteState, move: Move): DurchDieWuesteState {
  const next = copyOf(s);
  game.apply(next, move);
  return next;
}

function oneOf(moves: readonly Move[], random: Random): Move {
  return moves[random.below(moves.length)];
}
