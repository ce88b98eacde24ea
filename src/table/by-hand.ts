import { type Game, type Move, possibleOutcomes, type Seat } from '../engine/game.ts';
import type { AnyState } from '../engine/state.ts';

/** The outcome that leaves no choice: nobody need be asked about it. */
export function onlyOutcome(game: Game, s: AnyState): Move | undefined {
  const [first, ...others] = possibleOutcomes(game, s);
  return others.length === 0 ? first : undefined;
}

/** The seats that may know what chance brings now; all of them where it comes to lie open. */
export function witnessesOf(game: Game, s: AnyState): readonly Seat[] {
  const [outcome] = possibleOutcomes(game, s);
  const seats = Array.from({ length: s.seats }, (_, seat): Seat => seat);
  return outcome === undefined ? seats : seats.filter(seat => !game.hides(s, outcome, seat));
}
