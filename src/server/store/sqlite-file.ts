import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { assertUsable, migrationSteps, noteOldestProgram, SCHEMA_QUERY } from './schema.ts';
import type { SqlRow, SqlValue } from './sql-engine.ts';
import { connect, type Database, type SqliteDriver } from './sqlite-driver.ts';

/**
 * When this many pages are in the write-ahead log, the next commit checkpoints them, however long that takes: a quarter
 * of a gigabyte, should the thread that does so in time never get to the end.
 */
const CHECKPOINT_PAGES = 64_000;

/**
 * A write-ahead log longer than this is cut when it begins anew, and copied without waiting for a pause. On a small disk it
 * would otherwise take all the room, and could not be copied into the database file, which has to grow for that.
 */
export const LONG_LOG = 8 * 2 ** 20;

/** Where everything is kept. Threads are given it too. */
export interface DatabaseFile {
  readonly file: string;
  /** The best one, when left out. */
  readonly driver?: SqliteDriver | undefined;
}

/** The seeds of running matches are in there: other users of this machine must not read it. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Never opened here once it is there: to close it again would end the locks that the engine has on it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
  for (const name of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) {
    const { mode } = statSync(name);
    if ((mode & 0o007) !== 0) chmodSync(name, mode & 0o770);
  }
}

/** A connection to the database in one file. */
export function openFile({ file, driver }: DatabaseFile): Database {
  const database = connect(file, { ...(driver && { driver }) });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; PRAGMA journal_size_limit = ${LONG_LOG}`);
  // What is erased is overwritten: no tool finds it in the free parts of the file.
  database.exec('PRAGMA secure_delete = ON');
  return database;
}

type Statement = ReturnType<Database['prepare']>;

/** Runs statements; each is prepared once and kept. */
export class StatementRunner {
  readonly #database: Database;
  readonly #known = new Map<string, Statement>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The rows that a statement returns. */
  rows(text: string, values: readonly SqlValue[] = []): readonly SqlRow[] {
    return this.#statement(text).all(...values.map(bound)) as SqlRow[];
  }

  /** How many rows a statement has changed. */
  changed(text: string, values: readonly SqlValue[] = []): number {
    return Number(this.#statement(text).run(...values.map(bound)).changes);
  }

  together<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** The engine may have done so already, as it does on a full disk; what went wrong first is what is to be told. */
  #rollBack(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {}
  }

  #statement(text: string): Statement {
    let statement = this.#known.get(text);
    if (!statement) this.#known.set(text, (statement = this.#database.prepare(text.replace(/\$(\d+)/g, '?$1'))));
    return statement;
  }
}

/** The engine says null where we say undefined. */
function bound(value: SqlValue): string | number | null {
  // oxlint-disable-next-line unicorn/no-null -- SQL knows no undefined
  return value ?? null;
}

/** Throws unless the pages of the file fit together. Takes about a second for each gigabyte, and the time to read it. */
export function assertSound(runner: StatementRunner): void {
  const [row] = runner.rows('PRAGMA quick_check(1)');
  const found = String(Object.values(row ?? {})[0]);
  if (found !== 'ok') throw new Error(`malformed: ${found}`);
}

export function migrate(database: Database, runner: StatementRunner): void {
  runner.together(() => {
    database.exec('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const taken = Number(runner.rows('SELECT count(*) AS taken FROM migrations')[0]?.taken);
    if (taken > 0) assertUsable(runner.rows(SCHEMA_QUERY)[0]);
    if (taken >= migrationSteps.length) return;
    for (const [step, statements] of [...migrationSteps.entries()].slice(taken)) {
      for (const statement of statements) database.exec(statement);
      runner.changed('INSERT INTO migrations (step) VALUES ($1)', [step]);
    }
    runner.changed(noteOldestProgram.text, noteOldestProgram.values);
  });
}
