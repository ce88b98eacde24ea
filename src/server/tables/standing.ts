import type { Table } from '../../table/table.ts';
import type { Change } from '../store/port.ts';
import { type Document, type Kept, peopleAt, placeOf, stemOf, wakeOf } from './document.ts';
import { type Summary, summaryAfter } from './showing.ts';

/** A match as it stood when it was last read or written. */
export interface Standing extends Kept {
  readonly revision: number;
  /** The text of the document's clock. */
  readonly clock: string | undefined;
  /** The very same for as long as it says the same. */
  readonly summary: Summary;
  /** Undefined while people gather. */
  readonly table: Table | undefined;
}

export function standingOf(
  revision: number,
  document: Document,
  table: Table | undefined,
  before?: Standing,
): Standing {
  const summary = summaryAfter(before, document, table);
  const clock = document.clock && JSON.stringify(document.clock);
  return { revision, document, table, summary, stem: stemOf(document, before), clock };
}

/** Has nothing changed but the log and the clock? */
export function isSameTable(before: Document, after: Document): boolean {
  return before.stage === after.stage && before.chairs === after.chairs && before.next === after.next;
}

export function textsFrom({ entries }: Table, from: number): string[] {
  return entries.slice(from).map(entry => JSON.stringify(entry));
}

/** What has stayed the same stays the very same, so that readers are told no more than what is new. */
export function readAfter(before: Document | undefined, document: Document): Document {
  const same = before && JSON.stringify(before.chairs) === JSON.stringify(document.chairs);
  return same ? { ...document, chairs: before.chairs } : document;
}

export function movesSince(table: Table | undefined, length: number): number {
  if (!table) return 0;
  return table.entries.slice(length).filter(entry => 'move' in entry && entry.actor !== 'chance').length;
}

export function changeOf(match: string, before: Standing, length: number, after: Standing, now: number): Change {
  const { document, table, summary } = after;
  return {
    match,
    revision: before.revision,
    length,
    ...(after.stem !== before.stem && { document: after.stem }),
    clock: after.clock,
    entries: table ? textsFrom(table, length) : [],
    ...(summary !== before.summary && { listing: { place: placeOf(document), summary: JSON.stringify(summary) } }),
    ...(document.chairs !== before.document.chairs && { people: peopleAt(document) }),
    wake: wakeOf(document, table, now),
    now,
  };
}
