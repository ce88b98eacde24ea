import { setTimeout as pause } from 'node:timers/promises';
import type { SearchPool } from '../../ai/messages.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { type Bus, noBus, postgresBus } from '../matches/bus.ts';
import { addressHasher } from '../matches/listed-table-quota.ts';
import { MatchDirectory, type MatchEvent } from '../matches/match-directory.ts';
import { MatchScheduler, type SchedulerSettings } from '../matches/match-scheduler.ts';
import type { Session, SessionSettings } from '../matches/session.ts';
import { Sessions } from '../matches/sessions.ts';
import type { Logger } from '../net/logs.ts';
import { type LimitSettings, RateLimits } from '../net/rate-limits.ts';
import { People } from '../people/people.ts';
import { type NotifierSettings, TurnNotifier } from '../push/turn-notifier.ts';
import type { Store } from '../store/port.ts';
import { openPostgres } from '../store/postgres.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Metrics } from './metrics.ts';
import { databaseError } from './start-errors.ts';

export interface ServiceSettings {
  /** The address of a shared database, or the file of one of our own. */
  readonly database: { readonly address: string; readonly connections?: number } | { readonly file: string };
  /** Closed with the service. */
  readonly pool: SearchPool;
  readonly limits: LimitSettings;
  readonly log: Logger;
  readonly trouble: (error: unknown) => void;
  /** How push services are called that tell people of their turn. */
  readonly push?: Partial<Pick<NotifierSettings, 'contact' | 'anywhere'>>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** Tables, people and bots: everything behind the page that lasts longer than a request. */
export interface Service {
  readonly people: People;
  readonly notifier: TurnNotifier;
  readonly store: Store;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What does not work at the moment, if anything. */
  healthProblem(): Promise<HealthProblem | undefined>;
  connect(visitor: SessionPeer): Session;
  disconnect(connection: Session): void;
  /** Finishes what pages have asked, and tells them to come back. */
  drain(): Promise<void>;
  /** Says goodbye, if that was not done, and closes. */
  close(): Promise<void>;
}

export type HealthProblem = 'closing' | 'store' | 'bus';

/** Somebody at an open page. */
export type SessionPeer = Pick<SessionSettings, 'person' | 'send' | 'hangUp' | 'log'> & { readonly address: string };

/** Push services want to be able to write to somebody; where nobody is named, this says so. */
const NOBODY_KNOWN = 'mailto:nobody@example.org';

export async function openService(settings: ServiceSettings): Promise<Service> {
  const { database, pool, log, trouble, now = Date.now } = settings;
  const metrics = new Metrics();
  const store = await storeFor(database, metrics);
  const limits = new RateLimits(settings.limits, now);
  const markOf = await addressHasher(store);
  const house = new MatchDirectory({
    store,
    loadGame: gameOrNothing,
    now,
    scheduleAt: at => caretaker.scheduleAt(at),
    turnStarted: turn => void bells.notifyTurn(turn).catch(trouble),
    matchEnded: (match, people) => void bells.forgetMatch(match, people).catch(trouble),
    matchChanged: event => note(event, metrics, log),
    trouble,
    limits: settings.limits,
  });
  const bells = await bellsFor(settings, store, house);
  const bus = 'file' in database ? noBus : await busFor(database.address, house, trouble);
  const caretaker = new MatchScheduler({ store, directory: house, pool, now, trouble, botMoved: timer(metrics) });
  house.connect(bus);
  const connections = new Sessions();
  metrics.watch(() => ({
    ...house.gauges(),
    sockets: connections.size,
    asks: connections.queuedRequests,
    changes: store.waiting,
    bots: caretaker.busy,
  }));
  return {
    people: new People(store, now),
    notifier: bells,
    store,
    limits,
    metrics,
    log,
    healthProblem: async () => (connections.closing ? 'closing' : healthProblemOf(store, bus)),
    connect({ address, ...visitor }) {
      const ration = limits.forAddress(address);
      const answered = (type: string, code: string) => metrics.answered(type, code);
      const known = { ration, origin: markOf(ration.address), answered };
      return connections.connect({ ...visitor, ...known, directory: house, now, trouble });
    },
    disconnect: connection => connections.disconnect(connection),
    drain: () => connections.drain(),
    async close() {
      if (!connections.closing) await connections.drain();
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
    throw databaseError(error);
  });
}

/** A store that takes longer than this to say that it is there might as well not be, in milliseconds. */
const PATIENCE = 2000;

async function healthProblemOf(store: Store, bus: Bus): Promise<HealthProblem | undefined> {
  const answers = await Promise.race([
    store.ping().then(
      () => true,
      () => false,
    ),
    pause(PATIENCE, false, { ref: false }),
  ]);
  if (!answers) return 'store';
  return bus.isListening ? undefined : 'bus';
}

function bellsFor(
  { push, trouble, now = Date.now }: ServiceSettings,
  store: Store,
  house: MatchDirectory,
): Promise<TurnNotifier> {
  const isSeated: NotifierSettings['isSeated'] = (match, person) => house.isSeated(match, person);
  return TurnNotifier.create({ contact: NOBODY_KNOWN, ...push, store, isSeated, now, trouble });
}

function timer({ thinkingSeconds }: Metrics): SchedulerSettings['botMoved'] {
  return (level, seconds) => thinkingSeconds.observe({ level }, seconds);
}

function note({ match, moves, stage }: MatchEvent, metrics: Metrics, log: Logger): void {
  metrics.moves.inc(moves);
  if (stage === undefined) return;
  metrics.tables.inc({ stage });
  log.info({ match, stage }, 'table');
}

async function gameOrNothing(id: string) {
  return isGameId(id) ? loadGame(id) : undefined;
}

function busFor(address: string, house: MatchDirectory, trouble: ServiceSettings['trouble']) {
  return postgresBus({
    address,
    received: notice => void house.receive(notice).catch(trouble),
    missed: () => void house.catchUp().catch(trouble),
    trouble,
  });
}
