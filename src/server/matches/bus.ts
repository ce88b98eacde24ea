import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

/** What processes tell each other. Nothing of a match itself: who hears of a change reads it from the store. */
export type Notice =
  /** With the people whose lists it changes, where it does. */
  | { readonly about: 'table'; readonly match: string; readonly people?: readonly string[] }
  | { readonly about: 'line'; readonly match: string; readonly line: string }
  | { readonly about: 'lobby' }
  /** Something that could not be told when it happened. */
  | { readonly about: 'anything' };

export interface Bus {
  publish(notice: Notice): void;
  /** Is what others tell heard at the moment? */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noBus: Bus = { publish: () => undefined, isListening: true, close: async () => undefined };

const CHANNEL = 'caravanserai';
/** Where processes hear themselves, to know that they hear anything. */
const BEATS = 'caravanserai_beats';
/** How long to wait before a lost connection is tried again, in milliseconds. */
const AGAIN = 500;
/** So often a process tells itself something, in milliseconds. What has not come back by the next time is lost. */
const BEAT = 3000;

export interface BusSettings {
  readonly address: string;
  readonly received: (notice: Notice) => void;
  /** The others were not heard for a while, and are again. */
  readonly missed: () => void;
  readonly onError: (error: unknown) => void;
  readonly beat?: number;
}

export async function postgresBus(settings: BusSettings): Promise<Bus> {
  const bus = new PostgresBus(settings);
  await bus.open();
  return bus;
}

/** A connection that listens, and the wire below it, which can be cut when nobody answers any more. */
interface Line {
  readonly client: pg.Client;
  readonly wire: Socket;
}

/**
 * Tells other processes through the database they share. While the connection is lost nothing is heard, so whoever
 * listens is told when it is back: they may have missed anything. So may the others, of what was to be told meanwhile.
 */
class PostgresBus implements Bus {
  readonly #settings: BusSettings;
  readonly #me = randomUUID();
  readonly #beat: number;
  #timer: NodeJS.Timeout | undefined;
  #line: Line | undefined;
  #said: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Is something still to come back? Networks lose connections without a word. */
  #awaits = false;
  /** Was there something that could not be told? */
  #owes = false;

  constructor(settings: BusSettings) {
    this.#settings = settings;
    this.#beat = settings.beat ?? BEAT;
  }

  get isListening(): boolean {
    return this.#line !== undefined;
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => this.#listenToMyself(), this.#beat);
  }

  publish(notice: Notice): void {
    this.#say(CHANNEL, JSON.stringify({ from: this.#me, notice }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const wire = this.#line?.wire;
    const parting = setTimeout(() => wire?.destroy(), this.#beat);
    await this.#said;
    await this.#line?.client.end();
    clearTimeout(parting);
  }

  async #connect(): Promise<void> {
    const wire = new Socket();
    const client = new pg.Client({
      connectionString: this.#settings.address,
      application_name: 'caravanserai bus',
      connectionTimeoutMillis: this.#beat,
      query_timeout: this.#beat,
      keepAlive: true,
      stream: () => wire,
    });
    client.on('error', error => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    try {
      await client.connect();
      for (const channel of [CHANNEL, BEATS]) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      wire.destroy();
      throw error;
    }
    this.#awaits = false;
    this.#line = { client, wire };
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (this.#line?.client !== client) return;
    this.#line = undefined;
    if (this.#closed) return;
    this.#settings.onError(error ?? new Error('the connection to the database was closed'));
    this.#tryAgain();
  }

  #tryAgain(): void {
    setTimeout(() => {
      if (!this.#closed) void this.#connect().then(() => this.#catchUp(), this.#failed);
    }, AGAIN).unref();
  }

  readonly #failed = (error: unknown): void => {
    this.#settings.onError(error);
    this.#tryAgain();
  };

  #catchUp(): void {
    this.#settings.missed();
    this.#makeUp();
  }

  #makeUp(): void {
    if (this.#owes) this.publish({ about: 'anything' });
    this.#owes = false;
  }

  #listenToMyself(): void {
    if (this.#awaits) {
      const silent = new Error(`the database has said nothing for ${this.#beat / 1000} seconds`);
      return void this.#line?.wire.destroy(silent);
    }
    if (!this.#line) return;
    this.#awaits = true;
    this.#makeUp();
    this.#say(BEATS, this.#me);
  }

  /** One after the other: a connection takes one statement at a time. */
  #say(channel: string, payload: string): void {
    this.#said = this.#said
      .then(() => this.#send(channel, payload))
      .catch((error: unknown) => {
        this.#owes = true;
        this.#settings.onError(error);
      });
  }

  async #send(channel: string, payload: string): Promise<void> {
    if (this.#line) await this.#line.client.query('SELECT pg_notify($1, $2)', [channel, payload]);
    else this.#owes = true;
  }

  #hear(channel: string, payload: string): void {
    this.#awaits = false;
    if (channel !== CHANNEL) return;
    const { from, notice } = JSON.parse(payload) as { from: string; notice: Notice };
    if (from !== this.#me) this.#settings.received(notice);
  }
}
