import pg from 'pg';
import { rareStatements } from './commit-statements.ts';
import type { Commit } from './port.ts';
import { assertUsable, migrationSteps, noteOldestProgram, SCHEMA_QUERY } from './schema.ts';
import type { SqlEngine, SqlRow, SqlStatement, SqlValue } from './sql-engine.ts';
import { type CommitObserver, SqlStore } from './sql-store.ts';
import type { FailureObserver } from './store-health.ts';

/** Any number, as long as no other program on the same database uses it. */
const MIGRATION_LOCK = 72_051_998;

/** How long to wait for a connection, and for a statement, in milliseconds. */
const TIMEOUTS = { connect: 15_000, statement: 10_000 };
/** How much longer the database may take to say itself that a statement took too long. */
const GRACE = 1000;

export interface PostgresSettings {
  readonly connections?: number | undefined;
  readonly observer?: CommitObserver | undefined;
  readonly failed?: FailureObserver | undefined;
  readonly timeouts?: typeof TIMEOUTS;
}

/** Opens a shared database by its address, and makes or renews its tables. Several processes may do so at once. */
export async function openPostgres(
  address: string,
  { connections = 8, observer, failed, timeouts = TIMEOUTS }: PostgresSettings = {},
): Promise<SqlStore> {
  await answering(renewTables(address, timeouts));
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    query_timeout: timeouts.statement + GRACE,
  });
  // An idle connection that breaks is replaced when the next one is asked for.
  pool.on('error', () => {});
  // One that breaks while it is in use fails the statement, which is enough.
  pool.on('connect', client => client.on('error', () => {}));
  return new SqlStore(postgresEngine(pool), { observer, failed });
}

/** Without the usual time limits: to renew a large table, or to wait for another process that does so, may take a while. */
async function renewTables(address: string, { connect }: typeof TIMEOUTS): Promise<void> {
  const client = new pg.Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: connect });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await migrate(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

function postgresEngine(pool: pg.Pool): SqlEngine {
  return {
    query: (statement, values) => answering(ask(pool, statement, values)),
    together: statements => answering(inTransaction(pool, client => inOrder(client, statements))),
    // Alone, the statement is a transaction of its own, and two trips to the database are saved.
    commitAll: commits =>
      answering(
        commits.some(commit => rareStatements(commit).length > 0)
          ? inTransaction(pool, client => commitBatch(client, commits))
          : commitBatch(pool, commits),
      ),
    // One after the other: each is a trip to the database, and what waits for it shares the next one.
    batches: { most: 256, inFlight: 1 },
    size: async () => ({
      used: Number((await ask(pool, 'SELECT pg_database_size(current_database()) AS used'))[0]?.used),
    }),
    close: () => pool.end(),
  };
}

/** Gives one message to whatever took too long; drivers and servers have many. */
async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { message } = error as Error;
    throw /timeout/.test(message) ? new Error(`the database does not answer (${message})`, { cause: error }) : error;
  }
}

async function ask(asked: pg.Pool | pg.ClientBase, text: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> {
  return (await asked.query<SqlRow>(text, [...values])).rows;
}

async function inOrder(client: pg.PoolClient, statements: readonly SqlStatement[]): Promise<SqlRow[][]> {
  const results: SqlRow[][] = [];
  for (const { text, values } of statements) results.push(await ask(client, text, values));
  return results;
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(!(error instanceof pg.DatabaseError) || !(await rolledBack(client)));
    throw error;
  }
}

/** Only a connection that has answered, if with an error, is used once more; without one everything is undone anyway. */
async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

async function migrate(client: pg.ClientBase): Promise<void> {
  await ask(client, 'SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await ask(client, 'CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
  const [row] = await ask(client, 'SELECT count(*)::integer AS taken FROM migrations');
  const taken = row?.taken as number;
  if (taken > 0) assertUsable((await ask(client, SCHEMA_QUERY))[0]);
  if (taken >= migrationSteps.length) return;
  for (const [step, statements] of [...migrationSteps.entries()].slice(taken)) {
    for (const statement of statements) await ask(client, statement);
    await ask(client, 'INSERT INTO migrations (step) VALUES ($1)', [step]);
  }
  await ask(client, noteOldestProgram.text, noteOldestProgram.values);
}

/**
 * One trip for the whole batch. Rows are locked in the order of their ids first, so that two processes with the same
 * matches in their batches wait for each other instead of blocking each other for ever.
 */
export const COMMIT_BATCH = `WITH change AS (
    SELECT * FROM json_to_recordset($1) AS c (match text, revision integer, length integer, next integer,
      document text, clock text, wake double precision)),
  locked AS (
    SELECT id FROM matches WHERE id IN (SELECT match FROM change) ORDER BY id FOR UPDATE),
  won AS (
    UPDATE matches SET revision = matches.revision + 1, length = next, clock = change.clock, wake = change.wake, held = 0
    FROM change JOIN locked ON locked.id = change.match
    WHERE matches.id = change.match AND matches.revision = change.revision AND matches.length = change.length
    RETURNING matches.id),
  rewritten AS (
    UPDATE documents SET body = change.document FROM change JOIN won ON won.id = change.match
    WHERE documents.match = change.match AND change.document IS NOT NULL),
  written AS (
    INSERT INTO entries (match, seq, body)
    SELECT e.match, e.seq, e.body FROM json_to_recordset($2) AS e (match text, seq integer, body text)
    JOIN won ON won.id = e.match),
  posted AS (
    UPDATE lobby SET listed = p.listed, summary = p.summary, touched = p.touched
    FROM json_to_recordset($3) AS p (match text, listed integer, summary text, touched double precision)
    JOIN won ON won.id = p.match
    WHERE lobby.match = p.match)
  SELECT id FROM won`;

async function commitBatch(client: pg.Pool | pg.PoolClient, commits: readonly Commit[]): Promise<boolean[]> {
  const tables = [commits.map(asRow), commits.flatMap(lines), commits.flatMap(listingRows)];
  const rows = await ask(
    client,
    COMMIT_BATCH,
    tables.map(table => JSON.stringify(table)),
  );
  const winners = new Set(rows.map(({ id }) => id));
  for (const { text, values } of commits.filter(({ match }) => winners.has(match)).flatMap(rareStatements))
    await ask(client, text, values);
  return commits.map(({ match }) => winners.has(match));
}

function asRow({ match, revision, length, entries, document, clock, dueAt: wake }: Commit): SqlRow {
  return { match, revision, length, next: length + entries.length, document, clock, wake };
}

function lines({ match, length, entries }: Commit): SqlRow[] {
  return entries.map((body, i) => ({ match, seq: length + i, body }));
}

function listingRows({ match, listing, now }: Commit): SqlRow[] {
  return listing ? [{ match, listed: listing.place, summary: listing.summary, touched: now }] : [];
}
