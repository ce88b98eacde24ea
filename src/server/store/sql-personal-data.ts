import { randomBytes } from 'node:crypto';
import { type OwnedTable, ownedTables, peopleColumns, type TableName } from './inventory.ts';
import type { PersonalRow, PersonalStore, UnsignedLine } from './personal-port.ts';
import type { SqlEngine, SqlStatement } from './sql-engine.ts';

/** What is known about one person, in SQL: the same statements on every engine, made from the inventory. */
export class SqlPersonalData implements PersonalStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async countRows(person: string): Promise<Partial<Record<TableName, number>>> {
    const counts: Partial<Record<TableName, number>> = {};
    for (const { table, owner } of ownedTables) {
      const [row] = await this.#engine.query(`SELECT count(*) AS rows FROM ${table} WHERE ${owner} = $1`, [person]);
      const rows = Number(row?.rows);
      if (rows > 0) counts[table] = rows;
    }
    return counts;
  }

  async rowsOf(person: string): Promise<Partial<Record<TableName, readonly PersonalRow[]>>> {
    const found: Partial<Record<TableName, readonly PersonalRow[]>> = {};
    for (const owned of ownedTables) {
      const rows = await this.#engine.query(
        `SELECT ${toldColumns(owned).join(', ')} FROM ${owned.table} WHERE ${owned.owner} = $1`,
        [person],
      );
      if (rows.length > 0) found[owned.table] = rows;
    }
    return found;
  }

  async matchesFrom(person: string, after: string, most: number): Promise<readonly string[]> {
    const statement = 'SELECT match FROM sitters WHERE person = $1 AND match > $2 ORDER BY match LIMIT $3';
    return (await this.#engine.query(statement, [person, after, most])).map(({ match }) => match as string);
  }

  async unsignedLines(match: string): Promise<readonly UnsignedLine[]> {
    const statement = 'SELECT id, body FROM chat WHERE match = $1 AND person IS NULL';
    return (await this.#engine.query(statement, [match])) as unknown as UnsignedLine[];
  }

  async dropLine(line: string): Promise<void> {
    await this.#engine.query('DELETE FROM chat WHERE id = $1', [line]);
  }

  async dropOrigin(match: string): Promise<void> {
    await this.#engine.query('DELETE FROM origins WHERE match = $1', [match]);
  }

  async erase(person: string): Promise<void> {
    // One number for all that stays: whoever computes from it again finds one unknown person, not many.
    const somebody = randomBytes(12).toString('hex');
    const statements = ownedTables.flatMap(owned =>
      peopleColumns(owned).map(column => erasureOf(owned, column, person, somebody)),
    );
    await this.#engine.together(statements);
  }
}

function erasureOf(
  { table, shared, about, said }: OwnedTable,
  column: string,
  person: string,
  somebody: string,
): SqlStatement {
  if (!shared) return { text: `DELETE FROM ${table} WHERE ${column} = $1`, values: [person] };
  const set = `UPDATE ${table} SET ${column} = $2`;
  if (column !== about || !said) return { text: `${set} WHERE ${column} = $1`, values: [person, somebody] };
  return { text: `${set}, ${said.column} = $3 WHERE ${column} = $1`, values: [person, somebody, said.emptied] };
}

function toldColumns({ columns, secret = [] }: OwnedTable): readonly string[] {
  return columns.filter(column => !secret.includes(column));
}
