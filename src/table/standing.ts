import type { Seat } from '../engine/game.ts';

/** How a match stands, or how it ended, in so few words that lists can show it without any rules. */
export interface Standing {
  /** The points of every seat; none where they can't be told while the match is on. */
  readonly scores: readonly number[];
  /** Nobody while the match is on. */
  readonly winners: readonly Seat[];
  /** Left out where nobody has. */
  readonly resigned?: readonly Seat[];
}

/** The place of each seat, from 1. Equal points share a place; who has won comes first, and who resigned last. */
export function ranksOf(standing: Standing): readonly number[] {
  const seats = [...standing.scores.keys()];
  return seats.map(seat => 1 + seats.filter(other => isAhead(standing, other, seat)).length);
}

function isAhead(standing: Standing, one: Seat, other: Seat): boolean {
  const [a, b] = [classOf(standing, one), classOf(standing, other)];
  return a === b ? a > 0 && standing.scores[one] > standing.scores[other] : a < b;
}

/** 0 for winners, 1 for all who played to the end, 2 for those who resigned. */
function classOf({ winners, resigned = [] }: Standing, seat: Seat): number {
  if (winners.includes(seat)) return 0;
  return resigned.includes(seat) ? 2 : 1;
}

/** The seats from the first place to the last. */
export function seatsByRank(standing: Standing): readonly Seat[] {
  const ranks = ranksOf(standing);
  return [...ranks.keys()].sort((a, b) => ranks[a] - ranks[b]);
}

/** Who has the most points, of those who have not resigned. */
export function leadersOf({ scores, resigned = [] }: Standing): readonly Seat[] {
  const staying = [...scores.keys()].filter(seat => !resigned.includes(seat));
  const best = Math.max(...staying.map(seat => scores[seat]));
  return staying.filter(seat => scores[seat] === best);
}

/** By how many points the one winner is ahead of the next who played to the end; undefined where nothing is to be said. */
export function marginOf({ scores, winners, resigned = [] }: Standing): number | undefined {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return undefined;
  const rivals = [...scores.keys()].filter(seat => seat !== winner && !resigned.includes(seat));
  const margin = scores[winner] - Math.max(...rivals.map(seat => scores[seat]));
  return Number.isFinite(margin) && margin > 0 ? margin : undefined;
}
