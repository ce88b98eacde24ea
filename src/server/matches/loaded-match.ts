import type { MatchPosition, Plan, Table } from '../../table/table.ts';
import type { Commit } from '../store/port.ts';
import { type MatchSummary, summaryAfter } from './disclosure.ts';
import { isPast } from './match-events.ts';
import { ratedResultOf } from './rated-table.ts';
import {
  lobbyPlaceOf,
  nextDueAt,
  sittersAt,
  type TableRecord,
  textWithoutClock,
  type WrittenRecord,
} from './table-record.ts';

/** A match as it was last read from the store or written to it. */
export interface LoadedMatch extends WrittenRecord {
  readonly revision: number;
  /** The text of the record's clock. */
  readonly clock: string | undefined;
  /** The same object for as long as it says the same. */
  readonly summary: MatchSummary;
  /** Undefined while people gather. */
  readonly table: Table | undefined;
}

/** What a request makes of a match. Nothing has happened yet: it is stored first. */
export interface PlannedChange {
  readonly record: TableRecord;
  /** Entries for the log. */
  readonly plan?: Plan;
  /** The table of a match that begins, with its set-up. */
  readonly opened?: Table;
}

export function loadedMatch(revision: number, record: TableRecord, table: Table | undefined): LoadedMatch {
  return { ...writtenMatch(revision, record, table), table };
}

/** All of a match but its table, which has to wait until the change is stored. */
export type WrittenMatch = Omit<LoadedMatch, 'table'>;

function writtenMatch(
  revision: number,
  record: TableRecord,
  position: MatchPosition | undefined,
  before?: WrittenMatch,
): WrittenMatch {
  const summary = summaryAfter(before, record, position);
  const clock = record.clock && JSON.stringify(record.clock);
  return { revision, record, summary, textWithoutClock: textWithoutClock(record, before), clock };
}

/** The match after a change that is not stored yet, and the commit that stores it. */
export interface PlannedMatch {
  readonly after: WrittenMatch;
  readonly commit: Commit;
}

export function plannedMatch(
  match: string,
  before: LoadedMatch,
  { record, plan, opened }: PlannedChange,
  now: number,
): PlannedMatch {
  const position = plan?.after ?? opened ?? before.table;
  const after = writtenMatch(before.revision + 1, record, position, before);
  const entries = plan?.entries ?? opened?.entries ?? [];
  const ends = record.stage === 'over' && before.record.stage !== 'over';
  const rated = ends && position && ratedResultOf(record, position, [...(before.table?.entries ?? []), ...entries]);
  const commit: Commit = {
    match,
    revision: before.revision,
    length: before.table?.entries.length ?? 0,
    ...(after.textWithoutClock !== before.textWithoutClock && { document: after.textWithoutClock }),
    clock: after.clock,
    entries: entries.map(entry => JSON.stringify(entry)),
    ...((after.summary !== before.summary || lobbyPlaceOf(record) !== lobbyPlaceOf(before.record)) && {
      listing: { place: lobbyPlaceOf(record), summary: JSON.stringify(after.summary), past: isPast(after.summary) },
    }),
    ...(!isSeatedAlike(record, before.record) && { people: sittersAt(record) }),
    dueAt: nextDueAt(record, position, now),
    ...(rated && { rated }),
    now,
  };
  return { after, commit };
}

function isSeatedAlike(record: TableRecord, before: TableRecord): boolean {
  return record.chairs === before.chairs || sittersAt(record).join() === sittersAt(before).join();
}

/** The match after its table has read on in the log. */
export function reloadedMatch(revision: number, record: TableRecord, before: LoadedMatch): LoadedMatch {
  return { ...writtenMatch(revision, record, before.table, before), table: before.table };
}

/** What everybody at a table is told of its record, beside the clock. */
const shownOfTables = ['stage', 'chairs', 'next', 'declined', 'door', 'floor', 'bots'] as const;

/** Did only the log and the clock change? */
export function isSameTable(before: TableRecord, after: TableRecord): boolean {
  return shownOfTables.every(key => before[key] === after[key]);
}

/** Keeps the chairs of before where they are the same, so that subscribers are sent no more than what is new. */
export function keepingChairs(before: TableRecord | undefined, record: TableRecord): TableRecord {
  const same = before && JSON.stringify(before.chairs) === JSON.stringify(record.chairs);
  return same ? { ...record, chairs: before.chairs } : record;
}

export function movesIn({ plan }: PlannedChange): number {
  return plan ? plan.entries.filter(entry => 'move' in entry && entry.actor !== 'chance').length : 0;
}
