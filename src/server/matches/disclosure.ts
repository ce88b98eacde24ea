import { type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import type { ChairInfo, LobbyEntry, SentStates, TableInfo, TableSnapshot } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { standingOf } from '../../table/match-standing.ts';
import { entriesFor, isOver, isRedacted, type MatchPosition, type Table } from '../../table/table.ts';
import { trackOn, type ViewTracker, viewTrackerOf } from '../../table/view-tracker.ts';
import type { Listing } from '../store/port.ts';
import { isPaused } from './attendance.ts';
import type { SeatedBot } from './record.ts';
import { hasAgreed, sealsOf, shownNumbers } from './sealing.ts';
import { type Chair, isMovedByBot, seatOfPerson, seatToMove, type TableRecord } from './table-record.ts';

/** What a viewer may know of a table. Nothing of a match leaves the server but through here. */

export function tableInfoFor(match: string, record: TableRecord, person: string | undefined, watchers = 0): TableInfo {
  const { game, version, options, stage, listed, pace, chairs, seed, clock, next, declined, door, floor, bots } =
    record;
  const nextBy = seatOfPerson(record, record.nextBy);
  return {
    match,
    game,
    version,
    options,
    stage,
    listed,
    pace,
    chairs: chairs.map(chair => chairInfoFor(chair, person, record.host)),
    ...(record.rated !== undefined && { rated: true as const }),
    ...(record.event !== undefined && { event: record.event }),
    ...(person !== undefined && person === record.host && { hosting: true as const }),
    commitment: commitmentTo(seed),
    nonces: shownNumbers(record),
    ...(isSealing(record) && { seals: sealsOf(record) }),
    ...(record.opening && { opening: true as const }),
    ...(record.spoilt !== undefined && { spoilt: record.spoilt }),
    ...(clock && { clock }),
    ...(next !== undefined && { next }),
    ...(nextBy !== undefined && { nextBy }),
    ...(record.of !== undefined && { rematch: true as const }),
    ...(declined && { declined }),
    ...(door && { door }),
    ...(floor && { floor }),
    ...(bots && { bots }),
    ...(record.closedFor !== undefined && { closedFor: record.closedFor }),
    ...(watchers > 0 && { watchers }),
  };
}

/** A match from before there were seals has none. */
function isSealing({ stage, chairs }: TableRecord): boolean {
  return stage === 'gathering' || chairs.some(({ seal }) => seal !== undefined);
}

function chairInfoFor(chair: Chair, viewer: string | undefined, host: string): ChairInfo {
  const { colour, name, bot, outside, away, person, absent } = chair;
  return {
    colour,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(outside && { outside: outsideInfo(outside) }),
    ...(person !== undefined && person === viewer && { mine: true as const }),
    ...(person !== undefined && person === host && { host: true as const }),
    ...(away && { away }),
    ...(absent !== undefined && { absent }),
  };
}

/** Whose bot it is, by its id, is nobody's business. */
function outsideInfo({ name, lost }: SeatedBot): NonNullable<ChairInfo['outside']> {
  return { name, ...(lost !== undefined && { lost }) };
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

export type MatchSummary = Omit<LobbyEntry, 'match' | 'touched' | 'seat' | 'awaited'> & {
  readonly people: readonly (string | undefined)[];
  /** At a table of an event that has not begun: the seats whose people have not come. */
  readonly missing?: readonly Seat[];
};

/** What lists say of a table. The people are there to find one's own seat, and are not passed on. */
export function summaryOf(record: TableRecord, position: MatchPosition | undefined): MatchSummary {
  const { game, stage, pace, chairs } = record;
  const turn = turnOf(record, position);
  return {
    game,
    stage,
    pace,
    chairs: chairs.map(({ colour, name, bot, outside }) => ({
      colour,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
      ...(outside && { outside: outsideInfo(outside) }),
    })),
    ...(record.rated !== undefined && { rated: true as const }),
    ...(record.event !== undefined && { event: record.event }),
    ...(turn !== undefined && { turn }),
    // Nothing of a match that is over is a secret.
    ...(stage === 'over' && position && { standing: standingOf(position) }),
    ...(stage === 'over' && record.listed && { listed: true as const }),
    ...(isPaused(record) && { paused: true as const }),
    people: chairs.map(({ person, outside }) => person ?? outside?.id),
    ...(record.event !== undefined && stage === 'gathering' && { missing: missingAt(record) }),
  };
}

function missingAt({ chairs }: TableRecord): readonly Seat[] {
  return chairs.flatMap((chair, seat) => (chair.person !== undefined && !hasAgreed(chair) ? [seat] : []));
}

/** What lists say after a change: the same object as before where they say the same. */
export function summaryAfter(
  before: { readonly record: TableRecord; readonly summary: MatchSummary } | undefined,
  record: TableRecord,
  position: MatchPosition | undefined,
): MatchSummary {
  const stands = before && before.record.stage === record.stage && isPaused(before.record) === isPaused(record);
  if (stands && before.record.chairs === record.chairs && before.summary.turn === turnOf(record, position))
    return before.summary;
  const summary = summaryOf(record, position);
  return before && JSON.stringify(summary) === JSON.stringify(before.summary) ? before.summary : summary;
}

/** The seat to move, if it is a person's. */
function turnOf(record: TableRecord, position: MatchPosition | undefined): Seat | undefined {
  const seat = position && record.stage === 'playing' ? seatToMove(position) : undefined;
  return seat !== undefined && position && !isMovedByBot(record, position, seat) ? seat : undefined;
}

export function lobbyEntryOf({ match, summary: text, touched }: Listing, viewer: string | undefined): LobbyEntry {
  const { people, missing = [], ...summary } = JSON.parse(text) as MatchSummary;
  const seat = viewer === undefined ? -1 : people.indexOf(viewer);
  return {
    match,
    ...summary,
    touched,
    ...(seat >= 0 && { seat }),
    ...(missing.includes(seat) && { awaited: true }),
  };
}

/** The people who sit at a table on a list. They are not passed on. */
export function peopleOn({ summary }: Listing): readonly string[] {
  return (JSON.parse(summary) as MatchSummary).people.filter(person => typeof person === 'string');
}
