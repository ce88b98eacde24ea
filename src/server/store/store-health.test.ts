import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type NewMatch, places } from './port.ts';
import { openPostgres } from './postgres.ts';
import { migrationSteps } from './schema.ts';
import type { SqlEngine } from './sql-engine.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { connect } from './sqlite-driver.ts';
import { storeFaultOf } from './store-faults.ts';
import { emptyDatabase } from './testing/empty-database.ts';
import { freshFile } from './testing/fresh-file.ts';

/** A disk with so much room left, and nothing else. */
function smallDisk(bytes: number): SqlEngine & { room: number } {
  const disk: SqlEngine & { room: number } = {
    room: bytes,
    query: async (_, values = []) => {
      if (values.join('').length > disk.room) throw new Error('database or disk is full');
      return [{ taken: migrationSteps.length }];
    },
    together: async () => [],
    commitAll: async commits => {
      if (disk.room < 1000) throw new Error('database or disk is full');
      return commits.map(() => true);
    },
    batches: { most: 1, inFlight: 1 },
    size: async () => ({ used: 0, free: disk.room }),
    close: async () => {},
  };
  return disk;
}

const change = { match: 'oasis', revision: 0, length: 0, document: '{}', entries: ['a'], now: 1 };

test('a full disk is said to be full until as much fits on it as a move may need', async () => {
  const disk = smallDisk(500);
  const failed: string[] = [];
  const store = new SqlStore(disk, { failed: fault => void failed.push(fault) });
  await store.ping();
  await expect(store.commit(change)).rejects.toThrow('database or disk is full');
  expect(store.fault).toBe('full');
  // A few bytes would still fit; that is no reason to say that all is well.
  await expect(store.ping()).rejects.toThrow('full');
  expect(failed).toEqual(['full', 'full']);
  disk.room = 1_000_000;
  await store.ping();
  expect(store.fault).toBeUndefined();
});

test('while moves fail, a check that succeeds does not make the store usable', async () => {
  const disk = smallDisk(1_000_000);
  const failing = { ...disk, commitAll: () => Promise.reject(new Error('database or disk is full')) };
  const store = new SqlStore(failing);
  for (let check = 0; check < 2; check++) {
    await expect(store.commit(change)).rejects.toThrow('database or disk is full');
    await expect(store.ping()).rejects.toThrow('full');
  }
  // Nobody has tried since.
  await store.ping();
  expect(store.fault).toBeUndefined();
});

test('a store that was full and is silent now is not said to be full', async () => {
  let reason = 'database or disk is full';
  const failing = { ...smallDisk(1_000_000), commitAll: () => Promise.reject(new Error(reason)) };
  const store = new SqlStore(failing);
  await expect(store.commit(change)).rejects.toThrow('full');
  expect(store.fault).toBe('full');
  reason = 'Connection terminated unexpectedly';
  await expect(store.commit(change)).rejects.toThrow('terminated');
  expect(store.fault).toBeUndefined();
});

test('what a check writes after a failure takes as much room as it seems to: engines pack what they can', async () => {
  const disk = smallDisk(1_000_000);
  let packed = 0;
  const watched: SqlEngine = {
    ...disk,
    query: (text, values = []) => {
      packed = Math.max(packed, deflateRawSync(values.join('')).length);
      return disk.query(text, values);
    },
    commitAll: () => Promise.reject(new Error('database or disk is full')),
  };
  const store = new SqlStore(watched);
  await expect(store.commit(change)).rejects.toThrow('full');
  await expect(store.ping()).rejects.toThrow('full');
  expect(packed).toBeGreaterThan(60_000);
});

test('a disk without any room is noticed before anybody has moved', async () => {
  const store = new SqlStore(smallDisk(3));
  await expect(store.ping()).rejects.toThrow('full');
  expect(store.fault).toBe('full');
});

const large: NewMatch = {
  id: 'oasis',
  document: '{}',
  listing: { place: places.nowhere, summary: '' },
  people: [],
  entries: Array.from({ length: 60 }, () => 'x'.repeat(100_000)),
  now: 0,
};

test('a file that is damaged while it is open is said to be damaged, though a few bytes can be written', async () => {
  const { file, remove } = freshFile();
  const before = openSqlite(file);
  await before.create(large);
  await before.close();
  const plain = connect(file);
  plain.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  plain.close();
  const store = openSqlite(file);
  await store.ping();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length / 2));
  await expect(store.entries('oasis').then(({ length }) => length)).rejects.toThrow('malformed');
  await expect(store.ping()).rejects.toThrow('damaged');
  expect(store.fault).toBe('damaged');
  await store.close();
  remove();
});

/** What a newer program writes down: a step more, and the oldest program that can work with it. */
function newerSteps(oldest: number): string[] {
  return [
    `INSERT INTO migrations (step) VALUES (${migrationSteps.length})`,
    `UPDATE keepsakes SET value = '${oldest}' WHERE name = 'oldest-program'`,
  ];
}

const { length: ours } = migrationSteps;

test('SQLite: this program works on with a database that a newer one has added to, and not with one it has changed', async () => {
  const { file, remove } = freshFile();
  const store = openSqlite(file);
  const newer = connect(file);
  for (const statement of newerSteps(ours)) newer.exec(statement);
  await store.ping();
  await store.close();
  await openSqlite(file).close();
  const again = openSqlite(file);
  newer.exec(`UPDATE keepsakes SET value = '${ours + 1}' WHERE name = 'oldest-program'`);
  newer.close();
  await expect(again.ping()).rejects.toThrow('made by a newer Caravanserai');
  await again.close();
  expect(() => openSqlite(file)).toThrow('made by a newer Caravanserai');
  remove();
});

test('PostgreSQL: this program works on with a database that a newer one has added to, and not with one it has changed', async () => {
  const address = await emptyDatabase();
  const store = await openPostgres(address);
  const newer = new pg.Client({ connectionString: address });
  await newer.connect();
  for (const statement of newerSteps(ours)) await newer.query(statement);
  await store.ping();
  await (await openPostgres(address)).close();
  await newer.query(`UPDATE keepsakes SET value = '${ours + 1}' WHERE name = 'oldest-program'`);
  const told = await store.ping().catch(storeFaultOf);
  expect(told).toBe('newer');
  await expect(openPostgres(address)).rejects.toThrow('made by a newer Caravanserai');
  await newer.query('ALTER TABLE matches DROP COLUMN clock');
  await expect(store.load('oasis')).rejects.toThrow('clock');
  expect(store.fault).toBe('newer');
  await newer.end();
  await store.close();
});

test('a PostgreSQL that takes no more, as a standby, is said to be read-only, and used again when it does', async () => {
  const address = await emptyDatabase();
  const store = await openPostgres(address, { connections: 1 });
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  const name = new URL(address).pathname.slice(1);
  const others =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()';
  const readOnly = async (on: 'on' | 'off') => {
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${on}`);
    await admin.query(others, [name]);
  };
  await readOnly('on');
  await expect.poll(() => store.ping().catch(storeFaultOf)).toBe('read-only');
  await readOnly('off');
  await expect.poll(() => store.ping().catch(storeFaultOf)).toBeUndefined();
  await admin.end();
  await store.close();
});
