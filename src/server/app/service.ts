import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../../protocol/replies.ts';
import type { BotDoor } from '../bots/bot-door.ts';
import type { OwnBots } from '../bots/own-bots.ts';
import type { Mail } from '../mail/mail.ts';
import type { DayTries } from '../matches/day-tries.ts';
import type { Invitations } from '../matches/invitations.ts';
import type { PuzzleTries } from '../matches/puzzle-tries.ts';
import type { Session, SessionSettings } from '../matches/session.ts';
import type { StudyRooms } from '../matches/study-rooms.ts';
import type { Ties } from '../matches/ties.ts';
import type { Logger } from '../net/logs.ts';
import type { RateLimits } from '../net/rate-limits.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { KnownPerson, People } from '../people/people.ts';
import type { Ratings } from '../people/ratings.ts';
import type { TurnNotifier } from '../push/turn-notifier.ts';
import type { KnownBot } from '../store/bot-port.ts';
import type { Person, Store } from '../store/port.ts';
import type { StoreFault } from '../store/store-faults.ts';
import type { DeskServices } from './desk-parts.ts';
import { everythingAbout } from './handover.ts';
import type { Metrics } from './metrics.ts';
import {
  closeParts,
  connectParts,
  drainParts,
  openParts,
  type Parts,
  passAnswer,
  type ServiceSettings,
} from './parts.ts';

/** Matches, people and bots: everything behind the page that lasts longer than a request. */
export interface Service extends DeskServices {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly ratings: Ratings;
  readonly ownBots: OwnBots;
  readonly bots: BotDoor;
  readonly notifier: TurnNotifier;
  /** Undefined where the host sends no mail. */
  readonly mail: Mail | undefined;
  readonly ties: Ties;
  readonly invitations: Invitations;
  readonly days: DayTries;
  readonly puzzles: PuzzleTries;
  readonly studyRooms: StudyRooms;
  readonly now: () => number;
  readonly store: Store;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What does not work at the moment, if anything. */
  healthProblem(): Promise<HealthProblem | undefined>;
  connect(peer: SessionPeer): Session;
  disconnect(session: Session): void;
  /** All that is known about a person, as the pieces of a JSON file. */
  everythingAbout(person: Person): AsyncIterable<string>;
  /** Erases all of it, for good. */
  erase(person: KnownPerson): Promise<void>;
  /** A bot answers over plain requests, perhaps to another process than the one it is connected to. False where it is to none. */
  answerOf(bot: KnownBot, line: string): boolean;
  /** Forgets what nobody has needed for long; it is done by itself too. */
  forgetOld(): Promise<void>;
  /** Finishes what pages have asked, and tells them to come back. */
  drain(): Promise<void>;
  /** Drains, if that was not done, and closes. */
  close(): Promise<void>;
}

/** `store` is one that does not answer; the other faults of a store have names of their own. */
export type HealthProblem = 'closing' | 'store' | 'bus' | Exclude<StoreFault, 'silent'>;

/** Somebody at an open page. */
export type SessionPeer = Pick<SessionSettings, 'person' | 'send' | 'closeSocket' | 'log'> & {
  readonly address: string;
};

export async function openService(settings: ServiceSettings): Promise<Service> {
  const parts = await openParts(settings);
  connectParts(parts, settings);
  const { people, accounts, passkeys, ratings, ownBots, bots, notifier, store, limits, metrics } = parts;
  const { hosts, measures, reports, announcements, load, desk } = parts;
  return {
    people,
    accounts,
    passkeys,
    ratings,
    ownBots,
    bots,
    notifier,
    mail: parts.mail,
    ties: parts.matches.ties,
    invitations: parts.matches.invitations,
    hosts,
    measures,
    reports,
    announcements,
    load,
    desk,
    days: parts.days,
    puzzles: parts.puzzles,
    studyRooms: parts.matches.studyRooms,
    now: settings.now ?? Date.now,
    store,
    limits,
    metrics,
    log: settings.log,
    healthProblem: () => healthProblemOf(parts),
    connect: peer => connected(parts, settings, peer),
    disconnect: session => parts.sessions.disconnect(session),
    everythingAbout: person => everythingAbout(person, parts, (settings.now ?? Date.now)()),
    erase: person => parts.erasure.erase(person),
    answerOf: (bot, line) => passAnswer(parts, settings, bot, line),
    forgetOld: () => parts.retention.sweep(),
    drain: () => drainParts(parts),
    close: () => closeParts(parts),
  };
}

/** Whoever comes is told what is announced; and should they have been banned while they came, they go again. */
function connected(parts: Parts, settings: ServiceSettings, peer: SessionPeer): Session {
  const session = parts.sessions.connect(sessionSettings(peer, parts, settings));
  const { current } = parts.announcements;
  if (current) session.send(JSON.stringify({ type: 'announcement', announcement: current } satisfies Reply));
  const person = session.person?.id;
  if (person !== undefined)
    parts.measures.banOf(person).then(ban => ban && parts.sessions.ban(person), settings.onError);
  return session;
}

function sessionSettings(
  { address, ...peer }: SessionPeer,
  { limits, addressHash, metrics, matches, events }: Parts,
  { now = Date.now, onError }: ServiceSettings,
): SessionSettings {
  const rateLimit = limits.forAddress(address);
  const answered = (type: string, code: string) => metrics.answered(type, code);
  return {
    ...peer,
    rateLimit,
    origin: addressHash(rateLimit.address),
    answered,
    matches,
    events: events.desk,
    now,
    onError,
  };
}

/** A store that takes longer than this to answer might as well not be there, in milliseconds. */
const STORE_TIMEOUT = 2000;

async function healthProblemOf({ sessions, storeCheck, bus }: Parts): Promise<HealthProblem | undefined> {
  if (sessions.closing) return 'closing';
  const fault = await Promise.race([storeCheck.fault(), pause(STORE_TIMEOUT, 'silent' as const, { ref: false })]);
  if (fault !== undefined) return fault === 'silent' ? 'store' : fault;
  return bus.isListening ? undefined : 'bus';
}
