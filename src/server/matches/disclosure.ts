import { type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import type { ChairInfo, LobbyEntry, SentStates, TableInfo, TableSnapshot } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { entriesFor, isOver, isRedacted, type Table } from '../../table/table.ts';
import { trackOn, type ViewTracker, viewTrackerOf } from '../../table/viewer-log.ts';
import { type Chair, isPlayedByBot, noncesOf, seatOfPerson, seatToMove, type TableRecord } from './table-record.ts';

/** What a reader sees of a table. Nothing leaves the server but through here. */

export function tableView(match: string, document: TableRecord, person: string | undefined): TableInfo {
  const { game, version, options, stage, listed, pace, chairs, seed, clock, next } = document;
  return {
    match,
    game,
    version,
    options,
    stage,
    listed,
    pace,
    chairs: chairs.map(chair => chairView(chair, person, document.host)),
    ...(person !== undefined && person === document.host && { hosting: true as const }),
    commitment: commitmentTo(seed),
    nonces: noncesOf(document),
    ...(clock && { clock }),
    ...(next !== undefined && { next }),
  };
}

function chairView({ colour, name, bot, away, person }: Chair, reader: string | undefined, host: string): ChairInfo {
  return {
    colour,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(person !== undefined && person === reader && { mine: true as const }),
    ...(person === host && { host: true as const }),
    ...(away && { away }),
  };
}

export function viewerOf(document: TableRecord, person: string | undefined): Viewer {
  return seatOfPerson(document, person) ?? SPECTATOR;
}

/**
 * The entries from a position on, with the states that they don't tell. Once a match is over nothing in it is a secret:
 * who was kept from reading something is then shown the whole log anew.
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
  const { unpredicted: noted } = trackerFor(table, viewer);
  const wanted = [...noted].filter(([seq]) => seq >= from);
  if (wanted.length === 0) return undefined;
  return Object.fromEntries(wanted.map(([seq, bytes]) => [seq, Buffer.from(bytes).toString('base64')]));
}

/** Kept for as long as the table is, so that what is new is all that has to be worked out. */
function trackerFor(table: Table, viewer: Viewer): ViewTracker {
  const known = trackers.get(table) ?? new Map<Viewer, ViewTracker>();
  const witness = known.get(viewer) ?? viewTrackerOf(table, viewer);
  trackOn(witness, table);
  trackers.set(table, known.set(viewer, witness));
  return witness;
}

export type MatchSummary = Omit<LobbyEntry, 'match' | 'touched' | 'seat'> & {
  readonly people: readonly (string | undefined)[];
};

/** What lists say of a table. Who sits where is for finding one's own seat, and is not passed on. */
export function summaryOf(document: TableRecord, table: Table | undefined): MatchSummary {
  const { game, stage, pace, chairs } = document;
  const turn = turnOf(document, table);
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

/** What lists say after a change; the same as before where they need not say anything else. */
export function summaryAfter(
  before: { readonly document: TableRecord; readonly summary: MatchSummary } | undefined,
  document: TableRecord,
  table: Table | undefined,
): MatchSummary {
  if (before && before.document.chairs === document.chairs && before.document.stage === document.stage)
    if (before.summary.turn === turnOf(document, table)) return before.summary;
  return summaryOf(document, table);
}

/** The seat to move, where it is a person's. */
function turnOf(document: TableRecord, table: Table | undefined): Seat | undefined {
  const seat = table && document.stage === 'playing' ? seatToMove(table) : undefined;
  return seat !== undefined && table && !isPlayedByBot(document, table, seat) ? seat : undefined;
}

export function lobbyEntryOf(match: string, text: string, touched: number, reader: string | undefined): LobbyEntry {
  const { people, ...summary } = JSON.parse(text) as MatchSummary;
  const seat = reader === undefined ? -1 : people.indexOf(reader);
  return { match, ...summary, touched, ...(seat >= 0 && { seat }) };
}
