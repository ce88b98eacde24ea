/** As much of an entry as says what counts: a correction names the first entry that no longer does. */
interface Counted {
  readonly to?: number | undefined;
}

/** The numbers of the entries that count at this length of a log, in order, corrections themselves left out. */
export function countingAt(entries: readonly Counted[], length = entries.length): readonly number[] {
  const counting: number[] = [];
  for (let at = length; at > 0; ) {
    const to = entries[at - 1].to;
    at = to ?? at - 1;
    if (to === undefined) counting.push(at);
  }
  return counting.reverse();
}

/** The same match as if no mistake had been made: what counts alone, numbered anew. */
export function correctedLog<E extends Counted & { readonly seq: number }>(entries: readonly E[]): readonly E[] {
  if (entries.every(({ to }) => to === undefined)) return entries;
  return countingAt(entries).map((at, seq) => ({ ...entries[at], seq }));
}

/** How many corrections a log has. */
export function correctionsIn(entries: readonly Counted[]): number {
  return entries.filter(({ to }) => to !== undefined).length;
}

/**
 * What was taken back last and has not been entered anew: the first entry after a correction stands in place of the first
 * one that it took back, and so on. What comes out can be entered again as it was.
 */
export function takenBack<E extends Counted>(entries: readonly E[]): readonly E[] {
  const last = entries.findLastIndex(({ to }) => to !== undefined);
  if (last < 0) return [];
  const before = countingAt(entries, last).filter(at => at >= entries[last].to!);
  return before.slice(entries.length - last - 1).map(at => entries[at]);
}
