import type { EnteredMail, MailStore, StoredMail } from './mail-port.ts';
import type { SqlEngine, SqlRow } from './sql-engine.ts';

const FIND = `SELECT mails.person, coalesce(accounts.name, people.name, '') AS name, address, language, confirmed, wants
  FROM mails LEFT JOIN people ON people.id = mails.person LEFT JOIN accounts ON accounts.person = mails.person`;

/** Addresses for mail in SQL: the same statements on every engine. */
export class SqlMail implements MailStore {
  readonly #engine: Pick<SqlEngine, 'query'>;

  constructor(engine: Pick<SqlEngine, 'query'>) {
    this.#engine = engine;
  }

  async enter({ person, address, language, wants, code, until }: EnteredMail): Promise<void> {
    const statement = `INSERT INTO mails (person, address, language, wants, confirmed, code, until)
      VALUES ($1, $2, $3, $4, 0, $5, $6)
      ON CONFLICT (person) DO UPDATE SET address = excluded.address, language = excluded.language,
        wants = excluded.wants, confirmed = 0, code = excluded.code, until = excluded.until`;
    await this.#engine.query(statement, [person, address, language, wants, code, until]);
  }

  async confirm(person: string, code: string, now: number): Promise<boolean> {
    const statement = `UPDATE mails SET confirmed = 1, code = NULL
      WHERE person = $1 AND code = $2 AND until >= $3 RETURNING person`;
    return (await this.#engine.query(statement, [person, code, now])).length > 0;
  }

  async mailOf(person: string): Promise<StoredMail | undefined> {
    const [row] = await this.#engine.query(`${FIND} WHERE mails.person = $1`, [person]);
    return row && mailFrom(row);
  }

  async setWants(person: string, wants: string): Promise<void> {
    await this.#engine.query('UPDATE mails SET wants = $2 WHERE person = $1', [person, wants]);
  }

  async drop(person: string): Promise<void> {
    await this.#engine.query('DELETE FROM mails WHERE person = $1', [person]);
  }

  async confirmedAt(address: string, most: number): Promise<readonly StoredMail[]> {
    const statement = `${FIND} WHERE address = $1 AND confirmed = 1 ORDER BY mails.person LIMIT $2`;
    return (await this.#engine.query(statement, [address, most])).map(mailFrom);
  }

  async claimSending(person: string, now: number, before: number): Promise<boolean> {
    const statement = `UPDATE mails SET sent = $2
      WHERE person = $1 AND confirmed = 1 AND (sent IS NULL OR sent <= $3) RETURNING person`;
    return (await this.#engine.query(statement, [person, now, before])).length > 0;
  }
}

function mailFrom({ person, name, address, language, confirmed, wants }: SqlRow): StoredMail {
  return {
    person: person as string,
    name: name as string,
    address: address as string,
    language: language as string,
    isConfirmed: confirmed === 1,
    wants: wants as string,
  };
}
