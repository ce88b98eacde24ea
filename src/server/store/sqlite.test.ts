import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { migrationSteps } from './schema.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data folder that is made here is closed to other users of the machine', async () => {
  const store = openSqlite(join(folder, 'data', 'caravanserai.db'));
  expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
  await store.close();
});

test('what was written gets into the database file by itself, while it is open', async () => {
  const file = join(folder, 'swept.db');
  const store = openSqlite(file);
  const name = 'a name that stands nowhere else';
  await store.getOrInsert(name, 'value');
  await expect.poll(() => readFileSync(file).includes(name), { timeout: 20_000 }).toBe(true);
  await store.close();
});

/** A database as the first version left it, with one table of each stage. */
function oldDatabase(file: string): void {
  const database = new DatabaseSync(file);
  for (const statement of ['CREATE TABLE migrations (step integer PRIMARY KEY)', ...migrationSteps[0]])
    database.exec(statement);
  database.exec('INSERT INTO migrations (step) VALUES (0)');
  for (const [stage, length, listed] of [
    ['gathering', 0, 1],
    ['playing', 5, 1],
    ['closed', 0, 0],
  ] as const) {
    const document = JSON.stringify({ game: 'g', stage, host: 'h' });
    const match = 'INSERT INTO matches (id, revision, length, document) VALUES (?, 0, ?, ?)';
    database.prepare(match).run(stage, length, document);
    const listing = "INSERT INTO lobby (match, listed, summary, touched) VALUES (?, ?, '', ?)";
    database.prepare(listing).run(stage, listed, 1000 + length);
    database.prepare("INSERT INTO sitters (person, match) VALUES ('h', ?)").run(stage);
  }
  database.close();
}

test('tables from before the second migration, where people gather, become due too', async () => {
  const file = join(folder, 'old.db');
  oldDatabase(file);
  const store = openSqlite(file);
  const day = 24 * 3600_000;
  expect(await store.claim(day, 2 * day, 9)).toEqual([]);
  expect(await store.claim(1000 + day, 2 * day, 9)).toEqual(['gathering']);
  await store.close();
});

test('a match from before its clock was stored apart is read as it was', async () => {
  const file = join(folder, 'oldest.db');
  oldDatabase(file);
  const store = openSqlite(file);
  const document = JSON.stringify({ game: 'g', stage: 'playing', host: 'h' });
  expect(await store.load('playing')).toEqual({ id: 'playing', revision: 0, length: 5, document, clock: undefined });
  await store.close();
});

test('tables from before the third migration find their place in the lobby', async () => {
  const file = join(folder, 'older.db');
  oldDatabase(file);
  const store = openSqlite(file);
  expect((await store.lobby(9)).map(({ match }) => match)).toEqual(['gathering', 'playing']);
  expect(await store.gatheringTablesOf('h')).toBe(1);
  await store.close();
});
