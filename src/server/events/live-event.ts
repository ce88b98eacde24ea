import { type EventState, eventAfter, withEntry } from '../../events/event.ts';
import type { EventEntry } from '../../events/event-log.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { EventGuest, EventStore } from '../store/event-port.ts';
import { eventRowOf } from './event-row.ts';

/** An event as it was last read from the store or written to it. */
export interface LoadedEvent {
  readonly id: string;
  readonly revision: number;
  readonly length: number;
  readonly state: EventState;
  /** Everybody who has to do with it, by number. */
  readonly guests: readonly EventGuest[];
}

/** What is to be added to an event. Nothing has happened yet: it is stored first. */
export interface EventChange {
  readonly entries: readonly EventEntry[];
  /** Somebody who had nothing to do with it before gets the next number. */
  readonly guest?: Omit<EventGuest, 'number'>;
}

/** What has been added, and what it comes to. */
export interface CommittedEvent {
  readonly loaded: LoadedEvent;
  readonly entries: readonly EventEntry[];
}

/** What a request makes of an event; undefined where there is nothing to change. Throws a RefusedRequest. */
export type EventTransition = (loaded: LoadedEvent) => EventChange | undefined;

/** How often a change is tried again after another process was quicker. */
const MAX_TRIES = 5;

/** By what name somebody stands in the log. */
export function labelOf(number: number): string {
  return `p${number}`;
}

/** And the number in such a name; -1 for a bot. */
export function numberIn(label: string): number {
  return label.startsWith('p') ? Number(label.slice(1)) : -1;
}

export function numberOfPerson({ guests }: LoadedEvent, person: string | undefined): number | undefined {
  return guests.find(guest => guest.person === person)?.number;
}

/** A number is never given again, also where somebody who had one is not known any more. */
export function freeNumber({ guests }: LoadedEvent): number {
  return 1 + (guests.at(-1)?.number ?? -1);
}

/** Is somebody in, and has not dropped out? */
export function isIn({ state }: LoadedEvent, number: number | undefined): boolean {
  return number !== undefined && state.people.some(one => one.person === labelOf(number) && !one.dropped);
}

/** Has the organiser sent somebody away? */
export function isSentAway({ state }: LoadedEvent, number: number): boolean {
  return state.people.some(one => one.person === labelOf(number) && one.sentAway);
}

/** How long a log may get by people who come, go and correct. */
export const LONGEST_LOG = 20_000;

/** One event: changes pass through here one after the other, each in three steps: plan, commit to the store, append. */
export class LiveEvent {
  readonly id: string;
  readonly #store: EventStore;
  readonly #now: () => number;
  #loaded: LoadedEvent | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, store: EventStore, now: () => number) {
    this.id = id;
    this.#store = store;
    this.#now = now;
  }

  /** The event as it is now, whichever process has changed it last. */
  read(): Promise<LoadedEvent> {
    return this.#inTurn(() => this.#newest());
  }

  /** The result is what was added; undefined where nothing was. */
  change(transition: EventTransition): Promise<CommittedEvent | undefined> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const before = await this.#newest();
        const change = transition(before);
        if (!change || change.entries.length === 0) return undefined;
        const loaded = await this.#commit(before, change);
        if (loaded) return { loaded, entries: change.entries };
      }
      throw new RefusedRequest('busy');
    });
  }

  async #commit(before: LoadedEvent, { entries, guest }: EventChange): Promise<LoadedEvent | undefined> {
    const { id, revision, length } = before;
    const state = entries.reduce(withEntry, before.state);
    const people = guest ? [{ ...guest, number: freeNumber(before) }] : [];
    const texts = entries.map(entry => JSON.stringify(entry));
    const row = eventRowOf(id, state, this.#now());
    const commit = { event: id, revision, length, entries: texts, people, ...row };
    if (!(await this.#store.commit(commit))) return undefined;
    this.#loaded = {
      id,
      revision: revision + 1,
      length: length + entries.length,
      state,
      guests: [...before.guests, ...people],
    };
    return this.#loaded;
  }

  async #newest(): Promise<LoadedEvent> {
    const stored = await this.#store.load(this.id);
    if (!stored) throw new RefusedRequest('no-such-event');
    // People are renamed and erased without the event being changed.
    const guests = await this.#store.guests(this.id);
    const known = this.#loaded;
    if (known?.revision === stored.revision) return { ...known, guests };
    const texts = await this.#store.entries(this.id, known?.length ?? 0);
    // Read after the row, the log may be longer than it; what is newer is read the next time.
    const entries = texts.slice(0, stored.length - (known?.length ?? 0)).map(text => JSON.parse(text) as EventEntry);
    const state = known ? entries.reduce(withEntry, known.state) : eventAfter(entries);
    this.#loaded = { id: this.id, revision: stored.revision, length: stored.length, state, guests };
    return this.#loaded;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
