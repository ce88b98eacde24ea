import type { SqlEngine } from './sql-engine.ts';
import type { ListedStudy, StoredStudy, StudyRoom, StudyStore } from './study-port.ts';

/** Studies in SQL: the same statements on every engine. */
export class SqlStudies implements StudyStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  /** The room is looked at by the statement that fills it: PostgreSQL lets only what is saved in the same moment go beyond it. */
  async save({ id, person, name, game, body, touched }: StoredStudy, room: StudyRoom): Promise<boolean> {
    const statement = `INSERT INTO studies (id, person, name, game, body, touched)
      SELECT $1, $2, $3, $4, $5, CAST($6 AS double precision)
      WHERE (SELECT count(*) FROM studies WHERE person = $2 AND id <> $1) < $7
      AND (SELECT coalesce(sum(length(body)), 0) FROM studies WHERE person = $2 AND id <> $1) <= $8
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, body = excluded.body, touched = excluded.touched
      WHERE studies.person = excluded.person RETURNING id`;
    const values = [id, person, name, game, body, touched, room.studies, room.letters - body.length];
    return (await this.#engine.query(statement, values)).length > 0;
  }

  async studyWith(id: string): Promise<StoredStudy | undefined> {
    const statement = 'SELECT id, person, name, game, body, touched FROM studies WHERE id = $1';
    return (await this.#engine.query(statement, [id]))[0] as unknown as StoredStudy | undefined;
  }

  async ownerOf(id: string): Promise<Pick<StoredStudy, 'person' | 'touched'> | undefined> {
    const rows = await this.#engine.query('SELECT person, touched FROM studies WHERE id = $1', [id]);
    return rows[0] as unknown as Pick<StoredStudy, 'person' | 'touched'> | undefined;
  }

  async studiesOf(person: string, most: number): Promise<readonly ListedStudy[]> {
    const statement = `SELECT id, name, game, touched FROM studies
      WHERE person = $1 ORDER BY touched DESC LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])) as unknown as ListedStudy[];
  }

  async drop(person: string, id: string): Promise<boolean> {
    const statement = 'DELETE FROM studies WHERE id = $1 AND person = $2 RETURNING id';
    return (await this.#engine.query(statement, [id, person])).length > 0;
  }
}
