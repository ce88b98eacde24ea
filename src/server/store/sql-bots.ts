import type { BotStore, KnownBot, StoredBot } from './bot-port.ts';
import type { SqlEngine, SqlRow } from './sql-engine.ts';

const COLUMNS = 'id, owner, name, skeleton, games, token, since, here';

/** Bots of people in SQL: the same statements on every engine. */
export class SqlBots implements BotStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async add({ id, owner, name, skeleton, games, token, since }: StoredBot): Promise<boolean> {
    const statement = `INSERT INTO outside_bots (id, owner, name, skeleton, games, token, since)
      SELECT $1, $2, $3, $4, $5, $6, CAST($7 AS double precision)
      WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.skeleton = $4)
      ON CONFLICT DO NOTHING RETURNING id`;
    return (await this.#engine.query(statement, [id, owner, name, skeleton, games, token, since])).length > 0;
  }

  async botsOf(owner: string): Promise<readonly KnownBot[]> {
    const statement = `SELECT ${COLUMNS} FROM outside_bots WHERE owner = $1 ORDER BY since, id`;
    return (await this.#engine.query(statement, [owner])).map(botFrom);
  }

  async botWith(token: string): Promise<KnownBot | undefined> {
    const [row] = await this.#engine.query(`SELECT ${COLUMNS} FROM outside_bots WHERE token = $1`, [token]);
    return row && botFrom(row);
  }

  async botNamed(skeleton: string): Promise<KnownBot | undefined> {
    const [row] = await this.#engine.query(`SELECT ${COLUMNS} FROM outside_bots WHERE skeleton = $1`, [skeleton]);
    return row && botFrom(row);
  }

  async drop(owner: string, id: string): Promise<boolean> {
    const statement = 'DELETE FROM outside_bots WHERE id = $2 AND owner = $1 RETURNING id';
    return (await this.#engine.query(statement, [owner, id])).length > 0;
  }

  async setHere(id: string, until: number): Promise<void> {
    await this.#engine.query('UPDATE outside_bots SET here = $2 WHERE id = $1', [id, until]);
  }

  async botsHere(now: number, most: number): Promise<readonly KnownBot[]> {
    const statement = `SELECT ${COLUMNS} FROM outside_bots WHERE here > $1 ORDER BY here DESC LIMIT $2`;
    return (await this.#engine.query(statement, [now, most])).map(botFrom);
  }

  async countMatches(id: string): Promise<number> {
    const statement = 'SELECT count(*) AS matches FROM sitters WHERE person = $1 AND ended IS NULL';
    return Number((await this.#engine.query(statement, [id]))[0]?.matches);
  }
}

function botFrom(row: SqlRow): KnownBot {
  const { here, ...bot } = row as unknown as KnownBot;
  return { ...bot, ...(typeof here === 'number' && { here }) };
}
