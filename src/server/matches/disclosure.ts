import { type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import type { ChairInfo, LobbyEntry, SentStates, TableInfo, TableSnapshot } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { entriesFor, isOver, isRedacted, type MatchPosition, type Table } from '../../table/table.ts';
import { trackOn, type ViewTracker, viewTrackerOf } from '../../table/view-tracker.ts';
import type { Listing } from '../store/port.ts';
import { type Chair, isMovedByBot, noncesOf, seatOfPerson, seatToMove, type TableRecord } from './table-record.ts';

/** What a viewer may know of a table. Nothing of a match leaves the server but through here. */

export function tableInfoFor(match: string, record: TableRecord, person: string | undefined): TableInfo {
  const { game, version, options, stage, listed, pace, chairs, seed, clock, next } = record;
  return {
    match,
    game,
    version,
    options,
    stage,
    listed,
    pace,
    chairs: chairs.map(chair => chairInfoFor(chair, person, record.host)),
    ...(person !== undefined && person === record.host && { hosting: true as const }),
    commitment: commitmentTo(seed),
    nonces: noncesOf(record),
    ...(clock && { clock }),
    ...(next !== undefined && { next }),
  };
}

function chairInfoFor({ colour, name, bot, away, person }: Chair, viewer: string | undefined, host: string): ChairInfo {
  return {
    colour,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(person !== undefined && person === viewer && { mine: true as const }),
    ...(person === host && { host: true as const }),
    ...(away && { away }),
  };
}

export function viewerOf(record: TableRecord, person: string | undefined): Viewer {
  return seatOfPerson(record, person) ?? SPECTATOR;
}

/**
 * The entries from a position on, with the states that do not follow from them. Once a match is over nothing in it is a
 * secret: viewers from whom something was withheld are then sent the whole log anew.
 */
export function logFor(
  table: Table | undefined,
  viewer: Viewer,
  from: number,
): Pick<TableSnapshot, 'from' | 'entries' | 'states'> {
  if (!table) return { from: 0, entries: [] };
  const start = Math.min(from, table.entries.length);
  if (isOver(table)) return openLog(table, viewer, start);
  const states = table.game.perfectInformation ? undefined : statesFor(table, viewer, start);
  return { from: start, entries: entriesFor(table, viewer, start), ...(states && { states }) };
}

function openLog(table: Table, viewer: Viewer, from: number): Pick<TableSnapshot, 'from' | 'entries'> {
  const start = table.entries.some(({ seq }) => isRedacted(table, seq, viewer)) ? 0 : from;
  return { from: start, entries: table.entries.slice(start) };
}

const trackers = new WeakMap<Table, Map<Viewer, ViewTracker>>();

function statesFor(table: Table, viewer: Viewer, from: number): SentStates | undefined {
  const { unpredicted } = trackerFor(table, viewer);
  const wanted = [...unpredicted].filter(([seq]) => seq >= from);
  if (wanted.length === 0) return undefined;
  return Object.fromEntries(wanted.map(([seq, bytes]) => [seq, Buffer.from(bytes).toString('base64')]));
}

/** Trackers live as long as their table, so that only what is new has to be worked out. */
function trackerFor(table: Table, viewer: Viewer): ViewTracker {
  const known = trackers.get(table) ?? new Map<Viewer, ViewTracker>();
  const tracker = known.get(viewer) ?? viewTrackerOf(table, viewer);
  trackOn(tracker, table);
  trackers.set(table, known.set(viewer, tracker));
  return tracker;
}

export type MatchSummary = Omit<LobbyEntry, 'match' | 'touched' | 'seat'> & {
  readonly people: readonly (string | undefined)[];
};

/** What lists say of a table. The people are there to find one's own seat, and are not passed on. */
export function summaryOf(record: TableRecord, position: MatchPosition | undefined): MatchSummary {
  const { game, stage, pace, chairs } = record;
  const turn = turnOf(record, position);
  return {
    game,
    stage,
    pace,
    chairs: chairs.map(({ colour, name, bot }) => ({
      colour,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
    })),
    ...(turn !== undefined && { turn }),
    people: chairs.map(({ person }) => person),
  };
}

/** What lists say after a change: the same object as before where they say the same. */
export function summaryAfter(
  before: { readonly record: TableRecord; readonly summary: MatchSummary } | undefined,
  record: TableRecord,
  position: MatchPosition | undefined,
): MatchSummary {
  if (before && before.record.chairs === record.chairs && before.record.stage === record.stage)
    if (before.summary.turn === turnOf(record, position)) return before.summary;
  return summaryOf(record, position);
}

/** The seat to move, if it is a person's. */
function turnOf(record: TableRecord, position: MatchPosition | undefined): Seat | undefined {
  const seat = position && record.stage === 'playing' ? seatToMove(position) : undefined;
  return seat !== undefined && position && !isMovedByBot(record, position, seat) ? seat : undefined;
}

export function lobbyEntryOf({ match, summary: text, touched }: Listing, viewer: string | undefined): LobbyEntry {
  const { people, ...summary } = JSON.parse(text) as MatchSummary;
  const seat = viewer === undefined ? -1 : people.indexOf(viewer);
  return { match, ...summary, touched, ...(seat >= 0 && { seat }) };
}
