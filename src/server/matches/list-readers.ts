import type { TableList } from '../../protocol/replies.ts';
import type { ListVersion } from './list-version.ts';
import type { Subscriber } from './subscribers.ts';

/** How a page follows a list. */
export interface ListRequest {
  readonly id: string;
  /** Does it know what changes are? Otherwise it is sent whole lists. */
  readonly changes?: boolean | undefined;
}

/** What one reader was last sent. */
interface Known {
  readonly changes: boolean;
  readonly version?: ListVersion;
  readonly here?: number | undefined;
}

/** Those who follow one list. Each is sent what is new to it, and nothing where nothing is. */
export class ListReaders {
  readonly #type: TableList['type'];
  readonly #readers = new Map<Subscriber, Known>();

  constructor(type: TableList['type']) {
    this.#type = type;
  }

  get size(): number {
    return this.#readers.size;
  }

  /** Somebody wants the list, which is not there yet. */
  add(subscriber: Subscriber, { changes = false }: ListRequest): void {
    this.#readers.set(subscriber, { changes });
  }

  delete(subscriber: Subscriber): void {
    this.#readers.delete(subscriber);
  }

  /** Sends the whole list as the answer to a request. Whoever has gone meanwhile does not follow it. */
  answer(subscriber: Subscriber, version: ListVersion, { id }: ListRequest, here?: number): void {
    const known = this.#readers.get(subscriber);
    if (known) this.#readers.set(subscriber, { ...known, version, here });
    subscriber.send(wholeList(this.#type, subscriber, version, { id, here }));
  }

  /** Sends everybody what is new. One that was read earlier than another may come later, and is then of no use. */
  announce(version: ListVersion, here?: number): void {
    for (const [subscriber, known] of this.#readers) {
      if (known.version && known.version.readAt > version.readAt) continue;
      const text = this.#newsFor(subscriber, known, version, here);
      this.#readers.set(subscriber, { ...known, version, here });
      if (text !== undefined) subscriber.send(text);
    }
  }

  #newsFor(subscriber: Subscriber, known: Known, version: ListVersion, here?: number): string | undefined {
    const changes = known.version && version.changesFrom(known.version);
    if (changes?.isEmpty && known.here === here) return undefined;
    if (!changes || !known.changes) return wholeList(this.#type, subscriber, version, { here });
    const count = known.here === here ? '' : `,"here":${here}`;
    return `{"type":"listed","list":"${this.#type}"${changes.textFor(subscriber.person?.id)}${count}}`;
  }
}

/** The text of a TableList. Its tables are written already. */
export function wholeList(
  type: TableList['type'],
  { person }: Subscriber,
  version: ListVersion,
  { id, here }: { readonly id?: string; readonly here?: number | undefined },
): string {
  const asked = id === undefined ? '' : `,"id":${JSON.stringify(id)}`;
  const count = here === undefined ? '' : `,"here":${here}`;
  return `{"type":"${type}"${asked},"tables":${version.textFor(person?.id)}${count}}`;
}
