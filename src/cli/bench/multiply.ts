import pg from 'pg';
import { connect } from '../../server/store/sqlite-driver.ts';

/** A connection to either store: statements, and the columns of a table. */
export interface Stored {
  run(statement: string): Promise<void>;
  columns(table: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function storedInFile(file: string): Stored {
  const database = connect(file);
  // Should the machine fail meanwhile, it is done once more.
  database.exec('PRAGMA synchronous = OFF');
  return {
    run: async statement => database.exec(statement),
    columns: async table =>
      (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name),
    async close() {
      database.exec('ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

export async function storedAt(address: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('SET synchronous_commit = off');
  const columns = 'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1';
  return {
    run: async statement => void (await client.query(statement)),
    columns: async table => (await client.query<{ name: string }>(columns, [table])).rows.map(({ name }) => name),
    async close() {
      await client.query('ANALYZE');
      await client.end();
    },
  };
}

/** All that a match is made of, with the column that names it. */
const tables = { matches: 'id', documents: 'match', entries: 'match', lobby: 'match', sitters: 'match' } as const;

/** So many copies of each match keep their people: somebody has about as many matches as one who plays a lot. */
const SHARED = 10;
/** Copies that are made at once. */
const STEP = 100;

/** Copies every match so often, under names of their own. */
export async function multiply(stored: Stored, copies: number, report: (copied: number) => void): Promise<void> {
  for (const table of Object.keys(tables))
    await stored.run(`CREATE TEMP TABLE seed_${table} AS SELECT * FROM ${table}`);
  for (let from = 1; from <= copies; from += STEP) {
    const to = Math.min(copies, from + STEP - 1);
    await stored.run('BEGIN');
    for (const [table, key] of Object.entries(tables))
      await stored.run(await copying(stored, { table, key, from, to }));
    await stored.run('COMMIT');
    report(to);
  }
}

interface Copying {
  readonly table: string;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** One statement that both engines understand. */
async function copying(stored: Stored, { table, key, from, to }: Copying): Promise<string> {
  const columns = await stored.columns(table);
  const values = columns.map(column => {
    if (column === key) return nameOfCopy(key);
    return column === 'person' ? `CASE WHEN n.i <= ${SHARED} THEN person ELSE person || '-' || n.i END` : `s.${column}`;
  });
  return `INSERT INTO ${table} (${columns.join(', ')})
    WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
    SELECT ${values.join(', ')} FROM seed_${table} s CROSS JOIN n`;
}

/** Letters of a match's name that its copies keep: with a number they must not become too long. */
const KEPT = 16;

function nameOfCopy(key: string): string {
  return `substr(s.${key}, 1, ${KEPT}) || 'z' || n.i`;
}

/** The name of a copy of a match; the match itself is number 0. */
export function copyName(match: string, copy: number): string {
  return copy === 0 ? match : `${match.slice(0, KEPT)}z${copy}`;
}
