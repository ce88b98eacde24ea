import type { Seat } from '../../engine/game.ts';
import type { SeenEntry } from '../../table/match.ts';

/** What a stand-in did for a person, as the log tells it. */
export interface StoodIn {
  /** How many turns it took for them. */
  readonly turns: number;
  /** The lengths of the log at which to look back: before the first of its moves, and after each. */
  readonly stops: readonly number[];
}

/** All that a stand-in did since the person last moved themselves. */
export function stoodInSince(entries: readonly SeenEntry[], seat: Seat): StoodIn {
  const own = entries.findLastIndex(entry => isMoveOf(entry, seat) && !isByStandIn(entry));
  return stoodIn(entries.slice(own + 1), seat);
}

/** All that a stand-in did in the match. */
export function stoodIn(entries: readonly SeenEntry[], seat: Seat): StoodIn {
  const moves = entries.filter(({ actor }) => typeof actor === 'number');
  const made = moves.filter(entry => isMoveOf(entry, seat) && isByStandIn(entry));
  const turns = made.filter(entry => !made.includes(moves[moves.indexOf(entry) - 1]!)).length;
  return { turns, stops: made.length === 0 ? [] : [made[0]!.seq, ...made.map(({ seq }) => seq + 1)] };
}

function isMoveOf(entry: SeenEntry, seat: Seat): boolean {
  return entry.actor === seat && !('act' in entry);
}

export function isByStandIn(entry: SeenEntry): boolean {
  return 'standIn' in entry && entry.standIn === true;
}
