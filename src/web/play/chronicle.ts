import { entryMove } from '../../engine/asides.ts';
import type { Seat, Telling, Viewer } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import type { Entry, VeiledEntry } from '../../table/match.ts';
import { type Table, viewOf } from '../../table/table.ts';
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

/** The whole log for a viewer, told from the rules. */
export function chronicleOf(table: Table, viewer: Viewer): readonly Line[] {
  const { game, match } = table;
  const state = game.blank(match.players.length, match.options);
  return viewOf(table, viewer).entries.map((entry, seq) => {
    const real = table.entries[seq]!;
    if (!('move' in real)) return lineOf(entry, real.act, []);
    const before = copyOf(state);
    const move = entryMove(game, state, real);
    game.apply(state, move);
    if ('veiled' in entry) return { ...lineOf(entry, 'veiled', []), before: seenBy(table, before, viewer) };
    const effects = real.actor === 'chance' ? [] : effectsBetween(game, before, state);
    return lineOf(entry, game.tell(before, move), effects);
  });
}

function seenBy({ game }: Table, state: AnyState, viewer: Viewer): AnyState {
  game.mask(state, viewer);
  return state;
}

function lineOf({ seq, actor }: Entry | VeiledEntry, what: Line['what'], effects: readonly Effect[]): Line {
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
