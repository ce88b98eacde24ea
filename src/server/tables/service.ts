import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '../../ai/thinking.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { type LimitSettings, Limits } from '../limits.ts';
import type { Log } from '../logs.ts';
import { Metrics } from '../metrics.ts';
import { People } from '../people.ts';
import { type BellSettings, Bells } from '../push/bells.ts';
import type { Store } from '../store/port.ts';
import { openPostgres } from '../store/postgres.ts';
import type { SqlStore } from '../store/sql.ts';
import { openSqlite } from '../store/sqlite.ts';
import { withoutDatabase } from '../trouble.ts';
import { type Bus, postgresBus, silence } from './bus.ts';
import { Caretaker, type CaretakerSettings } from './caretaker.ts';
import type { Connection, ConnectionSettings } from './connection.ts';
import { Connections } from './connections.ts';
import { type Happening, House } from './house.ts';
import { originMarks } from './openings.ts';

export interface ServiceSettings {
  /** The address of a shared database, or the file of one of our own. */
  readonly database: { readonly address: string; readonly connections?: number } | { readonly file: string };
  /** Closed with the service. */
  readonly pool: Pool;
  readonly limits: LimitSettings;
  readonly log: Log;
  readonly trouble: (error: unknown) => void;
  /** How push services are called that tell people of their turn. */
  readonly push?: Partial<Pick<BellSettings, 'contact' | 'anywhere'>>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** Tables, people and bots: everything behind the page that lasts longer than a request. */
export interface Service {
  readonly people: People;
  readonly bells: Bells;
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** What does not work at the moment, if anything. */
  ailment(): Promise<Ailment | undefined>;
  connect(visitor: Visitor): Connection;
  disconnect(connection: Connection): void;
  /** Finishes what pages have asked, and tells them to come back. */
  sayGoodbye(): Promise<void>;
  /** Says goodbye, if that was not done, and closes. */
  close(): Promise<void>;
}

export type Ailment = 'closing' | 'store' | 'bus';

/** Somebody at an open page. */
export type Visitor = Pick<ConnectionSettings, 'person' | 'send' | 'hangUp' | 'log'> & { readonly address: string };

/** Push services want to be able to write to somebody; where nobody is named, this says so. */
const NOBODY_KNOWN = 'mailto:nobody@example.org';

export async function openService(settings: ServiceSettings): Promise<Service> {
  const { database, pool, log, trouble, now = Date.now } = settings;
  const metrics = new Metrics();
  const store = await storeFor(database, metrics);
  const limits = new Limits(settings.limits, now);
  const markOf = await originMarks(store);
  const house = new House({
    store,
    loadGame: gameOrNothing,
    now,
    woken: at => caretaker.wake(at),
    turned: turn => void bells.turned(turn).catch(trouble),
    ended: (match, people) => void bells.ended(match, people).catch(trouble),
    happened: event => note(event, metrics, log),
    trouble,
    limits: settings.limits,
  });
  const bells = await bellsFor(settings, store, house);
  const bus = 'file' in database ? silence : await busFor(database.address, house, trouble);
  const caretaker = new Caretaker({ store, house, pool, now, trouble, thought: timer(metrics) });
  house.connect(bus);
  const connections = new Connections();
  metrics.watch(() => ({
    ...house.census(),
    sockets: connections.size,
    asks: connections.asks,
    changes: store.waiting,
    bots: caretaker.busy,
  }));
  return {
    people: new People(store, now),
    bells,
    store,
    limits,
    metrics,
    log,
    ailment: async () => (connections.closing ? 'closing' : ailmentOf(store, bus)),
    connect({ address, ...visitor }) {
      const ration = limits.ration(address);
      const answered = (type: string, code: string) => metrics.answered(type, code);
      const known = { ration, origin: markOf(ration.address), answered };
      return connections.connect({ ...visitor, ...known, house, now, trouble });
    },
    disconnect: connection => connections.disconnect(connection),
    sayGoodbye: () => connections.sayGoodbye(),
    async close() {
      if (!connections.closing) await connections.sayGoodbye();
      await caretaker.close();
      house.close();
      await bells.close();
      await bus.close();
      await store.close();
    },
  };
}

async function storeFor(database: ServiceSettings['database'], metrics: Metrics): Promise<SqlStore> {
  const watcher = (changes: number, seconds: number): void => {
    metrics.commitSize.observe(changes);
    metrics.commitSeconds.observe(seconds);
  };
  if ('file' in database) return openSqlite(database.file, watcher);
  const { address, connections } = database;
  return openPostgres(address, { connections, watcher }).catch((error: unknown) => {
    throw withoutDatabase(error);
  });
}

/** A store that takes longer than this to say that it is there might as well not be, in milliseconds. */
const PATIENCE = 2000;

async function ailmentOf(store: Store, bus: Bus): Promise<Ailment | undefined> {
  const answers = await Promise.race([
    store.ping().then(
      () => true,
      () => false,
    ),
    pause(PATIENCE, false, { ref: false }),
  ]);
  if (!answers) return 'store';
  return bus.hears ? undefined : 'bus';
}

function bellsFor({ push, trouble, now = Date.now }: ServiceSettings, store: Store, house: House): Promise<Bells> {
  const isSeated: BellSettings['isSeated'] = (match, person) => house.isSeated(match, person);
  return Bells.hangUp({ contact: NOBODY_KNOWN, ...push, store, isSeated, now, trouble });
}

function timer({ thinkingSeconds }: Metrics): CaretakerSettings['thought'] {
  return (level, seconds) => thinkingSeconds.observe({ level }, seconds);
}

function note({ match, moves, stage }: Happening, metrics: Metrics, log: Log): void {
  metrics.moves.inc(moves);
  if (stage === undefined) return;
  metrics.tables.inc({ stage });
  log.info({ match, stage }, 'table');
}

async function gameOrNothing(id: string) {
  return isGameId(id) ? loadGame(id) : undefined;
}

function busFor(address: string, house: House, trouble: ServiceSettings['trouble']) {
  return postgresBus({
    address,
    heard: notice => void house.heard(notice).catch(trouble),
    missed: () => void house.catchUp().catch(trouble),
    trouble,
  });
}
