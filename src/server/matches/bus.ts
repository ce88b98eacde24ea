import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { StudyNotice } from './study-rooms.ts';

/** What processes tell each other. It says nothing of a match itself: those who hear of a change read it from the store. */
export type Notice =
  /** With the people whose lists have changed, if any have. */
  | { readonly about: 'table'; readonly match: string; readonly people?: readonly string[] }
  | { readonly about: 'line'; readonly match: string; readonly line: string }
  /** Others look at a match by way of this process than before. */
  | { readonly about: 'presence'; readonly match: string }
  | { readonly about: 'lobby' }
  | { readonly about: 'event'; readonly event: string }
  /** A device is nobody's any more, by the hash of its secret. */
  | { readonly about: 'device'; readonly device: string }
  /** The token of a bot works no longer. */
  | { readonly about: 'bot'; readonly bot: string }
  /** The hosts have decided something about a person. */
  | { readonly about: 'person'; readonly person: string }
  /** Somebody was invited to a table, or somebody they watched wants to see them no longer. */
  | { readonly about: 'invited' | 'blocked'; readonly person: string }
  /** They have something else to tell everybody. */
  | { readonly about: 'announcement' }
  /** A bot that may be connected to another process has answered. */
  | { readonly about: 'answer'; readonly bot: string; readonly line: string }
  /** Where in a study somebody is who shows it, or a question for that. */
  | ({ readonly about: 'study' } & StudyNotice)
  /** Something that could not be published when it happened. */
  | { readonly about: 'anything' };

export interface Bus {
  publish(notice: Notice): void;
  /** Are the others heard at the moment? */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noBus: Bus = { publish: () => undefined, isListening: true, close: async () => undefined };

const CHANNEL = 'caravanserai';
/** Where a process hears itself, to know that it hears anything. */
const HEARTBEATS = 'caravanserai_beats';
/** How long to wait before reconnecting, in milliseconds. */
const RECONNECT_DELAY = 500;
/** How often a process tells itself something, in milliseconds. If that is not back by the next time, the connection is lost. */
const HEARTBEAT = 3000;

export interface BusSettings {
  readonly address: string;
  readonly received: (notice: Notice) => void;
  /** The others are heard again, after a while in which they were not. */
  readonly missed: () => void;
  readonly onError: (error: unknown) => void;
  readonly beat?: number;
}

export async function postgresBus(settings: BusSettings): Promise<Bus> {
  const bus = new PostgresBus(settings);
  await bus.open();
  return bus;
}

/** A connection that listens, and the socket below it, which can be destroyed when nobody answers any more. */
interface Link {
  readonly client: pg.Client;
  readonly socket: Socket;
}

/**
 * Tells other processes through the database they share. While the connection is lost nothing is heard, so `missed` is
 * called after a reconnect: anything may have happened. So it is for the others with what was to be published meanwhile.
 */
class PostgresBus implements Bus {
  readonly #settings: BusSettings;
  readonly #id = randomUUID();
  readonly #beat: number;
  #timer: NodeJS.Timeout | undefined;
  #link: Link | undefined;
  #sent: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Is a heartbeat under way? Networks lose connections without a word. */
  #isBeating = false;
  /** Was there something that could not be published? */
  #hasUnpublished = false;

  constructor(settings: BusSettings) {
    this.#settings = settings;
    this.#beat = settings.beat ?? HEARTBEAT;
  }

  get isListening(): boolean {
    return this.#link !== undefined;
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#timer = setInterval(() => this.#beatHeart(), this.#beat);
  }

  publish(notice: Notice): void {
    this.#enqueue(CHANNEL, JSON.stringify({ from: this.#id, notice }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const socket = this.#link?.socket;
    const timeout = setTimeout(() => socket?.destroy(), this.#beat);
    await this.#sent;
    await this.#link?.client.end();
    clearTimeout(timeout);
  }

  async #connect(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.#settings.address,
      application_name: 'caravanserai bus',
      connectionTimeoutMillis: this.#beat,
      query_timeout: this.#beat,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('error', error => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload = '' }) => this.#receive(channel, payload));
    try {
      await client.connect();
      for (const channel of [CHANNEL, HEARTBEATS]) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.#isBeating = false;
    this.#link = { client, socket };
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (this.#link?.client !== client) return;
    this.#link = undefined;
    if (this.#closed) return;
    this.#settings.onError(error ?? new Error('the connection to the database was closed'));
    this.#reconnect();
  }

  #reconnect(): void {
    setTimeout(() => {
      if (!this.#closed) void this.#connect().then(() => this.#catchUp(), this.#failed);
    }, RECONNECT_DELAY).unref();
  }

  readonly #failed = (error: unknown): void => {
    this.#settings.onError(error);
    this.#reconnect();
  };

  #catchUp(): void {
    this.#settings.missed();
    this.#publishMissed();
  }

  #publishMissed(): void {
    if (this.#hasUnpublished) this.publish({ about: 'anything' });
    this.#hasUnpublished = false;
  }

  #beatHeart(): void {
    if (this.#isBeating) {
      const silent = new Error(`the database has said nothing for ${this.#beat / 1000} seconds`);
      return void this.#link?.socket.destroy(silent);
    }
    if (!this.#link) return;
    this.#isBeating = true;
    this.#publishMissed();
    this.#enqueue(HEARTBEATS, this.#id);
  }

  /** One after the other: a connection takes one statement at a time. */
  #enqueue(channel: string, payload: string): void {
    this.#sent = this.#sent
      .then(() => this.#send(channel, payload))
      .catch((error: unknown) => {
        this.#hasUnpublished = true;
        this.#settings.onError(error);
      });
  }

  async #send(channel: string, payload: string): Promise<void> {
    if (this.#link) await this.#link.client.query('SELECT pg_notify($1, $2)', [channel, payload]);
    else this.#hasUnpublished = true;
  }

  #receive(channel: string, payload: string): void {
    this.#isBeating = false;
    if (channel !== CHANNEL) return;
    const { from, notice } = JSON.parse(payload) as { from: string; notice: Notice };
    if (from !== this.#id) this.#settings.received(notice);
  }
}
