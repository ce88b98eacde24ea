import { createHash } from 'node:crypto';
import { openTables } from '../../events/event.ts';
import type { EventEntry, EventTable } from '../../events/event-log.ts';
import type { TimeControlName } from '../../protocol/time-controls.ts';
import type { MatchSummary } from '../matches/disclosure.ts';
import { ranksAt } from '../matches/event-result.ts';
import { withDropOut } from '../matches/event-table.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { RefusedCommand, RefusedRequest } from '../matches/refusals.ts';
import { seatOfPerson } from '../matches/table-record.ts';
import type { EventStore } from '../store/event-port.ts';
import type { Person } from '../store/port.ts';
import { type LoadedEvent, labelOf, numberIn } from './live-event.ts';

/** How many tables are opened or looked at together. */
const AT_ONCE = 8;
/** How often a resignation is tried again where others move meanwhile. */
const TRIES = 20;

/** Made from event, round and table, so that whoever goes on after a crash opens no second one. */
export function eventMatchId(event: string, round: number, table: number): string {
  return createHash('sha256').update(`event ${event} ${round} ${table}`).digest('hex').slice(0, 20);
}

export interface EventTablesSettings {
  readonly store: EventStore;
  readonly matches: Pick<MatchServices, 'directory' | 'lifecycle'>;
  readonly now: () => number;
}

/** The matches of an event: opened where they are missing, and read where they are over. */
export class EventTables {
  readonly #settings: EventTablesSettings;

  constructor(settings: EventTablesSettings) {
    this.#settings = settings;
  }

  /** Opens the tables that should be there, and tells how those ended that are over. */
  async visit(loaded: LoadedEvent): Promise<readonly EventEntry[]> {
    const tables = openTables(loaded.state);
    const summaries = await this.#settings.store.summaries(tables.map(({ match }) => match));
    const results = await inBatches(tables, async table => {
      const text = summaries.get(table.match);
      if (text === undefined) return this.#open(loaded, table);
      const { stage } = JSON.parse(text) as Pick<MatchSummary, 'stage'>;
      return this.#outcome(table.match, stage);
    });
    return results.filter(entry => entry !== undefined);
  }

  async #outcome(match: string, stage: MatchSummary['stage']): Promise<EventEntry | undefined> {
    const { matches, now } = this.#settings;
    const at = now();
    if (stage === 'closed') return { type: 'voided', at, match };
    if (stage === 'gathering') return this.#begin(match);
    if (stage !== 'over') return undefined;
    const ranks = await matches.directory.liveMatch(match).readNewest(ranksAt);
    return ranks && { type: 'finished', at, match, ranks };
  }

  async #open({ id, state, guests }: LoadedEvent, { match, people }: EventTable): Promise<undefined> {
    const { game, options = {}, pace, rated = false } = state.settings;
    const known = new Map(guests.map(guest => [guest.number, guest]));
    const sitters = people.map((label): Person | undefined => {
      const guest = known.get(numberIn(label));
      return guest?.name === undefined ? undefined : { id: guest.person, name: guest.name };
    });
    const wish = { event: id, options, pace: pace as TimeControlName, rated, sitters };
    await this.#settings.matches.lifecycle.openForEvent(match, game, wish);
  }

  /** Somebody may have come back to a table that waited for them alone. */
  async #begin(match: string): Promise<undefined> {
    await this.#settings.matches.lifecycle.startIfReady(match).catch(unlessRefused);
  }

  /** Something was changed at a table of an event while people gather there. */
  async gathered(match: string): Promise<void> {
    await this.#begin(match);
  }

  /** Somebody has dropped out: at the tables where they play a stand-in goes on. */
  async leave({ state }: LoadedEvent, number: number, person: string): Promise<void> {
    const own = openTables(state).filter(({ people }) => people.includes(labelOf(number)));
    for (const { match } of own) await this.#leave(match, person).catch(unlessRefused);
  }

  async #leave(match: string, person: string): Promise<void> {
    const live = () => this.#settings.matches.directory.liveMatch(match);
    await live().change(({ record }) => {
      const left = withDropOut(record, person);
      return left === record ? undefined : { record: left };
    });
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await live().readNewest(({ record, table }) => ({
        seat: record.stage === 'playing' ? seatOfPerson(record, person) : undefined,
        resigned: table?.resigned,
        base: table?.entries.length ?? 0,
      }));
      const { seat, base } = found;
      if (seat === undefined || found.resigned?.has(seat)) return;
      try {
        await live().play({ type: 'resign', id: `${seat}:dropped`, seat, base }, person);
        return;
      } catch (error) {
        if (!(error instanceof RefusedCommand)) throw error;
      }
    }
  }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof RefusedRequest)) throw error;
}

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let i = 0; i < items.length; i += AT_ONCE)
    done.push(...(await Promise.all(items.slice(i, i + AT_ONCE).map(work))));
  return done;
}
