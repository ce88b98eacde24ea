/** Somebody who had a seat in a rated match. */
export interface RatedSeat {
  /** The account, or the level of a bot. */
  readonly player: string;
  readonly isBot?: true;
  readonly score: number;
  readonly won?: true;
  /** Resigned, or let a stand-in finish: ranked behind all who stayed. */
  readonly left?: true;
}

/** What ratings need to know of a finished match; all of it can be read from its log. */
export interface RatedMatch {
  readonly match: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** The edition of the anchors. */
  readonly anchors: number;
  /** In the order of the seats. */
  readonly seats: readonly RatedSeat[];
}

/** The rank of each seat, from 1; equals share one. Winners come first, then points count, and who left comes last. */
export function finishingRanks({ seats }: Pick<RatedMatch, 'seats'>): number[] {
  return seats.map(seat => 1 + seats.filter(other => isBefore(other, seat)).length);
}

function isBefore(one: RatedSeat, other: RatedSeat): boolean {
  if (one.left || other.left) return !one.left && other.left === true;
  if (one.won || other.won) return one.won === true && !other.won;
  return one.score > other.score;
}

/** The order in which matches count, whatever order they come in: by their end, and at the same moment by name. */
export function inOrder(matches: readonly RatedMatch[]): RatedMatch[] {
  return matches.toSorted((a, b) => a.ended - b.ended || (a.match < b.match ? -1 : a.match > b.match ? 1 : 0));
}
