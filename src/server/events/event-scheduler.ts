import { seeded } from '../../engine/random.ts';
import { type EventState, openTables, withEntry } from '../../events/event.ts';
import type { EventEntry } from '../../events/event-log.ts';
import { type Avoidance, dueEntries, type Progress } from '../../events/progress.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { EventStore } from '../store/event-port.ts';
import { avoidanceIn } from './event-avoidance.ts';
import type { EventDirectory } from './event-directory.ts';
import { type EventTables, eventMatchId } from './event-tables.ts';
import type { LoadedEvent } from './live-event.ts';

export interface EventSchedulerSettings {
  readonly store: EventStore;
  readonly directory: EventDirectory;
  readonly tables: EventTables;
  readonly ties: MatchServices['ties'];
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How often events that are due are looked for, in milliseconds, and how many at a time. */
const POLL_INTERVAL = 1000;
const MOST_DUE = 50;
/**
 * How long an event that was looked at is left alone, in milliseconds. What happens at its tables is heard of at once; this
 * is for what a process that died has left behind.
 */
const LEASE = 5000;
/** More than one thing may be due at once, as the results of a round and the next one; these are never many. */
const MOST_STEPS = 4;
/** Where so much goes on that there is always a table on its way, it is read as it is. */
const MOST_READS = 3;

/**
 * Keeps events going: begins them at their time, opens tables, notes results, pairs the next round, and closes. Whoever
 * does so plans on what is stored, so it may be done twice at once: one of two commits wins, and a table is opened once.
 */
export class EventScheduler {
  readonly #settings: EventSchedulerSettings;
  readonly #interval: NodeJS.Timeout;
  readonly #visits = new Map<string, Promise<void>>();
  #polling: Promise<void> | undefined;
  #closed = false;

  constructor(settings: EventSchedulerSettings) {
    this.#settings = settings;
    this.#interval = setInterval(() => this.#poll(), POLL_INTERVAL);
  }

  #poll(): void {
    this.#polling ??= this.#visitDue()
      .catch(this.#settings.onError)
      .finally(() => {
        this.#polling = undefined;
      });
  }

  async #visitDue(): Promise<void> {
    const { store, now } = this.#settings;
    for (const event of await store.due(now(), MOST_DUE)) {
      if (this.#closed) return;
      if (await store.claim(event, now(), now() + LEASE)) await this.visit(event);
    }
  }

  /** Something may be due at an event. What is heard of it meanwhile is seen afterwards. */
  visit(event: string): Promise<void> {
    if (this.#closed) return Promise.resolve();
    const before = this.#visits.get(event) ?? Promise.resolve();
    const visit = before.then(() => this.#goOn(event)).catch(error => this.#failed(error));
    this.#visits.set(event, visit);
    return visit.finally(() => {
      if (this.#visits.get(event) === visit) this.#visits.delete(event);
    });
  }

  /** Somebody else was quicker, or the event is gone. */
  #failed(error: unknown): void {
    if (!(error instanceof RefusedRequest)) this.#settings.onError(error);
  }

  /** An event as it is once the tables that it names are open, so that nobody is sent to one that is not there yet. */
  async read(event: string): Promise<LoadedEvent> {
    const { directory } = this.#settings;
    for (let tries = 1; ; tries++) {
      await this.#visits.get(event);
      const loaded = await directory.read(event);
      if (!this.#visits.has(event) || tries === MOST_READS) return loaded;
    }
  }

  async #goOn(event: string): Promise<void> {
    const { directory, tables, ties, now } = this.#settings;
    for (let step = 0; step < MOST_STEPS && !this.#closed; step++) {
      const loaded = await directory.read(event);
      const results = await tables.visit(loaded);
      const avoidance = await avoidanceIn(loaded, ties);
      const after = await directory.change(event, current => {
        const { id, state } = current;
        if (state.stage === 'closed') return undefined;
        const fresh = freshResults(state, results);
        const next = fresh.reduce(withEntry, state);
        return { entries: [...fresh, ...dueEntries(next, progressOf(id, next, now(), avoidance))] };
      });
      if (!after) return;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#interval);
    await this.#polling;
    await Promise.all(this.#visits.values());
  }
}

/** The results that are not in the log yet. */
function freshResults(state: EventState, results: readonly EventEntry[]): readonly EventEntry[] {
  const open = new Set(openTables(state).map(({ match }) => match));
  return results.filter(entry => 'match' in entry && open.has(entry.match));
}

/** The same round of the same event is always paired alike, as long as the same people avoid each other. */
export function progressOf(id: string, { rounds }: EventState, now: number, avoidance: Avoidance): Progress {
  return {
    now,
    avoidance,
    draw: seeded(`${id} ${rounds.length}`),
    matchId: (round, table) => eventMatchId(id, round, table),
  };
}
