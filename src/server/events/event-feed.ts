import { type EventInfo, eventUpdate } from '../../protocol/event-replies.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { Subscriber } from '../matches/subscribers.ts';
import { eventInfoOf } from './event-view.ts';
import { type LoadedEvent, numberOfPerson } from './live-event.ts';

/** How long changes are collected before they are sent, in milliseconds, and as much longer for each who follows. */
const DELAY = 100;
const DELAY_PER_FOLLOWER = 0.5;
/** How many events one page can follow at once. */
const MOST_FOLLOWED = 5;

/** What a follower was last sent. */
interface Known {
  readonly info: EventInfo;
  readonly me: number | undefined;
}

/** Sends those who follow an event what is new in it: worked out once for all who know the same. */
export class EventFeed {
  readonly #read: (event: string) => Promise<LoadedEvent>;
  readonly #onError: (error: unknown) => void;
  readonly #followers = new Map<string, Map<Subscriber, Known>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(read: (event: string) => Promise<LoadedEvent>, onError: (error: unknown) => void) {
    this.#read = read;
    this.#onError = onError;
  }

  /** The event as the subscriber may see it, to whom all that comes after it is sent. */
  follow(subscriber: Subscriber, loaded: LoadedEvent): EventInfo {
    const { id } = loaded;
    const followed = [...this.#followers.values()].filter(followers => followers.has(subscriber)).length;
    const followers = this.#followers.get(id) ?? new Map<Subscriber, Known>();
    if (followed >= MOST_FOLLOWED && !followers.has(subscriber)) throw new RefusedRequest('busy');
    const me = numberOfPerson(loaded, subscriber.person?.id);
    const info = this.#sharedInfo(followers, loaded);
    followers.set(subscriber, { info, me });
    this.#followers.set(id, followers);
    return withMe(info, me);
  }

  /** Those who know the same revision are given the same object. */
  #sharedInfo(followers: ReadonlyMap<Subscriber, Known>, loaded: LoadedEvent): EventInfo {
    const same = [...followers.values()].find(({ info }) => info.revision === loaded.revision);
    return same?.info ?? eventInfoOf(loaded);
  }

  unfollow(subscriber: Subscriber, event?: string): void {
    for (const [id, followers] of this.#followers) {
      if (event !== undefined && id !== event) continue;
      followers.delete(subscriber);
      if (followers.size === 0) this.#followers.delete(id);
    }
  }

  /** Something has happened at an event; without one, perhaps at any. */
  refresh(event?: string): void {
    for (const [id, { size }] of this.#followers) {
      if ((event !== undefined && id !== event) || this.#timers.has(id)) continue;
      const announce = () => void this.#announce(id).catch(this.#onError);
      this.#timers.set(id, setTimeout(announce, DELAY + size * DELAY_PER_FOLLOWER));
    }
  }

  async #announce(id: string): Promise<void> {
    this.#timers.delete(id);
    const loaded = await this.#read(id);
    const followers = this.#followers.get(id);
    if (!followers) return;
    const info = eventInfoOf(loaded);
    const texts = new Map<EventInfo, object>();
    for (const [subscriber, known] of followers) {
      if (known.info.revision >= info.revision) continue;
      const shared = texts.get(known.info) ?? eventUpdate(known.info, info);
      texts.set(known.info, shared);
      const me = numberOfPerson(loaded, subscriber.person?.id);
      followers.set(subscriber, { info, me });
      subscriber.send(JSON.stringify(me === known.me ? shared : { ...shared, me }));
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}

export function withMe(info: EventInfo, me: number | undefined): EventInfo {
  return me === undefined ? info : { ...info, me };
}
