import { type ReadonlySignal, signal } from '@preact/signals';

export type ConnectionState = 'opening' | 'open' | 'lost';

/** What a wire needs of a browser's WebSocket. */
export interface BrowserSocket {
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface ReconnectSettings {
  /** Begins to open a socket. */
  readonly open: () => BrowserSocket;
  /** The pause before coming back the first time and the longest one, in milliseconds. */
  readonly backoff: { readonly first: number; readonly most: number };
  /** How often a quiet line is felt for its pulse, and how long an answer may take, in milliseconds. */
  readonly heartbeat: number;
  readonly timeout: number;
}

export const usualReconnect = { backoff: { first: 500, most: 30_000 }, heartbeat: 25_000, timeout: 8000 } as const;

export interface SocketEvents {
  /** The line is there, for the first time or again. */
  opened(): void;
  /** Answers whether one is let in: a house may open its door only to say that it is full. */
  received(text: string): boolean;
  /** Asks the other side for a sign of life. */
  ping(): void;
}

/**
 * One line to the server that comes back by itself: after growing pauses, each a little by chance, so that all pages
 * of a house that closes don't knock at the same moment.
 */
export class ReconnectingSocket {
  readonly #settings: ReconnectSettings;
  readonly #ends: SocketEvents;
  readonly #state = signal<ConnectionState>('opening');
  readonly state: ReadonlySignal<ConnectionState> = this.#state;
  #socket: BrowserSocket | undefined;
  #failures = 0;
  #again: number | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(settings: ReconnectSettings, ends: SocketEvents) {
    this.#settings = settings;
    this.#ends = ends;
  }

  /** Opens the line, unless it is open or on its way. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#settings.open();
    this.#socket = socket;
    // What an old socket still says is of no interest.
    const used = () => this.#socket === socket;
    socket.addEventListener('open', () => used() && this.#opened());
    socket.addEventListener('message', ({ data }) => used() && this.#heard(String(data)));
    socket.addEventListener('close', () => used() && this.#lost());
    this.#expectSomething();
  }

  /** The network may be back, or have gone: comes back at once, or sees whether the line still lives. */
  check(): void {
    if (this.#retry !== undefined) this.open();
    else if (this.#state.value === 'open') this.#feel();
  }

  /** Opens the line anew: who one is has changed, and that is told only at the beginning. */
  reconnect(): void {
    if (!this.#socket && this.#retry === undefined) return;
    this.#drop();
    this.#state.value = 'opening';
    this.open();
  }

  /** The server closes; it said when to come back. */
  retryAfter(pause: number): void {
    this.#again = pause;
  }

  /** False while there is no line. */
  send(text: string): boolean {
    if (this.#state.value !== 'open' || !this.#socket) return false;
    this.#socket.send(text);
    return true;
  }

  /** For good. */
  close(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #opened(): void {
    this.#expectNothing();
    this.#state.value = 'open';
    this.#pulse = setInterval(() => this.#feel(), this.#settings.heartbeat);
    this.#ends.opened();
  }

  #heard(text: string): void {
    this.#expectNothing();
    // Only who is let in is back; who is sent away comes again after ever longer pauses.
    if (this.#ends.received(text)) this.#failures = 0;
  }

  #feel(): void {
    this.#expectSomething();
    this.#ends.ping();
  }

  /** A line can die without a word: who does not answer in time is gone. */
  #expectSomething(): void {
    this.#deadline ??= setTimeout(() => this.#lost(), this.#settings.timeout);
  }

  #expectNothing(): void {
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
    const pause = this.#again ?? Math.min(most, first * 2 ** this.#failures++);
    this.#again = undefined;
    return pause * (1 + Math.random() / 2);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#expectNothing();
    clearInterval(this.#pulse);
    socket?.close();
  }
}
