import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewMatch, places, type Store } from '../port.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import { type SqliteDriver, sqliteDrivers } from '../sqlite-driver.ts';
import { emptyDatabase } from './empty-database.ts';

/** One engine with one database. */
interface Ground {
  open(): Promise<Store>;
  /** A store as another process has it, where processes can share the database; else the one that is open. */
  elsewhere(store: Store): Promise<Pick<Store, 'due' | 'claim' | 'commit' | 'close'>>;
  end(): Promise<void>;
}

const sqliteGrounds = sqliteDrivers().map(driver => [`SQLite (${driver})`, () => sqliteGround(driver)] as const);

export const grounds: Readonly<Record<string, () => Promise<Ground>>> = {
  ...Object.fromEntries(sqliteGrounds),
  PostgreSQL: postgresGround,
};

const close = async (): Promise<void> => {};

async function sqliteGround(driver: SqliteDriver): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-store-'));
  return {
    open: async () => openSqlite(join(folder, 'data', 'caravanserai.db'), { driver }),
    elsewhere: async store => ({
      due: (...now) => store.due(...now),
      claim: (...due) => store.claim(...due),
      commit: each => store.commit(each),
      close,
    }),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgresGround(): Promise<Ground> {
  const address = await emptyDatabase();
  // However busy the machine is.
  const timeouts = { connect: 60_000, statement: 60_000 };
  const open = () => openPostgres(address, { timeouts });
  return { open, elsewhere: open, end: close };
}

export const born: NewMatch = {
  id: 'oasis',
  document: '{"seats":2}',
  listing: { place: places.gathering, summary: 'a table for two' },
  people: ['anna'],
  entries: ['first', 'second'],
  now: 1000,
};

export function matchNamed(id: string, rest: Partial<NewMatch> = {}): NewMatch {
  return { ...born, id, ...rest };
}

/** An opened ground, shared by the tests of one engine. */
interface Opened {
  readonly store: Store;
  readonly ground: Ground;
}

const opened = new Map<string, Promise<Opened>>();

async function openGround(name: string): Promise<Opened> {
  const ground = await grounds[name]!();
  return { ground, store: await ground.open() };
}

/** Called when all tests of a file are over. */
export async function endGrounds(): Promise<void> {
  const all = await Promise.all(opened.values());
  // Other files may run in the same process.
  opened.clear();
  for (const { store, ground } of all) {
    await store.close();
    await ground.end();
  }
}

export function on(name: string): Promise<Opened> {
  const known = opened.get(name) ?? openGround(name);
  opened.set(name, known);
  return known;
}

/** Each engine has to pass the same tests. */
export const engines = Object.keys(grounds);
