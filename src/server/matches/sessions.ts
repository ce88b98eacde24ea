import { setTimeout as pause } from 'node:timers/promises';
import type { Bye } from '../../protocol/replies.ts';
import { Session, type SessionSettings } from './session.ts';

/** When a page should look whether the house is open again, in milliseconds. */
const COME_BACK = 500;
/** So long a page may take to hang up, in milliseconds. */
const PARTING = 1500;

/** All open pages. */
export class Sessions {
  readonly #open = new Set<Session>();
  #closing = false;
  #allGone: () => void = () => undefined;

  get size(): number {
    return this.#open.size;
  }

  /** Requests that wait for their turn. */
  get queuedRequests(): number {
    return [...this.#open].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  get closing(): boolean {
    return this.#closing;
  }

  connect(settings: SessionSettings): Session {
    const connection = new Session(settings);
    this.#open.add(connection);
    if (this.#closing) this.#part(connection);
    return connection;
  }

  disconnect(connection: Session): void {
    this.#open.delete(connection);
    connection.close();
    if (this.#open.size === 0) this.#allGone();
  }

  /** No more is heard; what was heard is carried out and answered; then every page is told to come back. */
  async drain(): Promise<void> {
    this.#closing = true;
    const leaving = [...this.#open];
    for (const connection of leaving) connection.stopReceiving();
    await Promise.all(leaving.map(connection => connection.settled()));
    for (const connection of leaving) this.#part(connection);
    const gone = new Promise<void>(resolve => (this.#allGone = resolve));
    if (this.#open.size > 0) await Promise.race([gone, pause(PARTING, undefined, { ref: false })]);
  }

  #part(connection: Session): void {
    connection.stopReceiving();
    connection.tell(JSON.stringify({ type: 'bye', again: COME_BACK } satisfies Bye));
    connection.closeSocket();
  }
}
