import { CHANCE, type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import { sameBytes } from '../../engine/state.ts';
import { witnessesOf } from '../../table/by-hand.ts';
import { isOver, snapshotFor, type Table } from '../../table/table.ts';
import { peopleOf } from '../match/people.ts';

/** The person whose turn it is; where chance is entered by hand, the one who alone may see what came. */
export function personToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const actor = table.game.actor(table.state);
  const seat = actor === CHANCE && table.match.byHand ? keeperOf(table) : actor;
  return seat !== undefined && isPlaying(table, seat) ? seat : undefined;
}

function isPlaying({ match, resigned }: Table, seat: Seat): boolean {
  return peopleOf(match).includes(seat) && !resigned.has(seat);
}

/** Who enters what not everybody may see. What lies open anybody can enter, and what only bots may see somebody has to. */
function keeperOf(table: Table): Seat | undefined {
  const witnesses = witnessesOf(table.game, table.state);
  return witnesses.length === table.state.seats ? undefined : witnesses.find(seat => isPlaying(table, seat));
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
  // What is asked of one person alone is about to be hidden, even if nothing is yet.
  const open = table.game.actor(table.state) !== CHANCE && !hidesAnything(table);
  if (next === taken || open) return { viewer: next };
  return { viewer: SPECTATOR, waiting: next };
}
