import type { TableList } from '../../protocol/replies.ts';
import type { Listing, Store } from '../store/port.ts';
import { lobbyEntryOf } from './disclosure.ts';
import type { Subscriber } from './subscribers.ts';

const LENGTH = 100;
/** How long changes are collected before the list is sent anew, in milliseconds. */
const DELAY = 250;

/** Sends the list of open tables to those who have it on their screen. */
export class LobbyFeed {
  readonly #store: Pick<Store, 'lobby'>;
  readonly #onError: (error: unknown) => void;
  readonly #subscribers = new Set<Subscriber>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Pick<Store, 'lobby'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Sends the list now, and again whenever it has changed. */
  async subscribe(subscriber: Subscriber, id: string): Promise<void> {
    this.#subscribers.add(subscriber);
    send(subscriber, await this.#store.lobby(LENGTH), id);
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  /** The list may have changed. */
  refresh(): void {
    this.#timer ??= setTimeout(() => void this.#sendAll().catch(this.#onError), DELAY);
  }

  async #sendAll(): Promise<void> {
    this.#timer = undefined;
    if (this.#subscribers.size === 0) return;
    const listings = await this.#store.lobby(LENGTH);
    for (const subscriber of this.#subscribers) send(subscriber, listings);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

function send(subscriber: Subscriber, listings: readonly Listing[], id?: string): void {
  const tables = listings.map(listing => lobbyEntryOf(listing, subscriber.person?.id));
  subscriber.send(JSON.stringify({ type: 'lobby', ...(id !== undefined && { id }), tables } satisfies TableList));
}
