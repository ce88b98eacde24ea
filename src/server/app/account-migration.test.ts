import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { LobbyEntry } from '../../protocol/replies.ts';
import type { Store } from '../store/port.ts';
import { openPostgres } from '../store/postgres.ts';
import { migrationSteps } from '../store/schema.ts';
import { connect } from '../store/sqlite-driver.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

/** Two people with four tables, as version 0.1.0 has left them. */
const old = readFileSync(new URL('./testing/old-database.sql', import.meta.url), 'utf8');
const ANNA = 'caravanserai=VQN9v_OFxaqaNY1MNDr2uovbAxKTOj33wri3FUxiB4c';

/** A moment after they left it, when nothing at those tables was due. */
const NOW = 1_794_807_500_000;

/** What the last version without accounts has made of it. */
const BEFORE = migrationSteps.findIndex(statements =>
  statements.some(text => text.startsWith('CREATE TABLE accounts')),
);
const since = migrationSteps
  .slice(4, BEFORE)
  .flatMap((statements, i) => [...statements, `INSERT INTO migrations (step) VALUES (${i + 4})`]);

/** As that version finds somebody by a secret, and gives them another name. */
const OLD_FIND = `SELECT hash, since, secrets.seen, label, guarded, id, name FROM secrets
  JOIN people ON people.id = secrets.person WHERE name = 'Anna'`;
const OLD_RENAME = "UPDATE people SET name = 'Annabel' WHERE name = 'Anna'";

test('SQLite: a guest of the version before keeps all tables with an account, and that version can work on', async () => {
  const { file, remove } = freshFile();
  const database = connect(file);
  for (const statements of [old, ...since]) database.exec(statements);
  database.close();
  const started = Date.now();
  const server = await openTestServer({ file }, { now: () => NOW + Date.now() - started });
  onTestFinished(async () => {
    await server.close();
    remove();
  });
  const tables = async () => {
    const anna = await Visitor.come(server.address, ANNA);
    const mine = (await anna.ask({ type: 'mine' })) as unknown as { tables: readonly LobbyEntry[] };
    anna.close();
    return mine.tables.map(({ match, stage }) => ({ match, stage }));
  };
  const before = await tables();
  expect(before.length).toBeGreaterThanOrEqual(3);
  const headers = { cookie: ANNA, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Anna' });
  const opened = await fetch(`${server.address}/api/account`, { method: 'POST', headers, body });
  expect(opened.status).toBe(200);
  expect(await tables()).toEqual(before);
  const other = connect(file);
  expect(other.prepare(OLD_FIND).all()).toHaveLength(1);
  other.exec(OLD_RENAME);
  other.close();
  expect(await (await fetch(`${server.address}/api/me`, { headers })).json()).toEqual({ name: 'Anna', account: true });
  expect(server.errors).toEqual([]);
});

test('PostgreSQL: the tables for accounts are added to a database that is filled, and that version can work on', async () => {
  const address = await emptyDatabase();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const statement of [old, ...since]) await client.query(statement);
  const store: Store = await openPostgres(address);
  const { rows } = await client.query<{ hash: string; id: string }>(OLD_FIND);
  const [{ hash, id }] = rows as [{ hash: string; id: string }];
  expect(await store.deviceWith(hash)).toMatchObject({ person: { id, name: 'Anna' } });
  const matches = await store.matchesOf(id, 9);
  expect(matches.length).toBeGreaterThanOrEqual(3);
  expect(await store.accounts.claim({ person: id, name: 'Anna', skeleton: 'anna', since: 1 })).toBe(true);
  await client.query(OLD_RENAME);
  expect(await store.ratings.after(0, 9)).toEqual([]);
  expect(await store.deviceWith(hash)).toMatchObject({ person: { id, name: 'Anna', account: true } });
  expect(await store.matchesOf(id, 9)).toEqual(matches);
  await store.close();
  await client.end();
});
