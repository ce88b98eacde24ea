import { setTimeout as pause } from 'node:timers/promises';
import type { Bye, Reply } from '../../protocol/replies.ts';
import { type Parting, Session, type SessionSettings } from './session.ts';

/** When a page should look whether a server is there again, in milliseconds. */
const RETRY_AFTER = 500;
/** When the page of somebody who is let in no longer may look whether they are again. */
export const BANNED_RETRY = 30_000;
/** How long a page may take to close its socket, in milliseconds. */
const CLOSE_TIMEOUT = 1500;
/** How long a device that has ended is remembered, in milliseconds: a page may have been on its way in. */
const REMEMBERED = 60_000;

/** All open sessions. */
export class Sessions {
  readonly #open = new Set<Session>();
  readonly #changed: () => void;
  /** How many pages each person has open. */
  readonly #pages = new Map<string, number>();
  #nameless = 0;
  #queuedRequests = 0;
  readonly #ended = new Set<string>();
  #closing = false;
  #allGone: () => void = () => undefined;

  /** `changed` is called when somebody has come or gone. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get size(): number {
    return this.#open.size;
  }

  /** How many people are here: several pages of one person are one, and of a page without a name nothing is known. */
  get people(): number {
    return this.#pages.size + this.#nameless;
  }

  /** How many pages each person has open. */
  get present(): ReadonlyMap<string, number> {
    return this.#pages;
  }

  /** How many pages are open of which nobody knows whose they are. */
  get nameless(): number {
    return this.#nameless;
  }

  /** How many requests wait for their turn. */
  get queuedRequests(): number {
    return this.#queuedRequests;
  }

  get closing(): boolean {
    return this.#closing;
  }

  connect(settings: SessionSettings): Session {
    const session = new Session(settings, change => void (this.#queuedRequests += change));
    this.#open.add(session);
    this.#countPerson(session.person?.id, 1);
    if (this.#closing) this.#part(session, 'closing');
    else if (this.#ended.has(session.person?.device ?? '')) this.#part(session, 'left');
    this.#changed();
    return session;
  }

  disconnect(session: Session): void {
    if (this.#open.delete(session)) this.#countPerson(session.person?.id, -1);
    session.close();
    this.#changed();
    if (this.#open.size === 0) this.#allGone();
  }

  #countPerson(person: string | undefined, change: 1 | -1): void {
    if (person === undefined) return void (this.#nameless += change);
    const pages = (this.#pages.get(person) ?? 0) + change;
    if (pages > 0) this.#pages.set(person, pages);
    else this.#pages.delete(person);
  }

  /** Takes no more requests, carries out and answers those that came, and tells every page to come back. */
  async drain(): Promise<void> {
    this.#closing = true;
    const leaving = [...this.#open];
    for (const session of leaving) session.stopReceiving();
    await Promise.all(leaving.map(session => session.settled()));
    for (const session of leaving) this.#part(session, 'closing');
    const gone = new Promise<void>(resolve => (this.#allGone = resolve));
    if (this.#open.size > 0) await Promise.race([gone, pause(CLOSE_TIMEOUT, undefined, { ref: false })]);
  }

  /** The devices on which people have pages open. */
  get devices(): ReadonlySet<string> {
    return new Set([...this.#open].flatMap(({ person }) => person?.device ?? []));
  }

  /** A device is nobody's any more: its pages are sent away, and what they still ask is not carried out. */
  endDevice(device: string): void {
    this.#ended.add(device);
    setTimeout(() => this.#ended.delete(device), REMEMBERED).unref();
    for (const session of this.#open) if (session.person?.device === device) this.#part(session, 'left');
  }

  /** Tells the pages of a person something, or those of everybody. */
  tell(reply: Reply, person?: string): void {
    const text = JSON.stringify(reply);
    for (const session of this.#open) if (person === undefined || session.person?.id === person) session.send(text);
  }

  /** Somebody does not want to be watched by this person any more. */
  lookAnew(person: string): void {
    for (const session of this.#open) if (session.person?.id === person) session.lookAnew();
  }

  /** A person is let in no longer. */
  ban(person: string): void {
    for (const session of this.#open) if (session.person?.id === person) this.#part(session, 'banned');
  }

  #part(session: Session, why: Parting): void {
    session.stopReceiving();
    const left = why === 'closing' ? {} : ({ left: true } as const);
    const again = why === 'banned' ? BANNED_RETRY : RETRY_AFTER;
    session.send(JSON.stringify({ type: 'bye', again, ...left } satisfies Bye));
    session.closeSocket(why);
  }
}
