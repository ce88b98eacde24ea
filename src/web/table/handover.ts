import { type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import { sameBytes } from '../../engine/state.ts';
import { isOver, snapshotFor, type Table } from '../../table/table.ts';
import { peopleOf } from '../match/people.ts';

/** The person whose turn it is. */
export function personToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return peopleOf(table.match).includes(seat) && !table.resigned.has(seat) ? seat : undefined;
}

/** Is there anything on the table that one of the viewers may not see? */
export function hidesAnything(table: Table): boolean {
  const viewers: Viewer[] = [...table.match.players.keys(), SPECTATOR];
  return viewers.some(viewer => !sameBytes(snapshotFor(table, viewer).state, table.state));
}

/** The viewer who has the device in hand, and the seat for which it waits. */
export interface Handover {
  readonly viewer: Viewer;
  /** The next person has to take it first: until then nobody's secrets are shown. */
  readonly waiting?: Seat;
}

/**
 * The viewer of the table now. Around one device it goes from hand to hand; where nothing is hidden that needs no
 * ceremony, otherwise `taken`, the seat that took it last, decides.
 */
export function handoverAt(table: Table, taken: Seat | undefined): Handover {
  const people = peopleOf(table.match);
  if (people.length === 0) return { viewer: SPECTATOR };
  if (people.length === 1) return { viewer: people[0]! };
  const next = personToMove(table);
  // While bots move nobody may have the device in hand yet, as when the page was opened anew.
  if (next === undefined) return { viewer: taken ?? (isOver(table) || !hidesAnything(table) ? people[0]! : SPECTATOR) };
  if (next === taken || !hidesAnything(table)) return { viewer: next };
  return { viewer: SPECTATOR, waiting: next };
}
