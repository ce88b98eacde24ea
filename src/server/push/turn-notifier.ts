import * as v from 'valibot';
import webpush, { type PushSubscription, type VapidKeys } from 'web-push';
import { TokenBuckets } from '../net/token-buckets.ts';
import type { Store, StoredSubscription } from '../store/port.ts';
import { deliver, isAllowedEndpoint, isDeviceKey, type Sender } from './delivery.ts';

export interface NotifierSettings extends Pick<Sender, 'contact' | 'anywhere'> {
  readonly store: Pick<
    Store,
    'getOrInsert' | 'addSubscription' | 'removeSubscription' | 'removeEndpoint' | 'subscriptionsOf' | 'ties'
  >;
  readonly isSeated: (match: string, person: string) => Promise<boolean>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const key = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}=*$`)));
/** A device as a browser describes it: where it is reached, and the keys by which only it can read messages. */
export const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: v.pipe(key(87), v.check(isDeviceKey)), auth: key(22) }),
});

/** How many subscriptions are looked through for somebody who is invited. */
const MAX_INVITED = 20;
/** How many devices of a person can be subscribed to each table. */
const MAX_DEVICES = 5;
/** How many messages a person gets at once, and after how many seconds one more: at a quick table people are there anyway. */
const BURST = 30;
const REFILL = 10;
/** How long a seat without subscriptions is remembered as such, in milliseconds: every turn asks. */
const BELIEVED_FOR = 30_000;
const MAX_SILENT = 5000;

/** How many push services are called at a time, and how many messages can wait. */
const MAX_CALLS = 10;
const MAX_QUEUE = 1000;

/** How long the last calls may still take when the server closes, in milliseconds. */
const CLOSE_TIMEOUT = 1000;

/** The statuses by which a push service says that a device is gone. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/** It is a person's turn. */
interface Turn {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

interface PushTask {
  readonly subscribed: StoredSubscription;
  readonly game: string;
  /** Left out for a turn. */
  readonly event?: string;
  /** Where it is an invitation: the match, which is not the one that was subscribed to. */
  readonly invitedTo?: string;
}

export type SubscribeResult = 'subscribed' | 'not-seated' | 'too-many' | 'endpoint';

/** Tells people on their devices that it is their turn, while the page is closed. Each table is subscribed to on its own. */
export class TurnNotifier {
  readonly #settings: NotifierSettings;
  readonly #keys: VapidKeys;
  readonly #limits = new TokenBuckets({ atOnce: BURST, perSecond: 1 / REFILL });
  /** Seats without subscriptions, and until when that is believed. */
  readonly #silent = new Map<string, number>();
  readonly #queue: PushTask[] = [];
  readonly #sending = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  private constructor(settings: NotifierSettings, keys: VapidKeys) {
    this.#settings = settings;
    this.#keys = keys;
  }

  /** The keys of the server are made once and stored: devices know it by them. */
  static async create(settings: NotifierSettings): Promise<TurnNotifier> {
    const stored = await settings.store.getOrInsert('vapid', JSON.stringify(webpush.generateVAPIDKeys()));
    return new TurnNotifier(settings, JSON.parse(stored) as VapidKeys);
  }

  /** The public key that browsers subscribe with. */
  get key(): string {
    return this.#keys.publicKey;
  }

  async subscribe(
    match: string,
    { id: person, device }: { readonly id: string; readonly device: string },
    subscription: PushSubscription,
  ): Promise<SubscribeResult> {
    const { store, isSeated } = this.#settings;
    const { endpoint } = subscription;
    if (!isAllowedEndpoint(endpoint, this.#settings)) return 'endpoint';
    if (!(await isSeated(match, person))) return 'not-seated';
    const others = (await store.subscriptionsOf(match, person)).filter(subscribed => subscribed.endpoint !== endpoint);
    if (others.length >= MAX_DEVICES) return 'too-many';
    this.#silent.delete(seatName(match, person));
    await store.addSubscription({ match, person, endpoint, subscription: JSON.stringify(subscription), device });
    return 'subscribed';
  }

  unsubscribe(match: string, person: string, endpoint: string): Promise<void> {
    return this.#settings.store.removeSubscription(match, person, endpoint);
  }

  async notifyTurn({ match, game, person }: Turn): Promise<void> {
    const now = this.#settings.now();
    if ((this.#silent.get(seatName(match, person)) ?? 0) > now) return;
    const subscriptions = await this.#settings.store.subscriptionsOf(match, person);
    if (subscriptions.length === 0) return this.#believeSilent(seatName(match, person), now);
    if (!this.#limits.take(person, now)) return;
    for (const subscribed of subscriptions) this.#send({ subscribed, game });
  }

  /** Somebody is invited: told on the devices that are told of their turns. */
  async notifyInvited({ match, game, person }: Turn): Promise<void> {
    const found = await this.#settings.store.ties.subscriptionsOfPerson(person, MAX_INVITED);
    const devices = new Map(found.map(subscribed => [subscribed.endpoint, subscribed]));
    if (devices.size === 0 || !this.#limits.take(person, this.#settings.now())) return;
    for (const subscribed of devices.values()) this.#send({ subscribed, game, invitedTo: match });
  }

  #believeSilent(seat: string, now: number): void {
    if (this.#silent.size >= MAX_SILENT) this.#silent.clear();
    this.#silent.set(seat, now + BELIEVED_FOR);
  }

  /** Somebody's next table in an event is ready. Who is called to it is also called to their turns there. */
  async notifyTable({ event, match, game, person }: Turn & { readonly event: string }): Promise<void> {
    const { store, now } = this.#settings;
    const subscriptions = await store.subscriptionsOf(event, person);
    for (const subscribed of subscriptions) await store.addSubscription({ ...subscribed, match });
    this.#silent.delete(seatName(match, person));
    if (!this.#limits.take(person, now())) return;
    for (const subscribed of subscriptions) this.#send({ subscribed: { ...subscribed, match }, game, event });
  }

  /** Ends all subscriptions to a match that is over. */
  async forgetMatch(match: string, people: readonly string[]): Promise<void> {
    const subscriptions = await Promise.all(people.map(person => this.#settings.store.subscriptionsOf(match, person)));
    await Promise.all(subscriptions.flat().map(({ person, endpoint }) => this.unsubscribe(match, person, endpoint)));
  }

  /** Resolves when everything that was to be sent has been. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  /** Drops what waits, and does not wait for a push service that takes its time. */
  async close(): Promise<void> {
    this.#queue.length = 0;
    const timeout = setTimeout(() => this.#closing.abort(), CLOSE_TIMEOUT);
    await this.settled();
    clearTimeout(timeout);
  }

  #send(task: PushTask): void {
    if (this.#queue.length >= MAX_QUEUE) this.#queue.shift();
    this.#queue.push(task);
    this.#next();
  }

  #next(): void {
    const task = this.#sending.size < MAX_CALLS ? this.#queue.shift() : undefined;
    if (!task) return;
    const sent = this.#deliver(task).finally(() => {
      this.#sending.delete(sent);
      this.#next();
    });
    this.#sending.add(sent);
  }

  /** Only the names of game and match are sent, and only the device can read them. */
  async #deliver({ subscribed, game, event, invitedTo }: PushTask): Promise<void> {
    const { endpoint } = subscribed;
    const match = invitedTo ?? subscribed.match;
    const { store, onError } = this.#settings;
    const more = { ...(event !== undefined && { event }), ...(invitedTo !== undefined && { invited: true }) };
    const text = JSON.stringify({ match, game, ...more });
    try {
      const subscription = JSON.parse(subscribed.subscription) as PushSubscription;
      // Earlier versions took any key.
      if (!isDeviceKey(subscription.keys.p256dh)) return await store.removeEndpoint(endpoint);
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
