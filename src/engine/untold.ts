import { CHANCE, type Game, type Move, possibleOutcomes, SPECTATOR } from './game.ts';
import { type AnyState, copyOf } from './state.ts';

/** How an outcome is written that people by hand kept to themselves: what came stays unknown to the device. */
export const UNTOLD_OUTCOME = '?';

/** May people keep to themselves what chance brings now? Only what nobody who looks on would see. */
export function canStayUntold(game: Game, s: AnyState): boolean {
  if (game.perfectInformation || game.actor(s) !== CHANCE) return false;
  const outcomes = possibleOutcomes(game, s);
  return outcomes.length > 1 && outcomes.every(move => game.hides(s, move, SPECTATOR));
}

/**
 * Lets something come that stays unknown, in place: of the state changes what a spectator sees change, which is the same for
 * all outcomes, and what had been told before stays known. The rules go on with it as with any masked state. Returns one of
 * the moves that may have been made.
 */
export function applyUntold(game: Game, s: AnyState): Move {
  const [any] = possibleOutcomes(game, s);
  const before = seenByAll(game, copyOf(s));
  const after = copyOf(s);
  game.apply(after, any);
  seenByAll(game, after);
  for (let i = 0; i < s.bytes.length; i++) s.bytes[i] += after.bytes[i] - before.bytes[i];
  return any;
}

function seenByAll(game: Game, s: AnyState): AnyState {
  game.mask(s, SPECTATOR);
  return s;
}
