import type { Store } from '../store/port.ts';
import { ListReaders, type ListRequest, wholeList } from './list-readers.ts';
import { ListVersion } from './list-version.ts';
import type { Subscriber } from './subscribers.ts';

const LENGTH = 50;
/** How long changes are collected before they are sent, in milliseconds. */
const DELAY = 100;

/** Sends people the list of their own tables: whose turn it is, wherever they are in the page. */
export class MyTablesFeed {
  readonly #store: Pick<Store, 'matchesOf'>;
  readonly #onError: (error: unknown) => void;
  /** The pages of each person. */
  readonly #readers = new Map<string, ListReaders>();
  readonly #outdated = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<Store, 'matchesOf'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Sends somebody their list now, and from then on what is new in it. */
  async subscribe(subscriber: Subscriber, request: ListRequest): Promise<void> {
    const person = subscriber.person?.id;
    if (person === undefined) return this.send(subscriber, request);
    const readers = this.#readers.get(person) ?? new ListReaders('mine');
    this.#readers.set(person, readers);
    readers.add(subscriber, request);
    readers.answer(subscriber, await this.#read(person), request);
  }

  unsubscribe(subscriber: Subscriber): void {
    const person = subscriber.person?.id ?? '';
    const readers = this.#readers.get(person);
    readers?.delete(subscriber);
    if (readers?.size === 0) this.#readers.delete(person);
  }

  /** Sends it once. */
  async send(subscriber: Subscriber, { id }: ListRequest): Promise<void> {
    const person = subscriber.person?.id;
    const version = person === undefined ? new ListVersion([], 0) : await this.#read(person);
    subscriber.send(wholeList('mine', subscriber, version, { id }));
  }

  /** Something is new at a table of these people; without any, perhaps at a table of anybody. */
  refresh(people: Iterable<string> = this.#readers.keys()): void {
    for (const person of people) if (this.#readers.has(person)) this.#outdated.add(person);
    if (this.#outdated.size > 0) this.#timer ??= setTimeout(() => void this.#sendOutdated(), DELAY);
  }

  async #sendOutdated(): Promise<void> {
    this.#timer = undefined;
    const people = [...this.#outdated];
    this.#outdated.clear();
    await Promise.all(people.map(person => this.#announceTo(person))).catch(this.#onError);
  }

  async #announceTo(person: string): Promise<void> {
    const version = await this.#read(person);
    this.#readers.get(person)?.announce(version);
  }

  async #read(person: string): Promise<ListVersion> {
    const at = performance.now();
    return new ListVersion(await this.#store.matchesOf(person, LENGTH), at);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
