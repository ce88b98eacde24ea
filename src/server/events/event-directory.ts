import { Emitter } from '../net/emitter.ts';
import type { EventStore } from '../store/event-port.ts';
import { type CommittedEvent, type EventTransition, LiveEvent, type LoadedEvent } from './live-event.ts';

/** How many events are kept in memory; what is not used for longest goes first. */
const MOST = 200;

export interface EventDirectorySettings {
  readonly store: EventStore;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Finds the events that this process has to do with, and tells what was committed at any of them. */
export class EventDirectory {
  readonly committed: Emitter<CommittedEvent>;
  readonly #settings: EventDirectorySettings;
  readonly #events = new Map<string, LiveEvent>();

  constructor(settings: EventDirectorySettings) {
    this.#settings = settings;
    this.committed = new Emitter(settings.onError);
  }

  read(id: string): Promise<LoadedEvent> {
    return this.#live(id).read();
  }

  /** Plans a change, stores it, and tells of it. */
  async change(id: string, transition: EventTransition): Promise<CommittedEvent | undefined> {
    const after = await this.#live(id).change(transition);
    if (after) this.committed.emit(after);
    return after;
  }

  #live(id: string): LiveEvent {
    const { store, now } = this.#settings;
    const live = this.#events.get(id) ?? new LiveEvent(id, store, now);
    // What is asked for goes to the end of the map.
    this.#events.delete(id);
    this.#events.set(id, live);
    const [oldest] = this.#events.keys();
    if (this.#events.size > MOST && oldest !== undefined) this.#events.delete(oldest);
    return live;
  }
}
