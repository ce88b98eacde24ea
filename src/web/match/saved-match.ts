import { type Seat, SPECTATOR } from '../../engine/game.ts';
import type { Entry, Match } from '../../table/match.ts';
import { standingFor } from '../../table/match-standing.ts';
import type { Standing } from '../../table/standing.ts';
import { isOver, type MatchPosition, type Table } from '../../table/table.ts';
import { lonePerson } from './people.ts';

/** A match on this device, with its log. Everything else is worked out from these. */
export interface SavedMatch {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** When it was last played, in milliseconds: the newest one is offered first. */
  readonly touched: number;
  /** The seat to move, kept so that a list of matches can be shown without loading any rules. */
  readonly turn?: Seat;
  /** It came as a file, and nobody has played on here: whoever is in it sat elsewhere. */
  readonly elsewhere?: boolean | undefined;
  /** How it stands or ended, kept for the same reason. Matches that were saved earlier get theirs when they are listed. */
  readonly standing?: Standing;
  /** The seat of whoever has this device, where it was played online. */
  readonly seat?: Seat;
}

/** A log to be saved, and where it leads. */
export type SavedLog = MatchPosition & Pick<Table, 'entries'>;

export function savedFrom(log: SavedLog): SavedMatch {
  const { match } = log;
  const over = isOver(log);
  const standing = standingFor(log, lonePerson(match.players) ?? SPECTATOR);
  // A copy: the store keeps what was, while the table goes on.
  const saved = { match, entries: [...log.entries], over, touched: Date.now(), standing };
  return over ? saved : { ...saved, turn: log.game.actor(log.state) };
}
