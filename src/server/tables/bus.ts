import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What processes tell each other. Nothing of a match itself: who hears of a change reads it from the store. */
export type Notice =
  /** With the people whose lists it changes, where it does. */
  | { readonly about: 'table'; readonly match: string; readonly people?: readonly string[] }
  | { readonly about: 'line'; readonly match: string; readonly line: string }
  | { readonly about: 'lobby' };

export interface Bus {
  tell(notice: Notice): void;
  /** Is what others tell heard at the moment? */
  readonly hears: boolean;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const silence: Bus = { tell: () => undefined, hears: true, close: async () => undefined };

const CHANNEL = 'caravanserai';
/** How long to wait before a lost connection is tried again, in milliseconds. */
const AGAIN = 500;

/**
 * Tells other processes through the database they share. While the connection is lost nothing is heard, so whoever
 * listens is told when it is back: they may have missed anything.
 */
export async function postgresBus(
  address: string,
  heard: (notice: Notice) => void,
  missed: () => void,
  trouble: (error: unknown) => void,
): Promise<Bus> {
  const me = randomUUID();
  let closed = false;
  let client: pg.Client | undefined;
  let said: Promise<unknown> = Promise.resolve();
  const lost = (error?: unknown): void => {
    if (!client || closed) return;
    client = undefined;
    trouble(error);
    setTimeout(() => void again(), AGAIN);
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: address, keepAlive: true });
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ payload = '{}' }) => hear(payload));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  };
  const again = (): Promise<void> =>
    connect().then(missed, error => {
      trouble(error);
      if (!closed) setTimeout(() => void again(), AGAIN);
    });
  const hear = (payload: string): void => {
    const { from, notice } = JSON.parse(payload) as { from: string; notice: Notice };
    if (from !== me) heard(notice);
  };
  await connect();
  return {
    tell(notice) {
      const payload = JSON.stringify({ from: me, notice });
      // One after the other: a connection takes one statement at a time.
      said = said.then(() => client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload])).catch(trouble);
    },
    get hears() {
      return client !== undefined;
    },
    async close() {
      closed = true;
      await said;
      await client?.end();
    },
  };
}
