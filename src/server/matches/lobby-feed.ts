import type { Store } from '../store/port.ts';
import { ListReaders, type ListRequest } from './list-readers.ts';
import { ListVersion } from './list-version.ts';
import type { Subscriber } from './subscribers.ts';

const LENGTH = 100;
/** How long changes are collected before they are sent, in milliseconds: of tables, and of how many people are here. */
const DELAY = 250;
const COUNT_DELAY = 1000;
/** As much longer for each who reads, so that to tell all of them takes a small part of the time, however many they are. */
const DELAY_PER_READER = 0.25;
/** How old a list may be that a newcomer is sent, in milliseconds: another process might not be heard. */
const MAX_AGE = 2000;

/** Sends the list of open tables to those who have it on their screen: made once, and to each what is new to it. */
export class LobbyFeed {
  readonly #store: Pick<Store, 'lobby'>;
  readonly #onError: (error: unknown) => void;
  readonly #countPeople: () => number;
  readonly #readers = new ListReaders('lobby');
  #latest: ListVersion | undefined;
  /** The list as it is; undefined where it may have changed since. */
  #current: Promise<ListVersion> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;

  constructor(store: Pick<Store, 'lobby'>, onError: (error: unknown) => void, countPeople: () => number) {
    this.#store = store;
    this.#onError = onError;
    this.#countPeople = countPeople;
  }

  get size(): number {
    return this.#readers.size;
  }

  /** Sends the list now, and from then on what is new in it. */
  async subscribe(subscriber: Subscriber, request: ListRequest): Promise<void> {
    this.#readers.add(subscriber, request);
    if (performance.now() - this.#readAt > MAX_AGE) this.#current = undefined;
    const version = await this.#version();
    this.#readers.answer(subscriber, version, request, this.#countPeople());
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#readers.delete(subscriber);
  }

  /** The list may have changed. */
  refresh(): void {
    this.#current = undefined;
    this.#announceIn(DELAY);
  }

  /** People have come or gone. */
  recount(): void {
    this.#announceIn(COUNT_DELAY);
  }

  /** What waits already is not put off. */
  #announceIn(delay: number): void {
    const pause = delay + this.#readers.size * DELAY_PER_READER;
    const dueAt = performance.now() + pause;
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#announce().catch(this.#onError), pause);
  }

  async #announce(): Promise<void> {
    this.#timer = undefined;
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#readers.size > 0) this.#readers.announce(await this.#version(), this.#countPeople());
  }

  /** Read once for all who want it at the same time. */
  #version(): Promise<ListVersion> {
    if (this.#current) return this.#current;
    this.#readAt = performance.now();
    const reading = this.#read(this.#readAt);
    this.#current = reading;
    reading.catch(() => {
      if (this.#current === reading) this.#current = undefined;
    });
    return reading;
  }

  async #read(at: number): Promise<ListVersion> {
    this.#latest = new ListVersion(await this.#store.lobby(LENGTH), at, this.#latest);
    return this.#latest;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
