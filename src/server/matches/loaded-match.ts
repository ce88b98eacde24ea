import type { Table } from '../../table/table.ts';
import type { Commit } from '../store/port.ts';
import { type MatchSummary, summaryAfter } from './disclosure.ts';
import {
  lobbyPlaceOf,
  nextDueAt,
  peopleAt,
  type TableRecord,
  textWithoutClock,
  type WrittenRecord,
} from './table-record.ts';

/** A match as it stood when it was last read or written. */
export interface LoadedMatch extends WrittenRecord {
  readonly revision: number;
  /** The text of the document's clock. */
  readonly clock: string | undefined;
  /** The very same for as long as it says the same. */
  readonly summary: MatchSummary;
  /** Undefined while people gather. */
  readonly table: Table | undefined;
}

export function loadedMatch(
  revision: number,
  document: TableRecord,
  table: Table | undefined,
  before?: LoadedMatch,
): LoadedMatch {
  const summary = summaryAfter(before, document, table);
  const clock = document.clock && JSON.stringify(document.clock);
  return { revision, document, table, summary, stem: textWithoutClock(document, before), clock };
}

/** Has nothing changed but the log and the clock? */
export function isSameTable(before: TableRecord, after: TableRecord): boolean {
  return before.stage === after.stage && before.chairs === after.chairs && before.next === after.next;
}

export function textsFrom({ entries }: Table, from: number): string[] {
  return entries.slice(from).map(entry => JSON.stringify(entry));
}

/** What has stayed the same stays the very same, so that readers are told no more than what is new. */
export function keepingChairs(before: TableRecord | undefined, document: TableRecord): TableRecord {
  const same = before && JSON.stringify(before.chairs) === JSON.stringify(document.chairs);
  return same ? { ...document, chairs: before.chairs } : document;
}

export function movesSince(table: Table | undefined, length: number): number {
  if (!table) return 0;
  return table.entries.slice(length).filter(entry => 'move' in entry && entry.actor !== 'chance').length;
}

export function commitOf(match: string, before: LoadedMatch, length: number, after: LoadedMatch, now: number): Commit {
  const { document, table, summary } = after;
  return {
    match,
    revision: before.revision,
    length,
    ...(after.stem !== before.stem && { document: after.stem }),
    clock: after.clock,
    entries: table ? textsFrom(table, length) : [],
    ...(summary !== before.summary && { listing: { place: lobbyPlaceOf(document), summary: JSON.stringify(summary) } }),
    ...(document.chairs !== before.document.chairs && { people: peopleAt(document) }),
    dueAt: nextDueAt(document, table, now),
    now,
  };
}
