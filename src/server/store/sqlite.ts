import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Change } from './port.ts';
import { steps } from './schema.ts';
import { type Engine, type Row, SqlStore, type Statement, type Value, type Watcher } from './sql.ts';
import { Syncing } from './syncing.ts';

/** How many pages of changes wait beside the database before they are worked into it. */
const CHECKPOINT_PAGES = 8000;

/** Opens the database in one file, and makes or renews its tables. */
export function openSqlite(file: string, watcher?: Watcher): SqlStore {
  return new SqlStore(sqliteEngine(file), watcher);
}

function sqliteEngine(file: string): Engine {
  const database = openFile(file);
  const run = runner(database);
  migrate(database, run);
  const disk = diskOf(database, file);
  const together = async <T>(work: () => T): Promise<T> => {
    const result = inTransaction(database, work);
    await disk.safe();
    return result;
  };
  return {
    async query(statement, values) {
      const rows = run(statement, values);
      if (!statement.startsWith('SELECT')) await disk.safe();
      return rows;
    },
    together: statements => together(() => statements.map(({ text, values }) => run(text, values))),
    commitAll: changes => together(() => changes.map(change => commitOne(run, change))),
    skipTaken: '',
    close: async () => {
      await disk.close();
      database.close();
    },
  };
}

function openFile(file: string): InstanceType<typeof DatabaseSync> {
  // The seeds of running matches are in there: other users of this machine have no business with it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return database;
}

/**
 * What was told to players must survive a power cut, so every change waits for the disk: but not within the engine,
 * where nobody could do anything else. It only writes its log of changes; what is in there counts once it is synced.
 */
function diskOf(database: InstanceType<typeof DatabaseSync>, file: string) {
  database.exec('PRAGMA synchronous = NORMAL');
  const log = open(`${file}-wal`, 'r+');
  // Without this a file that can't be opened would end the process before anybody has asked for it.
  log.catch(() => undefined);
  const syncing = new Syncing(async () => (await log).datasync());
  return {
    safe: () => syncing.safe(),
    close: async () => {
      await syncing.safe();
      await (await log).close();
    },
  };
}

type Run = (text: string, values?: readonly Value[]) => readonly Row[];

/** Each statement is read once and kept. */
function runner(database: InstanceType<typeof DatabaseSync>): Run {
  const known = new Map<string, StatementSyncInstance>();
  return (text, values = []) => {
    let statement = known.get(text);
    if (!statement) known.set(text, (statement = database.prepare(text.replace(/\$(\d+)/g, '?$1'))));
    return statement.all(...values.map(bound)) as Row[];
  };
}

/** The engine's own word for nothing. */
function bound(value: Value): string | number | null {
  // oxlint-disable-next-line unicorn/no-null -- SQL knows no undefined
  return value ?? null;
}

function inTransaction<T>(database: InstanceType<typeof DatabaseSync>, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: InstanceType<typeof DatabaseSync>, run: Run): void {
  inTransaction(database, () => {
    run('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const taken = Number(run('SELECT count(*) AS taken FROM migrations')[0]?.taken);
    if (taken > steps.length) throw new Error(newer(taken));
    for (const [step, statements] of [...steps.entries()].slice(taken)) {
      for (const statement of statements) database.exec(statement);
      run('INSERT INTO migrations (step) VALUES ($1)', [step]);
    }
  });
}

export function newer(taken: number): string {
  return `this database was made by a newer Caravanserai (its step ${taken}, ours ${steps.length}); start that one instead`;
}

function commitOne(run: Run, change: Change): boolean {
  const { match, revision, length, document, entries, wake } = change;
  const won = run(
    `UPDATE matches SET revision = revision + 1, length = $4, document = $5, wake = $6, held = 0
      WHERE id = $1 AND revision = $2 AND length = $3 RETURNING id`,
    [match, revision, length, length + entries.length, document, wake],
  );
  if (won.length === 0) return false;
  entries.forEach((body, i) =>
    run('INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)', [match, length + i, body]),
  );
  for (const { text, values } of postings(change)) run(text, values);
  return true;
}

function postings({ match, listing, people, now }: Change): Statement[] {
  const placard = listing && {
    text: 'UPDATE lobby SET listed = $2, summary = $3, touched = $4 WHERE match = $1',
    values: [match, Number(listing.listed), listing.summary, now],
  };
  const seated = people && [
    { text: 'DELETE FROM sitters WHERE match = $1', values: [match] },
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, match] })),
  ];
  return [...(placard ? [placard] : []), ...(seated ?? [])];
}
