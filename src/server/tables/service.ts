import type { Pool } from '../../ai/thinking.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import type { Bye } from '../../protocol/replies.ts';
import { People } from '../people.ts';
import type { Store } from '../store/port.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { postgresBus, silence } from './bus.ts';
import { Caretaker } from './caretaker.ts';
import { Connection, type ConnectionSettings } from './connection.ts';
import { House } from './house.ts';

export interface ServiceSettings {
  /** The address of a shared database, or the file of one of our own. */
  readonly database: { readonly address: string } | { readonly file: string };
  /** Closed with the service. */
  readonly pool: Pool;
  readonly trouble: (error: unknown) => void;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** Tables, people and bots: everything behind the page that lasts longer than a request. */
export interface Service {
  readonly people: People;
  readonly store: Store;
  connect(settings: Pick<ConnectionSettings, 'person' | 'send'>): Connection;
  disconnect(connection: Connection): void;
  /** Finishes what was begun, tells every page to come back, and closes. */
  close(): Promise<void>;
}

/** When a page should look whether the house is open again, in milliseconds. */
const COME_BACK = 500;

export async function openService({ database, pool, trouble, now = Date.now }: ServiceSettings): Promise<Service> {
  const store = 'file' in database ? openSqlite(database.file) : await openPostgres(database.address);
  const house = new House({ store, loadGame: gameOrNothing, now, woken: at => caretaker.wake(at) });
  const caretaker = new Caretaker({ store, house, pool, now, trouble });
  const bus = 'file' in database ? silence : await busFor(database.address, house, trouble);
  house.connect(bus);
  const connections = new Set<Connection>();
  return {
    people: new People(store, now),
    store,
    connect(settings) {
      const connection = new Connection({ ...settings, house, now, trouble });
      connections.add(connection);
      return connection;
    },
    disconnect(connection) {
      connections.delete(connection);
      connection.close();
    },
    async close() {
      const bye: Bye = { type: 'bye', again: COME_BACK };
      await Promise.all([...connections].map(connection => connection.settled()));
      for (const connection of connections) connection.tell(JSON.stringify(bye));
      pool.close();
      await caretaker.close();
      house.close();
      await bus.close();
      await store.close();
    },
  };
}

async function gameOrNothing(id: string) {
  return isGameId(id) ? loadGame(id) : undefined;
}

function busFor(address: string, house: House, trouble: ServiceSettings['trouble']) {
  return postgresBus(
    address,
    notice => void house.heard(notice).catch(trouble),
    () => void house.catchUp().catch(trouble),
    trouble,
  );
}
