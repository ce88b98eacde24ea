import type { DayResult, DayStore, DayTry, ListedTry } from './day-port.ts';
import { WITH_ACCOUNT } from './sql-accounts.ts';
import type { SqlEngine } from './sql-engine.ts';

/** Deserts of the day in SQL: the same statements on every engine. */
export class SqlDays implements DayStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async enter({ day, game, person, place, behind, score, at }: DayTry): Promise<boolean> {
    const statement = `INSERT INTO day_tries (day, game, person, place, behind, score, at)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day, game, person) DO NOTHING RETURNING person`;
    return (await this.#engine.query(statement, [day, game, person, place, behind, score, at])).length > 0;
  }

  async withdraw(day: string, game: string, person: string): Promise<void> {
    const statement = 'DELETE FROM day_tries WHERE day = $1 AND game = $2 AND person = $3';
    await this.#engine.query(statement, [day, game, person]);
  }

  async bestOf(day: string, game: string, most: number): Promise<readonly ListedTry[]> {
    const statement = `SELECT place, behind, score, day_tries.person AS person,
        coalesce(accounts.name, people.name, '') AS name
      FROM day_tries LEFT JOIN people ON people.id = day_tries.person ${WITH_ACCOUNT}
      WHERE day = $1 AND game = $2 ORDER BY place, behind, at LIMIT $3`;
    return (await this.#engine.query(statement, [day, game, most])) as unknown as ListedTry[];
  }

  async countOf(day: string, game: string): Promise<number> {
    const statement = 'SELECT count(*) AS tries FROM day_tries WHERE day = $1 AND game = $2';
    return Number((await this.#engine.query(statement, [day, game]))[0]?.tries);
  }

  async resultOf(day: string, game: string, person: string): Promise<DayResult | undefined> {
    const statement = 'SELECT place, behind, score FROM day_tries WHERE day = $1 AND game = $2 AND person = $3';
    return (await this.#engine.query(statement, [day, game, person]))[0] as unknown as DayResult | undefined;
  }

  async countBetter(day: string, game: string, { place, behind }: DayResult): Promise<number> {
    const statement = `SELECT count(*) AS better FROM day_tries
      WHERE day = $1 AND game = $2 AND (place, behind) < ($3, $4)`;
    return Number((await this.#engine.query(statement, [day, game, place, behind]))[0]?.better);
  }

  async forgetDay(before: string): Promise<number> {
    const statement = `DELETE FROM day_tries WHERE day = (SELECT min(day) FROM day_tries WHERE day < $1)
      RETURNING person`;
    return (await this.#engine.query(statement, [before])).length;
  }
}
