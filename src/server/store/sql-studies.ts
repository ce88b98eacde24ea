import type { SqlEngine } from './sql-engine.ts';
import type { ListedStudy, StoredStudy, StudyStore } from './study-port.ts';

/** Studies in SQL: the same statements on every engine. */
export class SqlStudies implements StudyStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async save({ id, person, name, game, body, touched }: StoredStudy): Promise<boolean> {
    const statement = `INSERT INTO studies (id, person, name, game, body, touched) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, body = excluded.body, touched = excluded.touched
      WHERE studies.person = excluded.person RETURNING id`;
    return (await this.#engine.query(statement, [id, person, name, game, body, touched])).length > 0;
  }

  async studyWith(id: string): Promise<StoredStudy | undefined> {
    const statement = 'SELECT id, person, name, game, body, touched FROM studies WHERE id = $1';
    return (await this.#engine.query(statement, [id]))[0] as unknown as StoredStudy | undefined;
  }

  async studiesOf(person: string, most: number): Promise<readonly ListedStudy[]> {
    const statement = `SELECT id, name, game, touched FROM studies
      WHERE person = $1 ORDER BY touched DESC LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])) as unknown as ListedStudy[];
  }

  async countOf(person: string): Promise<number> {
    const statement = 'SELECT count(*) AS studies FROM studies WHERE person = $1';
    return Number((await this.#engine.query(statement, [person]))[0]?.studies);
  }

  async drop(person: string, id: string): Promise<boolean> {
    const statement = 'DELETE FROM studies WHERE id = $1 AND person = $2 RETURNING id';
    return (await this.#engine.query(statement, [id, person])).length > 0;
  }
}
