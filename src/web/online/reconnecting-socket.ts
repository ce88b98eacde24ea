import { type ReadonlySignal, signal } from '@preact/signals';

/** The state of a browser's WebSocket that takes what is sent. */
const OPEN = 1;

/** What is lost comes back by itself; what has ended does not. */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'ended';

/** The part of a browser's WebSocket that is used here. */
export interface BrowserSocket {
  /** Neither being opened nor closing: only then does anything that is sent arrive. */
  readonly readyState: number;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface ReconnectSettings {
  /** Begins to open a socket. */
  readonly open: () => BrowserSocket;
  /** The pause before the first reconnect and the longest one, in milliseconds. */
  readonly backoff: { readonly first: number; readonly most: number };
  /** How often a quiet connection is pinged, and how long an answer may take, in milliseconds. */
  readonly heartbeat: number;
  readonly timeout: number;
}

export const usualReconnect = { backoff: { first: 500, most: 30_000 }, heartbeat: 25_000, timeout: 8000 } as const;

export interface SocketEvents {
  /** The connection is open, for the first time or again. */
  opened(): void;
  /** Returns whether the server let us in: it may open a connection only to say that it is full. */
  received(text: string): boolean;
  /** Asks the other side for a sign of life. */
  ping(): void;
}

/**
 * A socket that reconnects by itself with backoff. Each pause is a little random, so that the pages of a server that
 * closes don't all come back at the same moment.
 */
export class ReconnectingSocket {
  readonly #settings: ReconnectSettings;
  readonly #events: SocketEvents;
  readonly #state = signal<ConnectionState>('opening');
  readonly state: ReadonlySignal<ConnectionState> = this.#state;
  #socket: BrowserSocket | undefined;
  #failures = 0;
  #retryPause: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(settings: ReconnectSettings, events: SocketEvents) {
    this.#settings = settings;
    this.#events = events;
  }

  /** Opens the connection, unless it is open or being opened. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#settings.open();
    this.#socket = socket;
    // Messages of an old socket are of no interest.
    const used = () => this.#socket === socket;
    socket.addEventListener('open', () => used() && this.#opened());
    socket.addEventListener('message', ({ data }) => used() && this.#received(String(data)));
    socket.addEventListener('close', () => used() && this.#lost());
    this.#startDeadline();
  }

  /** The network may be back, or have gone: reconnects at once, or pings to see whether the connection still lives. */
  check(): void {
    if (this.#retry !== undefined) this.open();
    else if (this.#state.value === 'open') this.#ping();
  }

  /** Opens the connection anew: this device has become another person, and a server asks for that once. */
  reconnect(): void {
    if (!this.#socket && this.#retry === undefined) return;
    this.#drop();
    this.#state.value = 'opening';
    this.open();
  }

  /** The server closes, and has said when to come back. */
  retryAfter(pause: number): void {
    this.#retryPause = pause;
  }

  /** Leaves a server that can't be used at the moment, and looks again later. */
  leaveFor(pause: number): void {
    this.#retryPause = pause;
    this.#lost();
  }

  /** False while there is no connection, or it is closing and has not said so yet. */
  send(text: string): boolean {
    if (this.#state.value !== 'open' || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** Nothing will come of trying again: the other side can't be understood. */
  giveUp(): void {
    this.close();
    this.#state.value = 'ended';
  }

  /** For good. */
  close(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #opened(): void {
    this.#clearDeadline();
    this.#state.value = 'open';
    this.#heartbeat = setInterval(() => this.#ping(), this.#settings.heartbeat);
    this.#events.opened();
  }

  #received(text: string): void {
    this.#clearDeadline();
    // Only a page that was let in is back; one that was turned away tries again after ever longer pauses.
    if (this.#events.received(text)) this.#failures = 0;
  }

  #ping(): void {
    this.#startDeadline();
    this.#events.ping();
  }

  /** A connection can die silently: a server that does not answer in time is gone. */
  #startDeadline(): void {
    this.#deadline ??= setTimeout(() => this.#lost(), this.#settings.timeout);
  }

  #clearDeadline(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #lost(): void {
    this.#drop();
    this.#state.value = 'lost';
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.open();
    }, this.#pause());
  }

  #pause(): number {
    const { first, most } = this.#settings.backoff;
    const pause = this.#retryPause ?? Math.min(most, first * 2 ** this.#failures++);
    this.#retryPause = undefined;
    return pause * (1 + Math.random() / 2);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#clearDeadline();
    clearInterval(this.#heartbeat);
    socket?.close();
  }
}
