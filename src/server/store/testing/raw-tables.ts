import pg from 'pg';
import { connect } from '../sqlite-driver.ts';
import { emptyDatabase } from './empty-database.ts';
import { freshFile } from './fresh-file.ts';

type Row = Readonly<Record<string, unknown>>;

/** A database as it lies there, past everything that usually stands before it. */
export interface RawTables {
  readonly database: { readonly file: string } | { readonly address: string };
  /** The columns of every table that there is. */
  columns(): Promise<Readonly<Record<string, readonly string[]>>>;
  query(text: string, values?: readonly (string | number)[]): Promise<readonly Row[]>;
  end(): Promise<void>;
}

export const rawEngines = { SQLite: rawSqlite, PostgreSQL: rawPostgres } as const;

async function rawSqlite(): Promise<RawTables> {
  const { file, remove } = freshFile();
  const query = async (text: string, values: readonly (string | number)[] = []) => {
    const database = connect(file);
    try {
      return database.prepare(text.replace(/\$(\d+)/g, '?$1')).all(...values) as Row[];
    } finally {
      database.close();
    }
  };
  const tables = `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`;
  return {
    database: { file },
    query,
    columns: async () => grouped(await query(tables)),
    end: async () => remove(),
  };
}

async function rawPostgres(): Promise<RawTables> {
  const address = await emptyDatabase();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const query = async (text: string, values: readonly (string | number)[] = []) =>
    (await client.query<Row>(text, [...values])).rows;
  const tables = `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public'`;
  return {
    database: { address },
    query,
    columns: async () => grouped(await query(tables)),
    end: () => client.end(),
  };
}

function grouped(rows: readonly Row[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { table, column } of rows) (found[table as string] ??= []).push(column as string);
  return found;
}

/** Every row of every table in which one of the words stands, in whichever column. */
export async function tracesOf(raw: RawTables, words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of Object.keys(await raw.columns()))
    for (const row of await raw.query(`SELECT * FROM ${table}`)) {
      const text = JSON.stringify(row);
      found.push(...words.filter(word => text.includes(word)).map(word => `${table}: ${word} in ${text}`));
    }
  return found;
}
