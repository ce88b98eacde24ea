import type { SearchRequest } from '../../ai/messages.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Match } from '../../table/match.ts';

/** A position that a seat is to think about, as that seat may see it. */
export interface SeenPosition {
  readonly game: Game;
  readonly match: Match;
  readonly state: AnyState;
  readonly seat: Seat;
}

export function searchRequestFor({ game, match, state, seat }: SeenPosition, seed: string): SearchRequest {
  const { options, players } = match;
  return { game: game.id, options, seats: players.length, view: state.bytes.slice(), seat, seed };
}
