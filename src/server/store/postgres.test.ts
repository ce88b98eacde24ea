import pg from 'pg';
import { test } from 'vitest';
import { places } from './port.ts';
import { openPostgres } from './postgres.ts';
import { emptyDatabase } from './testing/empty-database.ts';
import { Gate } from './testing/gate.ts';

/** Long enough for a database that answers, on a busy machine too. */
const timeouts = { connect: 3000, statement: 2000 };
const silent = /the database does not answer/;

const born = {
  id: 'oasis',
  document: '{}',
  listing: { place: places.nowhere, summary: '' },
  people: ['anna'],
  entries: [],
  now: 0,
};

const change = { match: 'oasis', revision: 0, length: 0, document: '{}', entries: ['a'], now: 1 };

test.concurrent('a database that takes everything and answers nothing is given up, and used again when it is back', async ({
  expect,
}) => {
  const gate = await Gate.before(await emptyDatabase());
  const store = await openPostgres(gate.address, { connections: 2, timeouts });
  await store.create(born);
  gate.block();
  const asked = [store.ping(), store.commit(change), store.create({ ...born, id: 'other' }), store.load('oasis')];
  for (const answer of await Promise.allSettled(asked))
    expect(String((answer as PromiseRejectedResult).reason)).toMatch(silent);
  gate.unblock();
  await expect.poll(() => store.ping().then(() => 'answers', String)).toBe('answers');
  expect(await store.commit(change)).toBe(true);
  gate.block();
  await store.close();
  await gate.close();
});

test.concurrent('a database that lets nobody in is explained at the start', async ({ expect }) => {
  const gate = await Gate.before(await emptyDatabase());
  gate.block();
  await expect(openPostgres(gate.address, { timeouts: { ...timeouts, connect: 300 } })).rejects.toThrow(silent);
  await gate.close();
});

test.concurrent('a statement that waits too long is given up by the database itself, and can be tried again', async ({
  expect,
}) => {
  const address = await emptyDatabase();
  const store = await openPostgres(address, { timeouts });
  await store.create(born);
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  await admin.query('BEGIN');
  await admin.query('SELECT 1 FROM matches FOR UPDATE');
  await expect(store.commit(change)).rejects.toThrow('canceling statement due to statement timeout');
  // One with people takes several statements, and is undone as a whole.
  await expect(store.commit({ ...change, people: [] })).rejects.toThrow(silent);
  await admin.query('ROLLBACK');
  expect(await store.commit(change)).toBe(true);
  await admin.end();
  await store.close();
});
