import { setTimeout as pause } from 'node:timers/promises';
import type { Session, SessionSettings } from '../matches/session.ts';
import type { Logger } from '../net/logs.ts';
import type { RateLimits } from '../net/rate-limits.ts';
import type { People } from '../people/people.ts';
import type { TurnNotifier } from '../push/turn-notifier.ts';
import type { Store } from '../store/port.ts';
import type { Metrics } from './metrics.ts';
import { closeParts, connectParts, openParts, type Parts, type ServiceSettings } from './parts.ts';

/** Matches, people and bots: everything behind the page that lasts longer than a request. */
export interface Service {
  readonly people: People;
  readonly notifier: TurnNotifier;
  readonly store: Store;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What does not work at the moment, if anything. */
  healthProblem(): Promise<HealthProblem | undefined>;
  connect(peer: SessionPeer): Session;
  disconnect(session: Session): void;
  /** Finishes what pages have asked, and tells them to come back. */
  drain(): Promise<void>;
  /** Drains, if that was not done, and closes. */
  close(): Promise<void>;
}

export type HealthProblem = 'closing' | 'store' | 'bus';

/** Somebody at an open page. */
export type SessionPeer = Pick<SessionSettings, 'person' | 'send' | 'closeSocket' | 'log'> & {
  readonly address: string;
};

export async function openService(settings: ServiceSettings): Promise<Service> {
  const parts = await openParts(settings);
  connectParts(parts, settings);
  const { people, notifier, store, limits, metrics, sessions } = parts;
  return {
    people,
    notifier,
    store,
    limits,
    metrics,
    log: settings.log,
    healthProblem: () => healthProblemOf(parts),
    connect: peer => sessions.connect(sessionSettings(peer, parts, settings)),
    disconnect: session => sessions.disconnect(session),
    drain: () => sessions.drain(),
    close: () => closeParts(parts),
  };
}

function sessionSettings(
  { address, ...peer }: SessionPeer,
  { limits, addressHash, metrics, matches }: Parts,
  { now = Date.now, onError }: ServiceSettings,
): SessionSettings {
  const rateLimit = limits.forAddress(address);
  const answered = (type: string, code: string) => metrics.answered(type, code);
  return { ...peer, rateLimit, origin: addressHash(rateLimit.address), answered, matches, now, onError };
}

/** A store that takes longer than this to answer might as well not be there, in milliseconds. */
const STORE_TIMEOUT = 2000;

async function healthProblemOf({ sessions, store, bus }: Parts): Promise<HealthProblem | undefined> {
  if (sessions.closing) return 'closing';
  const answers = await Promise.race([
    store.ping().then(
      () => true,
      () => false,
    ),
    pause(STORE_TIMEOUT, false, { ref: false }),
  ]);
  if (!answers) return 'store';
  return bus.isListening ? undefined : 'bus';
}
