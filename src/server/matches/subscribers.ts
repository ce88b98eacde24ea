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
  /** The hash of the address it came from; undefined where addresses are not counted. */
  readonly origin?: string | undefined;
  /** The text of a Reply. */
  send(text: string): void;
  /** Does it want to hear nothing that this person says? */
  hides?(person: string | undefined): boolean;
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
  readonly #watchers: () => number;
  readonly #all = new Set<Subscriber>();

  constructor(match: string, now: () => number, watchers: () => number) {
    this.#match = match;
    this.#now = now;
    this.#watchers = watchers;
  }

  get size(): number {
    return this.#all.size;
  }

  /** By how many there are more: none where it was here already. */
  add(subscriber: Subscriber): number {
    const before = this.#all.size;
    return this.#all.add(subscriber).size - before;
  }

  /** By how many there are fewer. */
  delete(subscriber: Subscriber): number {
    return Number(this.#all.delete(subscriber));
  }

  /** The person of each; undefined where nobody knows who it is. */
  get people(): readonly (string | undefined)[] {
    return [...this.#all].map(({ person }) => person?.id);
  }

  /** The hash of the address that a person looks on from. */
  originOf(id: string): string | undefined {
    return [...this.#all].find(({ person }) => person?.id === id)?.origin;
  }

  /** Sends the table as it is: more or fewer look on. */
  sendTable(loaded: LoadedMatch): void {
    const length = loaded.table?.entries.length ?? 0;
    const textFor = sameForSeats(loaded.record, (_, subscriber) => this.snapshot(loaded, subscriber, length));
    for (const subscriber of this.#all) subscriber.send(textFor(subscriber));
  }

  sendLine(line: ChatLine, person: string | undefined): void {
    const text = JSON.stringify({ type: 'said', match: this.#match, line } satisfies Reply);
    for (const subscriber of this.#all) if (!subscriber.hides?.(person)) subscriber.send(text);
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
    const info = tableInfoFor(this.#match, record, person?.id, this.#watchers());
    const shown = { type: 'table', table: info, ...log, now: this.#now() };
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
