import type { Tie } from '../../protocol/acquaintances.ts';
import { WITH_ACCOUNT } from './sql-accounts.ts';
import type { SqlEngine } from './sql-engine.ts';
import type { StoredTie, TieStore } from './tie-port.ts';

/** Ties in SQL: the same statements on every engine. */
export class SqlTies implements TieStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async setTie(person: string, other: string, tie: Tie | undefined, now: number): Promise<void> {
    if (tie === undefined)
      return void (await this.#engine.query('DELETE FROM ties WHERE person = $1 AND other = $2', [person, other]));
    const statement = `INSERT INTO ties (person, other, tie, since) VALUES ($1, $2, $3, $4)
      ON CONFLICT (person, other) DO UPDATE SET tie = excluded.tie, since = excluded.since`;
    await this.#engine.query(statement, [person, other, tie, now]);
  }

  async tiesOf(person: string, most: number): Promise<readonly StoredTie[]> {
    const statement = `SELECT other, tie, coalesce(accounts.name, people.name, '') AS name FROM ties
      LEFT JOIN people ON people.id = ties.other ${WITH_ACCOUNT}
      WHERE ties.person = $1 ORDER BY ties.since DESC, other LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])) as unknown as StoredTie[];
  }

  async tieBetween(person: string, other: string): Promise<Tie | undefined> {
    const statement = 'SELECT tie FROM ties WHERE person = $1 AND other = $2';
    return (await this.#engine.query(statement, [person, other]))[0]?.tie as Tie | undefined;
  }
}
