import type { LevelName } from '../../ai/levels.ts';
import type { SearchPool } from '../../ai/messages.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { type Bus, noBus, postgresBus } from '../matches/bus.ts';
import { publishChanges, receiveNotice } from '../matches/bus-bridge.ts';
import { addressHasher } from '../matches/listed-table-quota.ts';
import { hasEnded, newStage, peopleConcerned, startedTurn } from '../matches/match-events.ts';
import { MatchScheduler } from '../matches/match-scheduler.ts';
import { closeMatches, type MatchServices, openMatches, refreshMatches } from '../matches/match-services.ts';
import { Sessions } from '../matches/sessions.ts';
import type { Logger } from '../net/logs.ts';
import { type LimitSettings, RateLimits } from '../net/rate-limits.ts';
import { People } from '../people/people.ts';
import { type NotifierSettings, TurnNotifier } from '../push/turn-notifier.ts';
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
  readonly onError: (error: unknown) => void;
  /** How push services are called. */
  readonly push?: Partial<Pick<NotifierSettings, 'contact' | 'anywhere'>>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** What the service is made of. Each part knows only those before it; what happens in between goes by events. */
export interface Parts {
  readonly metrics: Metrics;
  readonly store: SqlStore;
  readonly people: People;
  readonly limits: RateLimits;
  readonly addressHash: (address?: string) => string | undefined;
  readonly matches: MatchServices;
  readonly notifier: TurnNotifier;
  readonly scheduler: MatchScheduler;
  readonly bus: Bus;
  readonly sessions: Sessions;
}

/** Push services want to be able to write to somebody; where nobody is named, this says so. */
const NOBODY_KNOWN = 'mailto:nobody@example.org';

export async function openParts(settings: ServiceSettings): Promise<Parts> {
  const { database, pool, push, limits, onError, now = Date.now } = settings;
  const metrics = new Metrics();
  const store = await openStore(database, metrics);
  const shared = 'address' in database;
  const matches = openMatches({ store, loadGame: gameOrNothing, now, shared, limits, onError });
  const { directory } = matches;
  const isSeated = (match: string, person: string) => directory.isSeated(match, person);
  const botMoved = (level: LevelName, seconds: number) => metrics.thinkingSeconds.observe({ level }, seconds);
  return {
    metrics,
    store,
    people: new People(store, now),
    limits: new RateLimits(limits, now),
    addressHash: await addressHasher(store),
    matches,
    notifier: await TurnNotifier.create({ contact: NOBODY_KNOWN, ...push, store, isSeated, now, onError }),
    bus: shared ? await openBus(database.address, matches, onError) : noBus,
    scheduler: new MatchScheduler({ store, directory, pool, now, onError, botMoved }),
    sessions: new Sessions(),
  };
}

async function openStore(database: ServiceSettings['database'], metrics: Metrics): Promise<SqlStore> {
  const observer = (commits: number, seconds: number): void => {
    metrics.commitSize.observe(commits);
    metrics.commitSeconds.observe(seconds);
  };
  if ('file' in database) return openSqlite(database.file, observer);
  const { address, connections } = database;
  return openPostgres(address, { connections, observer }).catch((error: unknown) => {
    throw databaseError(error);
  });
}

async function gameOrNothing(id: string) {
  return isGameId(id) ? loadGame(id) : undefined;
}

function openBus(address: string, matches: MatchServices, onError: ServiceSettings['onError']): Promise<Bus> {
  return postgresBus({
    address,
    received: notice => void receiveNotice(matches, notice).catch(onError),
    missed: () => void refreshMatches(matches).catch(onError),
    onError,
  });
}

/** Lets each part hear of what concerns it. */
export function connectParts(parts: Parts, { log, onError }: Pick<ServiceSettings, 'log' | 'onError'>): void {
  const { matches, scheduler, bus } = parts;
  const { committed } = matches.directory;
  committed.subscribe(({ dueAt }) => dueAt !== undefined && scheduler.scheduleAt(dueAt));
  countMatches(parts, log);
  publishChanges(matches, bus);
  notifyPeople(parts, onError);
  watchGauges(parts);
}

function countMatches({ matches, metrics }: Parts, log: Logger): void {
  matches.directory.committed.subscribe(event => {
    metrics.moves.inc(event.moves);
    const stage = newStage(event);
    if (stage === undefined) return;
    metrics.tables.inc({ stage });
    log.info({ match: event.match, stage }, 'table');
  });
}

function notifyPeople({ matches, notifier }: Parts, onError: ServiceSettings['onError']): void {
  matches.directory.committed.subscribe(event => {
    const turn = startedTurn(event);
    if (turn) notifier.notifyTurn(turn).catch(onError);
    if (event.listing && hasEnded(event))
      notifier.forgetMatch(event.match, peopleConcerned(event.listing)).catch(onError);
  });
}

function watchGauges({ matches, metrics, sessions, store, scheduler }: Parts): void {
  metrics.watch(() => ({
    ...matches.directory.gauges(),
    lobbySubscribers: matches.lobby.size,
    sessions: sessions.size,
    queuedRequests: sessions.queuedRequests,
    queuedCommits: store.waiting,
    bots: scheduler.busy,
  }));
}

/** In the order in which they need each other; the store goes last. */
export async function closeParts({ sessions, scheduler, matches, notifier, bus, store }: Parts): Promise<void> {
  if (!sessions.closing) await sessions.drain();
  await scheduler.close();
  closeMatches(matches);
  await notifier.close();
  await bus.close();
  await store.close();
}
