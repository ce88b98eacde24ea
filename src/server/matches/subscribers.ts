import type { Viewer } from '../../engine/game.ts';
import type { ChatLine, Reply, TableSnapshot } from '../../protocol/replies.ts';
import type { Table } from '../../table/table.ts';
import type { Person } from '../store/port.ts';
import { logFor, tableInfoFor, viewerOf } from './disclosure.ts';
import { isSameTable, type LoadedMatch } from './loaded-match.ts';
import type { TableRecord } from './table-record.ts';

/** A session that follows something. */
export interface Subscriber {
  readonly person: Person | undefined;
  /** The text of a Reply. */
  send(text: string): void;
}

/** A subscriber whose request makes a change. The update that it gets is the answer, so there is no other one. */
export interface Requester {
  readonly subscriber: Subscriber;
  readonly id: string;
}

/** What was last announced of a match. */
export interface Announced {
  readonly record: TableRecord;
  readonly revision: number;
  readonly length: number;
}

export interface Announcement {
  /** The texts of the new entries, where they have been written already. */
  readonly added?: readonly string[] | undefined;
  readonly requester?: Requester | undefined;
}

type TextFor = (subscriber: Subscriber) => string;

/** Those who follow a match, and what each of them is sent. */
export class Subscribers {
  readonly #match: string;
  readonly #now: () => number;
  readonly #all = new Set<Subscriber>();

  constructor(match: string, now: () => number) {
    this.#match = match;
    this.#now = now;
  }

  get size(): number {
    return this.#all.size;
  }

  add(subscriber: Subscriber): void {
    this.#all.add(subscriber);
  }

  delete(subscriber: Subscriber): void {
    this.#all.delete(subscriber);
  }

  sendLine(line: ChatLine): void {
    const text = JSON.stringify({ type: 'said', match: this.#match, line } satisfies Reply);
    for (const subscriber of this.#all) subscriber.send(text);
  }

  /** Sends all that is new. The result says whether the requester got its answer by it. */
  announce(before: Announced, after: LoadedMatch, { added, requester }: Announcement = {}): boolean {
    const { record, table } = after;
    const isUpdate = table !== undefined && isSameTable(before.record, record);
    const textFor = isUpdate
      ? this.#updateFor(after, table, before.length, added)
      : sameForSeats(record, (_, subscriber) => this.snapshot(after, subscriber, before.length));
    for (const subscriber of this.#all) {
      const text = textFor(subscriber);
      subscriber.send(isUpdate && subscriber === requester?.subscriber ? answering(text, requester.id) : text);
    }
    return isUpdate && requester !== undefined && this.#all.has(requester.subscriber);
  }

  /** The whole table, with the log from a position on. */
  snapshot(
    { record, table }: LoadedMatch,
    { person }: Subscriber,
    from: number,
    more: Partial<TableSnapshot> = {},
  ): string {
    const log = logFor(table, viewerOf(record, person?.id), from);
    const shown = { type: 'table', table: tableInfoFor(this.#match, record, person?.id), ...log, now: this.#now() };
    return JSON.stringify({ ...shown, ...more });
  }

  #updateFor({ record, clock }: LoadedMatch, table: Table, from: number, added?: readonly string[]): TextFor {
    if (!table.game.perfectInformation)
      return sameForSeats(record, viewer => this.#update(clock, logTexts(table, viewer, from)));
    const text = this.#update(clock, { from, entries: added ?? textsFrom(table, from) });
    return () => text;
  }

  /** The text of a TableUpdate. Its parts are texts already: what is stored need not be written a second time. */
  #update(clock: string | undefined, { from, entries, states }: LogTexts): string {
    const log = `"from":${from},"entries":[${entries.join(',')}]${states ? `,"states":${states}` : ''}`;
    const time = `${clock ? `"clock":${clock},` : ''}"now":${this.#now()}`;
    return `{"type":"news","match":"${this.#match}",${log},${time}}`;
  }
}

/** A part of a log, written. */
interface LogTexts {
  readonly from: number;
  readonly entries: readonly string[];
  readonly states?: string;
}

function logTexts(table: Table, viewer: Viewer, first: number): LogTexts {
  const { from, entries, states } = logFor(table, viewer, first);
  const texts = entries.map(entry => JSON.stringify(entry));
  return { from, entries: texts, ...(states && { states: JSON.stringify(states) }) };
}

function textsFrom({ entries }: Table, from: number): string[] {
  return entries.slice(from).map(entry => JSON.stringify(entry));
}

/** Subscribers on the same seat are sent the same, and so are all who have none. */
function sameForSeats(record: TableRecord, textOf: (viewer: Viewer, subscriber: Subscriber) => string): TextFor {
  const texts = new Map<Viewer, string>();
  return subscriber => {
    const viewer = viewerOf(record, subscriber.person?.id);
    const text = texts.get(viewer) ?? textOf(viewer, subscriber);
    texts.set(viewer, text);
    return text;
  };
}

function answering(update: string, id: string): string {
  return `${update.slice(0, -1)},"id":${JSON.stringify(id)}}`;
}
