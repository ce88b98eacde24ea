import { entryMove } from '../../engine/asides.ts';
import type { Seat, Telling } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Glimpse } from '../../table/glimpse.ts';
import type { Entry, SeenEntry } from '../../table/match.ts';
import { type Effect, effectsBetween } from '../stage/effect.ts';

/** One line of the log as it is shown: what happened, and what it brought. */
export interface Line {
  readonly seq: number;
  readonly actor: Entry['actor'];
  readonly what: Telling | 'resign' | 'reveal' | 'veiled';
  readonly effects: readonly Effect[];
  /** Before a veiled entry, what the viewer may see: it tells at least what kind of thing happened. */
  readonly before?: AnyState;
}

/**
 * The log for a viewer, told from the rules, from an entry on. What an entry brought is said as far as the viewer can
 * see it.
 */
export function chronicleOf({ game, entries, states }: Glimpse, from = 0): readonly Line[] {
  return entries.slice(from).map(entry => {
    const before = states[entry.seq]!;
    if ('act' in entry) return lineOf(entry, entry.act, []);
    if ('veiled' in entry) return { ...lineOf(entry, 'veiled', []), before };
    const effects = entry.actor === 'chance' ? [] : effectsBetween(game, before, states[entry.seq + 1]!);
    return lineOf(entry, game.tell(before, entryMove(game, before, entry)), effects);
  });
}

function lineOf({ seq, actor }: SeenEntry, what: Line['what'], effects: readonly Effect[]): Line {
  return { seq, actor, what, effects };
}

/** How many entries chance makes before the first seat acts. */
export function setUpOf(entries: readonly { readonly actor: Entry['actor'] }[]): number {
  const first = entries.findIndex(({ actor }) => actor !== 'chance');
  return first < 0 ? entries.length : first;
}

/** Where the log stood when the seat had last moved: what follows is new to it. */
export function lastSeenBy(entries: readonly { readonly actor: Entry['actor'] }[], seat: Seat): number {
  const own = entries.findLastIndex(({ actor }) => actor === seat);
  return own < 0 ? setUpOf(entries) : own + 1;
}
