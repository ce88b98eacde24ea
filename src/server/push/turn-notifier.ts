import * as v from 'valibot';
import webpush, { type PushSubscription, type VapidKeys } from 'web-push';
import { TokenBuckets } from '../net/rate-limits.ts';
import type { Store, StoredSubscription } from '../store/port.ts';
import { deliver, isAllowedEndpoint, type Sender } from './delivery.ts';

export interface NotifierSettings extends Pick<Sender, 'contact' | 'anywhere'> {
  readonly store: Pick<
    Store,
    'getOrInsert' | 'addSubscription' | 'removeSubscription' | 'removeEndpoint' | 'subscriptionsOf'
  >;
  readonly isSeated: (match: string, person: string) => Promise<boolean>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const key = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}=*$`)));
/** A device as a browser describes it: where it is reached, and how to write so that only it can read. */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: key(87), auth: key(22) }),
});

/** So many devices can somebody be told on, for each table. */
const DEVICES = 5;
/** So many messages a person gets at once, and one more every so many seconds: at a quick table one is there anyway. */
const atOnce = 30;
const EVERY = 10;
/** Where nobody wants to be told, that is believed for so long, in milliseconds: every turn asks. */
const BELIEVED = 30_000;
const MANY = 5000;

/** So many push services are called at a time, and so many messages wait for that at most. */
const WIDTH = 10;
const QUEUE = 1000;

/** So long the last calls may still take when the house closes, in milliseconds. */
const PARTING = 1000;

/** What a push service says of a device that is no more. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/** It is a person's turn. */
interface Turn {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

interface PushTask {
  readonly watch: StoredSubscription;
  readonly game: string;
}

export type SubscribeResult = 'subscribed' | 'not-seated' | 'too-many' | 'endpoint';

/** Tells people on their devices that it is their turn, while the page is closed; each table has its own bell. */
export class TurnNotifier {
  readonly #settings: NotifierSettings;
  readonly #keys: VapidKeys;
  readonly #measure = new TokenBuckets({ atOnce, perSecond: 1 / EVERY });
  /** Seats without a bell, and until when that is believed. */
  readonly #silent = new Map<string, number>();
  readonly #queue: PushTask[] = [];
  readonly #busy = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  private constructor(settings: NotifierSettings, keys: VapidKeys) {
    this.#settings = settings;
    this.#keys = keys;
  }

  /** The keys of the house are made once and kept: devices know it by them. */
  static async create(settings: NotifierSettings): Promise<TurnNotifier> {
    const kept = await settings.store.getOrInsert('vapid', JSON.stringify(webpush.generateVAPIDKeys()));
    return new TurnNotifier(settings, JSON.parse(kept) as VapidKeys);
  }

  /** What a browser has to know of the house. */
  get key(): string {
    return this.#keys.publicKey;
  }

  async subscribe(match: string, person: string, subscription: PushSubscription): Promise<SubscribeResult> {
    const { store, isSeated } = this.#settings;
    const { endpoint } = subscription;
    if (!isAllowedEndpoint(endpoint, this.#settings)) return 'endpoint';
    if (!(await isSeated(match, person))) return 'not-seated';
    const others = (await store.subscriptionsOf(match, person)).filter(watch => watch.endpoint !== endpoint);
    if (others.length >= DEVICES) return 'too-many';
    this.#silent.delete(seatName(match, person));
    await store.addSubscription({ match, person, endpoint, subscription: JSON.stringify(subscription) });
    return 'subscribed';
  }

  unsubscribe(match: string, person: string, endpoint: string): Promise<void> {
    return this.#settings.store.removeSubscription(match, person, endpoint);
  }

  /** Somebody is to move. */
  async notifyTurn({ match, game, person }: Turn): Promise<void> {
    const now = this.#settings.now();
    if ((this.#silent.get(seatName(match, person)) ?? 0) > now) return;
    const watches = await this.#settings.store.subscriptionsOf(match, person);
    if (watches.length === 0) return this.#believeSilent(seatName(match, person), now);
    if (!this.#measure.take(person, now)) return;
    for (const watch of watches) this.#send({ watch, game });
  }

  #believeSilent(seat: string, now: number): void {
    if (this.#silent.size >= MANY) this.#silent.clear();
    this.#silent.set(seat, now + BELIEVED);
  }

  /** A match is over: nobody has to be told anything more. */
  async forgetMatch(match: string, people: readonly string[]): Promise<void> {
    const watches = await Promise.all(people.map(person => this.#settings.store.subscriptionsOf(match, person)));
    await Promise.all(watches.flat().map(({ person, endpoint }) => this.unsubscribe(match, person, endpoint)));
  }

  /** Answers when everything that was to be sent has been. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy);
  }

  /** What waits is not worth waiting for when the house closes, nor is a push service that takes its time. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    const parting = setTimeout(() => this.#closing.abort(), PARTING);
    await this.settled();
    clearTimeout(parting);
  }

  #send(errand: PushTask): void {
    if (this.#queue.length >= QUEUE) this.#queue.shift();
    this.#queue.push(errand);
    this.#next();
  }

  #next(): void {
    const errand = this.#busy.size < WIDTH ? this.#queue.shift() : undefined;
    if (!errand) return;
    const sent = this.#carry(errand).finally(() => {
      this.#busy.delete(sent);
      this.#next();
    });
    this.#busy.add(sent);
  }

  /** Of the game only its name and the table's leave the house, and only the device can read them. */
  async #carry({ watch, game }: PushTask): Promise<void> {
    const { match, endpoint } = watch;
    const { store, onError } = this.#settings;
    const text = JSON.stringify({ match, game });
    try {
      const subscription = JSON.parse(watch.subscription) as PushSubscription;
      const sender = { ...this.#settings, keys: this.#keys, closing: this.#closing.signal };
      const status = await deliver({ subscription, text, topic: match }, sender);
      if (gone.has(status)) await store.removeEndpoint(endpoint);
      else if (status >= 400) throw new Error(`a push service answered ${status}`);
    } catch (error) {
      if (!this.#closing.signal.aborted) onError(error);
    }
  }
}

function seatName(match: string, person: string): string {
  return `${match} ${person}`;
}
