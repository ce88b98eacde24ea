import type { TableList } from '../../protocol/replies.ts';
import type { Store } from '../store/port.ts';
import { lobbyEntryOf } from './disclosure.ts';
import type { Subscriber } from './subscribers.ts';

const LENGTH = 50;
/** How long changes are collected before a list is sent anew, in milliseconds. */
const DELAY = 100;

/** Sends people the list of their own tables: whose turn it is, wherever they are in the page. */
export class MyTablesFeed {
  readonly #store: Pick<Store, 'matchesOf'>;
  readonly #onError: (error: unknown) => void;
  readonly #subscribers = new Set<Subscriber>();
  readonly #outdated = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<Store, 'matchesOf'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Sends somebody their list now, and again whenever it has changed. */
  subscribe(subscriber: Subscriber, id: string): Promise<void> {
    this.#subscribers.add(subscriber);
    return this.send(subscriber, id);
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  async send(subscriber: Subscriber, id?: string): Promise<void> {
    const person = subscriber.person?.id;
    const listings = person === undefined ? [] : await this.#store.matchesOf(person, LENGTH);
    const tables = listings.map(listing => lobbyEntryOf(listing, person));
    subscriber.send(JSON.stringify({ type: 'mine', ...(id !== undefined && { id }), tables } satisfies TableList));
  }

  /** Something is new at a table of these people; without any, perhaps at a table of anybody. */
  refresh(people?: readonly string[]): void {
    for (const { person } of this.#subscribers)
      if (person && (people?.includes(person.id) ?? true)) this.#outdated.add(person.id);
    if (this.#outdated.size > 0) this.#timer ??= setTimeout(() => void this.#sendOutdated(), DELAY);
  }

  async #sendOutdated(): Promise<void> {
    this.#timer = undefined;
    const people = new Set(this.#outdated);
    this.#outdated.clear();
    const concerned = [...this.#subscribers].filter(({ person }) => person && people.has(person.id));
    await Promise.all(concerned.map(subscriber => this.send(subscriber))).catch(this.#onError);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
