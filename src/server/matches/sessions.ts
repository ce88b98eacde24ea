import { setTimeout as pause } from 'node:timers/promises';
import type { Bye } from '../../protocol/replies.ts';
import { Session, type SessionSettings } from './session.ts';

/** When a page should look whether a server is there again, in milliseconds. */
const RETRY_AFTER = 500;
/** How long a page may take to close its socket, in milliseconds. */
const CLOSE_TIMEOUT = 1500;

/** All open sessions. */
export class Sessions {
  readonly #open = new Set<Session>();
  #closing = false;
  #allGone: () => void = () => undefined;

  get size(): number {
    return this.#open.size;
  }

  /** How many requests wait for their turn. */
  get queuedRequests(): number {
    return [...this.#open].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  get closing(): boolean {
    return this.#closing;
  }

  connect(settings: SessionSettings): Session {
    const session = new Session(settings);
    this.#open.add(session);
    if (this.#closing) this.#part(session);
    return session;
  }

  disconnect(session: Session): void {
    this.#open.delete(session);
    session.close();
    if (this.#open.size === 0) this.#allGone();
  }

  /** Takes no more requests, carries out and answers those that came, and tells every page to come back. */
  async drain(): Promise<void> {
    this.#closing = true;
    const leaving = [...this.#open];
    for (const session of leaving) session.stopReceiving();
    await Promise.all(leaving.map(session => session.settled()));
    for (const session of leaving) this.#part(session);
    const gone = new Promise<void>(resolve => (this.#allGone = resolve));
    if (this.#open.size > 0) await Promise.race([gone, pause(CLOSE_TIMEOUT, undefined, { ref: false })]);
  }

  #part(session: Session): void {
    session.stopReceiving();
    session.send(JSON.stringify({ type: 'bye', again: RETRY_AFTER } satisfies Bye));
    session.closeSocket();
  }
}
