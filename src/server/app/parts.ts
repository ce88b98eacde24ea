import type { LevelName } from '../../ai/levels.ts';
import type { SearchPool } from '../../ai/messages.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { isUnhurried, timeControls } from '../../protocol/time-controls.ts';
import { BotDoor } from '../bots/bot-door.ts';
import { OwnBots } from '../bots/own-bots.ts';
import { Events, type EventsSettings } from '../events/events.ts';
import { Mail } from '../mail/mail.ts';
import type { MailSettings } from '../mail/mailer.ts';
import type { Urgency } from '../matches/bot-queue.ts';
import { type Bus, noBus, postgresBus } from '../matches/bus.ts';
import { publishChanges, receiveNotice, sharePresence } from '../matches/bus-bridge.ts';
import { DayTries } from '../matches/day-tries.ts';
import { addressHasher } from '../matches/listed-table-quota.ts';
import { hasEnded, newStage, peopleConcerned, startedTurn } from '../matches/match-events.ts';
import { nobodyElsewhere } from '../matches/match-presence.ts';
import { MatchScheduler } from '../matches/match-scheduler.ts';
import { closeMatches, type MatchServices, openMatches, refreshMatches } from '../matches/match-services.ts';
import { PuzzleTries } from '../matches/puzzle-tries.ts';
import { type ForgottenObserver, Retention, type RetentionSettings } from '../matches/retention.ts';
import { Sessions } from '../matches/sessions.ts';
import { SharedPresence } from '../matches/shared-presence.ts';
import type { Logger } from '../net/logs.ts';
import { type LimitSettings, RateLimits } from '../net/rate-limits.ts';
import { Accounts } from '../people/accounts.ts';
import { Passkeys } from '../people/passkeys.ts';
import { People } from '../people/people.ts';
import { Ratings } from '../people/ratings.ts';
import { type NotifierSettings, TurnNotifier } from '../push/turn-notifier.ts';
import type { KnownBot } from '../store/bot-port.ts';
import { openPostgres } from '../store/postgres.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { StoreFault } from '../store/store-faults.ts';
import { connectDesk, type DeskServices, type DeskSettings, openDesk, receiveFromDesk } from './desk-parts.ts';
import { Erasure } from './erasure.ts';
import { Metrics } from './metrics.ts';
import { databaseError } from './start-errors.ts';
import { StoreCheck } from './store-check.ts';

export interface ServiceSettings {
  /** The address of a shared database, or the file of one of our own. */
  readonly database: { readonly address: string; readonly connections?: number } | { readonly file: string };
  /** Closed with the service. */
  readonly pool: SearchPool;
  readonly limits: LimitSettings;
  /** For ever, when left out. */
  readonly keep?: RetentionSettings;
  readonly log: Logger;
  readonly onError: (error: unknown) => void;
  /** How push services are called. */
  readonly push?: Partial<Pick<NotifierSettings, 'contact' | 'anywhere'>>;
  /** Left out where the host sends no mail. */
  readonly mail?: MailSettings | undefined;
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Who may open events, and how many. */
  readonly events: EventLimits;
  /** Who may sit at the desk, beside those who came by a link. */
  readonly hosts?: DeskSettings['hosts'];
  /** Writes a backup where a host asks for one. */
  readonly backUp?: DeskSettings['backUp'];
  /** Removes backups that were made so, and before this time. */
  readonly forgetBackups?: (before: number) => number;
  /** How many seconds somebody can be gone before others are told. */
  readonly awayAfterSeconds?: number;
}

export interface EventLimits {
  readonly eventOrganisers: EventsSettings['organisers'];
  readonly eventsPerAccount: number;
}

/** What the service is made of. Each part knows only those before it; what happens in between goes by events. */
export interface Parts extends DeskServices {
  readonly metrics: Metrics;
  readonly store: SqlStore;
  readonly storeCheck: StoreCheck;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly ratings: Ratings;
  /** The tokens of people's own bots, and the bots that are connected. */
  readonly ownBots: OwnBots;
  readonly bots: BotDoor;
  readonly limits: RateLimits;
  readonly addressHash: (address?: string) => string | undefined;
  readonly matches: MatchServices;
  readonly events: Events;
  readonly notifier: TurnNotifier;
  readonly mail: Mail | undefined;
  readonly scheduler: MatchScheduler;
  readonly bus: Bus;
  /** Undefined for a process that is alone. */
  readonly presence: SharedPresence | undefined;
  readonly sessions: Sessions;
  readonly retention: Retention;
  readonly erasure: Erasure;
  readonly days: DayTries;
  readonly puzzles: PuzzleTries;
}

/** Push services want to be able to write to somebody; where nobody is named, this says so. */
const NOBODY_KNOWN = 'mailto:nobody@example.org';

/** A notice between processes has at most so many characters. */
const LONGEST_NOTICE = 4000;

/** Long enough for a page that is loaded anew on a slow line. */
const AWAY_AFTER = 10;

export async function openParts(settings: ServiceSettings): Promise<Parts> {
  const { database, pool, push, limits, onError, now = Date.now } = settings;
  const awayAfter = (settings.awayAfterSeconds ?? AWAY_AFTER) * 1000;
  const metrics = new Metrics();
  const store = await openStore(database, metrics);
  const shared = 'address' in database;
  const people = new People(store, now, onError);
  await people.open();
  const sessions: Sessions = new Sessions(() => matches.lobby.recount());
  const countPeople = () => sessions.people;
  const presence = shared ? new SharedPresence({ store, now, onError }) : undefined;
  const settingsOfMatches = { store, now, shared, limits, onError, countPeople, awayAfter };
  const elsewhere = presence ?? nobodyElsewhere;
  const ownBots = new OwnBots(store, now, onError);
  const matches = openMatches({ ...settingsOfMatches, loadGame: gameOrNothing, elsewhere, outsideBots: ownBots });
  const bots = new BotDoor({ store, matches, ownBots, now, onError });
  const { directory } = matches;
  const { eventOrganisers: organisers, eventsPerAccount } = settings.events;
  const events = new Events({ store, matches, organisers, eventsPerAccount, now, onError });
  // Who is in an event can be called to its tables.
  const isSeated = async (match: string, person: string) =>
    (await directory.isSeated(match, person)) || events.isIn(match, person);
  const allowance = new RateLimits(limits, now);
  const deskServices = await openDesk({ ...settings, store, matches, events, sessions, metrics, now });
  const botMoved = (level: LevelName, seconds: number) => metrics.thinkingSeconds.observe({ level }, seconds);
  const botWaited = (urgency: Urgency, seconds: number) => metrics.botWaitSeconds.observe({ urgency }, seconds);
  return {
    metrics,
    store,
    storeCheck: new StoreCheck(store, settings.log),
    people,
    accounts: new Accounts(store, people, now),
    passkeys: new Passkeys(store, people, now),
    ratings: new Ratings(store.ratings),
    limits: allowance,
    ownBots,
    bots,
    addressHash: await addressHasher(store),
    matches,
    events,
    notifier: await TurnNotifier.create({ contact: NOBODY_KNOWN, ...push, store, isSeated, now, onError }),
    mail: await openMail(settings, store, sessions),
    bus: shared
      ? await openBus(database.address, { matches, people, sessions, bots, events, ownBots, ...deskServices }, onError)
      : noBus,
    scheduler: new MatchScheduler({ store, directory, pool, now, onError, botMoved, botWaited }),
    presence,
    sessions,
    retention: retentionFor(settings, store, { metrics, matches }),
    erasure: new Erasure({ store, people, ownBots, matches, events, limits: allowance }),
    ...deskServices,
    days: new DayTries({ store, pool, now }),
    puzzles: new PuzzleTries({ store, now }),
  };
}

/** Whoever has a page open sees there what mail would tell. */
async function openMail(
  { mail, onError, now = Date.now }: ServiceSettings,
  store: SqlStore,
  sessions: Sessions,
): Promise<Mail | undefined> {
  return mail && Mail.open({ ...mail, store, isHere: person => sessions.present.has(person), now, onError });
}

const FOR_EVER: RetentionSettings = {
  keepGuestsDays: 0,
  keepChatDays: 0,
  keepUnfinishedDays: 0,
  keepFinishedDays: 0,
  keepBackupsDays: 0,
};

function retentionFor(
  { keep = FOR_EVER, forgetBackups, onError, now = Date.now }: ServiceSettings,
  store: SqlStore,
  { metrics, matches }: Pick<Parts, 'metrics' | 'matches'>,
): Retention {
  const isInUse = (match: string) => matches.directory.known(match) !== undefined;
  const forgotten: ForgottenObserver = (what, count) => metrics.forgotten.inc({ what }, count);
  return new Retention({ store, keep, isInUse, forgetBackups, now, forgotten, onError });
}

async function openStore(database: ServiceSettings['database'], metrics: Metrics): Promise<SqlStore> {
  const observer = (commits: number, seconds: number): void => {
    metrics.commitSize.observe(commits);
    metrics.commitSeconds.observe(seconds);
  };
  const failed = (reason: StoreFault): void => metrics.storeFailures.inc({ reason });
  if ('file' in database) return openSqlite(database.file, { observer, failed });
  const { address, connections } = database;
  return openPostgres(address, { connections, observer, failed }).catch((error: unknown) => {
    throw databaseError(error);
  });
}

async function gameOrNothing(id: string) {
  return isGameId(id) ? loadGame(id) : undefined;
}

function openBus(
  address: string,
  parts: Pick<Parts, 'matches' | 'people' | 'sessions' | 'bots' | 'events' | 'ownBots' | 'measures' | 'announcements'>,
  onError: ServiceSettings['onError'],
): Promise<Bus> {
  const { matches, sessions, bots, events } = parts;
  const lookAnew = () => {
    events.heard();
    void Promise.all([
      refreshMatches(matches).then(() => bots.lookAnew()),
      endLostDevices(parts),
      receiveFromDesk(parts, { about: 'anything' }),
    ]).catch(onError);
  };
  return postgresBus({
    address,
    received: notice => {
      if (notice.about === 'device') return sessions.endDevice(notice.device);
      if (notice.about === 'bot') return bots.sendAway(notice.bot);
      if (notice.about === 'anything') return lookAnew();
      if (notice.about === 'event') return events.heard(notice.event);
      if (notice.about === 'answer') return void bots.receive(notice.bot, notice.line);
      if (notice.about === 'invited') return sessions.tell({ type: 'invited' }, notice.person);
      if (notice.about === 'blocked') return sessions.lookAnew(notice.person);
      if (notice.about === 'person' || notice.about === 'announcement')
        return void receiveFromDesk(parts, notice).catch(onError);
      const received = receiveNotice(matches, notice);
      return void received
        .then(() => notice.about === 'table' && bots.heard(notice.match, notice.people))
        .catch(onError);
    },
    missed: lookAnew,
    onError,
  });
}

/** Another process may have ended devices without being heard. */
async function endLostDevices({ people, sessions }: Pick<Parts, 'people' | 'sessions'>): Promise<void> {
  for (const device of sessions.devices) if (!(await people.isDevice(device))) sessions.endDevice(device);
}

/** Lets each part hear of what concerns it. */
export function connectParts(parts: Parts, { log, onError }: Pick<ServiceSettings, 'log' | 'onError'>): void {
  const { matches, scheduler, bus } = parts;
  const { committed } = matches.directory;
  committed.subscribe(({ match, dueAt }) => dueAt !== undefined && scheduler.schedule(match, dueAt));
  committed.subscribe(({ match, listing }) => parts.bots.heard(match, listing && peopleConcerned(listing)));
  countMatches(parts, log);
  publishChanges(matches, bus);
  if (parts.presence) sharePresence(parts.presence, matches, { bus, onError });
  notifyPeople(parts, onError);
  connectEvents(parts, log, onError);
  endDevices(parts);
  connectDesk(parts, bus, onError);
  tellInvited(parts, onError);
  watchGauges(parts);
}

/** Events hear of their tables, and the others hear of events. */
function connectEvents(
  { events, matches, notifier, bus }: Parts,
  log: Logger,
  onError: (error: unknown) => void,
): void {
  matches.directory.committed.subscribe(change => events.tableChanged(change));
  events.committed.subscribe(({ loaded, entries }) => {
    bus.publish({ about: 'event', event: loaded.id });
    log.info({ event: loaded.id, entries: entries.map(({ type }) => type) }, 'event');
    if (loaded.state.stage === 'closed')
      notifier
        .forgetMatch(
          loaded.id,
          loaded.guests.map(({ person }) => person),
        )
        .catch(onError);
  });
  events.ready.subscribe(ready => void notifier.notifyTable(ready).catch(onError));
}

function endDevices({ people, sessions, ownBots, bots, bus }: Parts): void {
  people.ended.subscribe(device => {
    sessions.endDevice(device);
    bus.publish({ about: 'device', device });
  });
  ownBots.revoked.subscribe(bot => {
    bots.sendAway(bot);
    bus.publish({ about: 'bot', bot });
  });
}

function tellInvited({ matches, sessions, notifier, mail, bus }: Parts, onError: ServiceSettings['onError']): void {
  matches.invitations.invited.subscribe(({ person, match, game }) => {
    sessions.tell({ type: 'invited' }, person);
    bus.publish({ about: 'invited', person });
    notifier.notifyInvited({ person, match, game }).catch(onError);
    mail?.notifyInvited({ person, match, game }).catch(onError);
  });
  matches.ties.blocked.subscribe(person => {
    sessions.lookAnew(person);
    bus.publish({ about: 'blocked', person });
  });
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

function notifyPeople({ matches, notifier, mail }: Parts, onError: ServiceSettings['onError']): void {
  matches.directory.committed.subscribe(event => {
    const turn = startedTurn(event);
    if (turn) notifier.notifyTurn(turn).catch(onError);
    // In a quick game a letter would come too late.
    if (turn && event.listing && isUnhurried(timeControls[event.listing.after.pace]))
      mail?.notifyTurn(turn).catch(onError);
    if (event.listing && hasEnded(event))
      notifier.forgetMatch(event.match, peopleConcerned(event.listing)).catch(onError);
  });
}

function watchGauges({ matches, metrics, sessions, store, scheduler }: Parts): void {
  metrics.watchStore(() => store.size());
  const { census } = matches.directory;
  metrics.watch(() => ({
    matches: census.matches,
    subscribers: census.subscribers,
    lobbySubscribers: matches.lobby.size,
    sessions: sessions.size,
    queuedRequests: sessions.queuedRequests,
    queuedCommits: store.waiting,
    bots: scheduler.bots,
  }));
}

/** What bots answer over plain requests finds its way to the process that they are connected to. */
export function passAnswer(
  { bots, bus }: Pick<Parts, 'bots' | 'bus'>,
  { now = Date.now }: Pick<ServiceSettings, 'now'>,
  { id, here = 0 }: KnownBot,
  line: string,
): boolean {
  if (bots.receive(id, line)) return true;
  if (here <= now() || line.length > LONGEST_NOTICE) return false;
  bus.publish({ about: 'answer', bot: id, line });
  return true;
}

/** What pages have asked is finished, and everybody is told to come back. */
export function drainParts({ bots, sessions }: Pick<Parts, 'bots' | 'sessions'>): Promise<void> {
  bots.close();
  return sessions.drain();
}

/** In the order in which they need each other; the store goes last. */
export async function closeParts({
  bots,
  sessions,
  people,
  scheduler,
  events,
  matches,
  notifier,
  mail,
  presence,
  bus,
  retention,
  load,
  store,
}: Parts): Promise<void> {
  if (!sessions.closing) await drainParts({ bots, sessions });
  await retention.close();
  people.close();
  await events.close();
  load.close();
  await scheduler.close();
  closeMatches(matches);
  await notifier.close();
  await mail?.close();
  await presence?.close();
  await bus.close();
  await store.close();
}
