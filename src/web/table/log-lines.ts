import { entryMove } from '../../engine/asides.ts';
import type { Description, Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Entry, SeenEntry } from '../../table/match.ts';
import type { ViewerLog } from '../../table/viewer-log.ts';
import { type Effect, effectsBetween } from '../kit/effect.ts';

/** One line of the log as it is shown: what happened, and what it brought. */
export interface LogLine {
  readonly seq: number;
  readonly actor: Entry['actor'];
  readonly what: Description | 'resign' | 'reveal' | 'veiled';
  readonly effects: readonly Effect[];
  /** Before a veiled entry, what the viewer may see: it tells at least what kind of thing happened. */
  readonly before?: AnyState;
}

/**
 * The log for a viewer, told from the rules, from an entry on. What an entry brought is said as far as the viewer can
 * see it.
 */
export function logLinesOf({ game, entries, states }: ViewerLog, from = 0): readonly LogLine[] {
  return entries.slice(from).map(entry => {
    const before = states[entry.seq]!;
    if ('act' in entry) return lineOf(entry, entry.act, []);
    if ('veiled' in entry) return { ...lineOf(entry, 'veiled', []), before };
    const effects = entry.actor === 'chance' ? [] : effectsBetween(game, before, states[entry.seq + 1]!);
    return lineOf(entry, game.describe(before, entryMove(game, before, entry)), effects);
  });
}

function lineOf({ seq, actor }: SeenEntry, what: LogLine['what'], effects: readonly Effect[]): LogLine {
  return { seq, actor, what, effects };
}

/** How many entries chance makes before the first seat acts. */
export function setUpLength(entries: readonly { readonly actor: Entry['actor'] }[]): number {
  const first = entries.findIndex(({ actor }) => actor !== 'chance');
  return first < 0 ? entries.length : first;
}

/** Where the log stood when the seat had last moved: what follows is new to it. */
export function lastSeenBy(entries: readonly { readonly actor: Entry['actor'] }[], seat: Seat): number {
  const own = entries.findLastIndex(({ actor }) => actor === seat);
  return own < 0 ? setUpLength(entries) : own + 1;
}
