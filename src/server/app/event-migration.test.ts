import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { eventPlaces } from '../store/event-port.ts';
import { openPostgres } from '../store/postgres.ts';
import { migrationSteps } from '../store/schema.ts';
import { connect } from '../store/sqlite-driver.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import { enterAll, follow, openEvent, type Player, untilEvent } from './testing/tournament.ts';
import { Visitor } from './testing/visitor.ts';

/** Two people with four tables, as version 0.1.0 has left them, and what the last version without events has made of it. */
const old = readFileSync(new URL('./testing/old-database.sql', import.meta.url), 'utf8');
const ANNA = 'caravanserai=VQN9v_OFxaqaNY1MNDr2uovbAxKTOj33wri3FUxiB4c';
const NOW = 1_794_807_500_000;
const BEFORE = migrationSteps.findIndex(statements => statements.some(text => text.startsWith('CREATE TABLE events')));
const since = migrationSteps
  .slice(4, BEFORE)
  .flatMap((statements, i) => [...statements, `INSERT INTO migrations (step) VALUES (${i + 4})`]);

/** As that version lists the matches of a person, and goes on with one. */
const OLD_LIST = 'SELECT match FROM sitters ORDER BY match';
const OLD_MOVE = 'UPDATE matches SET revision = revision + 1';

test('SQLite: people of the version before keep their tables, open an event, and that version can work on', async () => {
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
  const headers = { cookie: ANNA, 'content-type': 'application/json' };
  await fetch(`${server.address}/api/account`, { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
  const anna: Player = { name: 'Anna', cookie: ANNA, visitor: await Visitor.come(server.address, ANNA) };
  const mine = (await anna.visitor.ask({ type: 'mine' })) as unknown as { tables: readonly LobbyEntry[] };
  expect(mine.tables.length).toBeGreaterThanOrEqual(3);
  const event = await openEvent(anna);
  await follow(anna, event);
  await enterAll(event, [anna]);
  expect(await untilEvent(anna, event, ({ people }) => people.length === 1)).toMatchObject({ me: 0, stage: 'open' });
  const other = connect(file);
  expect(other.prepare(OLD_LIST).all().length).toBeGreaterThanOrEqual(mine.tables.length);
  other.exec(OLD_MOVE);
  other.close();
  expect(server.errors).toEqual([]);
});

test('PostgreSQL: the tables for events are added to a database that is filled, and that version can work on', async () => {
  const address = await emptyDatabase();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (const statement of [old, ...since]) await client.query(statement);
  const before = (await client.query(OLD_LIST)).rows;
  const store = await openPostgres(address);
  const people = [{ number: 0, person: 'anna' }];
  const row = { place: eventPlaces.coming, moment: 1, summary: '{}', entries: ['{}'], people };
  expect(await store.events.create({ id: 'event1', owner: 'anna', ...row })).toBe(true);
  expect((await client.query(OLD_LIST)).rows).toEqual(before);
  await client.query(OLD_MOVE);
  expect(await store.events.load('event1')).toMatchObject({ revision: 0, length: 1 });
  await store.close();
  await client.end();
});
