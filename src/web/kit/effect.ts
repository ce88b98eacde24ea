import type { Breakdown, Game, Move, Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';

/** What a move changes for each seat, by source of points; sources that stay the same are left out. */
export interface Effect {
  readonly seat: Seat;
  readonly gains: Breakdown;
}

/** What a move would do, worked out by doing it on a copy. */
export function effectsOf(game: Game, s: AnyState, move: Move): readonly Effect[] {
  const after = copyOf(s);
  game.apply(after, move);
  return effectsBetween(game, s, after);
}

export function effectsBetween(game: Game, before: AnyState, after: AnyState): readonly Effect[] {
  const seats = Array.from({ length: before.seats }, (_, seat) => seat);
  const effects = seats.map(seat => ({
    seat,
    gains: difference(game.breakdown(before, seat), game.breakdown(after, seat)),
  }));
  return effects.filter(({ gains }) => Object.keys(gains).length > 0);
}

function difference(before: Breakdown, after: Breakdown): Breakdown {
  const gains = Object.entries(after).map(([source, points]) => [source, points - (before[source] ?? 0)] as const);
  return Object.fromEntries(gains.filter(([, points]) => points !== 0));
}
