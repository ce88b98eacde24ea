import type { SeenEntry } from './match.ts';

/** As much of an entry as says whether it is a move of a player. */
type Counted = Pick<SeenEntry, 'actor'> & { readonly act?: unknown; readonly to?: number | undefined };

/** What people count: not the set-up, not what chance does, not a resignation. */
function isMoveOfSeat({ actor, act }: Counted): boolean {
  return typeof actor === 'number' && act === undefined;
}

/**
 * How many moves the players had made at each length of a log, from none at its beginning to all at its end. Wherever
 * moves have numbers these are meant; addresses and files go on counting entries.
 */
export function moveCounts(entries: readonly Counted[]): readonly number[] {
  const counts = [0];
  for (const entry of entries) counts.push(counts[entry.to ?? counts.length - 1] + (isMoveOfSeat(entry) ? 1 : 0));
  return counts;
}

/** How many turns there are in a part of a log: what a seat does until another one moves is one. */
export function turnsIn(entries: readonly Counted[]): number {
  const moves = entries.filter(isMoveOfSeat);
  return moves.filter(({ actor }, i) => actor !== moves[i - 1]?.actor).length;
}
