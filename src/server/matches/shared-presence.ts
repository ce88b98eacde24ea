import { randomUUID } from 'node:crypto';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import type { Attendance } from './attendance.ts';
import type { PresenceElsewhere } from './match-presence.ts';

/** For how long a process that says nothing more is believed to be alive, in milliseconds. */
export const ALIVE_FOR = 10_000;
/** How often it says so, and looks for others that no longer do. */
const INTERVAL = 3000;

export interface SharedPresenceSettings {
  readonly store: Pick<Store, 'setAttendance' | 'attendanceElsewhere' | 'setAlive' | 'forgetDead'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Processes that share a store write down there who looks at which match by way of them. What a process wrote counts for
 * as long as it is alive; what a dead one has left behind is looked into by whoever finds it.
 */
export class SharedPresence implements PresenceElsewhere {
  /** Something else was written down about this match here. */
  readonly told: Emitter<string>;
  /** A process that looked after this match has died. */
  readonly orphaned: Emitter<string>;
  readonly #settings: SharedPresenceSettings;
  readonly #process = randomUUID();
  readonly #interval: NodeJS.Timeout;
  #beating: Promise<void> | undefined;

  constructor(settings: SharedPresenceSettings) {
    this.#settings = settings;
    this.told = new Emitter(settings.onError);
    this.orphaned = new Emitter(settings.onError);
    this.#interval = setInterval(() => this.#beat(), INTERVAL).unref();
    this.#beat();
  }

  #beat(): void {
    this.#beating ??= this.#live()
      .catch(this.#settings.onError)
      .finally(() => {
        this.#beating = undefined;
      });
  }

  async #live(): Promise<void> {
    const { store, now } = this.#settings;
    await store.setAlive(this.#process, now() + ALIVE_FOR);
    for (const match of await store.forgetDead(now())) this.orphaned.emit(match);
  }

  async tell(match: string, { people, watchers }: Attendance): Promise<void> {
    const row = { process: this.#process, match, people: JSON.stringify(people), watchers };
    await this.#settings.store.setAttendance(row);
    this.told.emit(match);
  }

  async others(match: string): Promise<Attendance> {
    const { store, now } = this.#settings;
    const rows = await store.attendanceElsewhere(match, this.#process, now());
    const people = rows.flatMap(row => JSON.parse(row.people) as string[]);
    return { people, watchers: rows.reduce((sum, row) => sum + row.watchers, 0) };
  }

  /** From now on others look after what was followed here. */
  async close(): Promise<void> {
    clearInterval(this.#interval);
    await this.#beating;
    await this.#settings.store.setAlive(this.#process, 0).catch(this.#settings.onError);
  }
}
