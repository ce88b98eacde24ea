import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { migrationSteps } from './schema.ts';
import type { SqlRow, SqlValue } from './sql-store.ts';

export type Database = InstanceType<typeof DatabaseSync>;

/**
 * When this many pages are in the write-ahead log, the next commit checkpoints them, however long that takes: a quarter
 * of a gigabyte, should the thread that does so in time never get to the end.
 */
const CHECKPOINT_PAGES = 64_000;

/** A connection to the database in one file. */
export function openFile(file: string): Database {
  // The seeds of running matches are in there: other users of this machine must not read it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return database;
}

/** Runs statements; each is prepared once and kept. */
export class StatementRunner {
  readonly #database: Database;
  readonly #known = new Map<string, StatementSyncInstance>();

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
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #statement(text: string): StatementSyncInstance {
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

export function migrate(database: Database, runner: StatementRunner): void {
  runner.together(() => {
    database.exec('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const taken = Number(runner.rows('SELECT count(*) AS taken FROM migrations')[0]?.taken);
    if (taken > migrationSteps.length) throw new Error(newerSchemaMessage(taken));
    for (const [step, statements] of [...migrationSteps.entries()].slice(taken)) {
      for (const statement of statements) database.exec(statement);
      runner.changed('INSERT INTO migrations (step) VALUES ($1)', [step]);
    }
  });
}

export function newerSchemaMessage(taken: number): string {
  return `this database was made by a newer Caravanserai (its step ${taken}, ours ${migrationSteps.length}); start that one instead`;
}
