import type { Seat } from '../../engine/game.ts';
import type { Entry, Match } from '../../table/match.ts';
import { isOver, type MatchPosition, type Table } from '../../table/table.ts';

/** A match on this device, with its log. Everything else is worked out from these. */
export interface SavedMatch {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** When it was last played, in milliseconds: the newest one is offered first. */
  readonly touched: number;
  /** The seat to move, kept so that a list of matches can be shown without loading any rules. */
  readonly turn?: Seat;
}

/** A log to be saved, and where it leads. */
export type SavedLog = MatchPosition & Pick<Table, 'entries'>;

export function savedFrom(log: SavedLog): SavedMatch {
  const over = isOver(log);
  // A copy: the store keeps what was, while the table goes on.
  const saved = { match: log.match, entries: [...log.entries], over, touched: Date.now() };
  return over ? saved : { ...saved, turn: log.game.actor(log.state) };
}
