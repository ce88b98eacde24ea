import type {
  AccountStore,
  KnownPasskey,
  PasskeyUse,
  Person,
  StoredAccount,
  StoredChallenge,
  StoredPasskey,
} from './account-port.ts';
import type { SqlEngine, SqlRow } from './sql-engine.ts';

/** A name for good comes before the one a person had as a guest. */
export const PERSON_COLUMNS = 'people.id, coalesce(accounts.name, people.name) AS name, accounts.person AS account';
export const WITH_ACCOUNT = 'LEFT JOIN accounts ON accounts.person = people.id';

const FIND_PERSON = `SELECT ${PERSON_COLUMNS} FROM people ${WITH_ACCOUNT} WHERE people.id = $1`;

const PASSKEY_COLUMNS =
  'passkeys.id AS key, passkeys.person, public_key, counter, transports, domain, label, passkeys.since, passkeys.seen';

export function personFrom({ id, name, account }: SqlRow): Person {
  return { id: id as string, name: name as string, ...(typeof account === 'string' && { account: true }) };
}

export async function findPerson(engine: SqlEngine, person: string): Promise<Person | undefined> {
  const [row] = await engine.query(FIND_PERSON, [person]);
  return row && personFrom(row);
}

/** Accounts in SQL: the same statements on every engine. */
export class SqlAccounts implements AccountStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async claim({ person, name, skeleton, since }: StoredAccount): Promise<boolean> {
    const statement = `INSERT INTO accounts (person, name, skeleton, since) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING RETURNING person`;
    return (await this.#engine.query(statement, [person, name, skeleton, since])).length > 0;
  }

  async accountOf(person: string): Promise<StoredAccount | undefined> {
    const statement = 'SELECT person, name, skeleton, since FROM accounts WHERE person = $1';
    const [row] = await this.#engine.query(statement, [person]);
    return row as unknown as StoredAccount | undefined;
  }

  async holderOf(skeleton: string): Promise<string | undefined> {
    const [row] = await this.#engine.query('SELECT person FROM accounts WHERE skeleton = $1', [skeleton]);
    return row?.person as string | undefined;
  }

  async addPasskey(passkey: StoredPasskey): Promise<boolean> {
    const { id, person, publicKey, counter, transports, domain, label, since, seen } = passkey;
    const statement = `INSERT INTO passkeys
      (id, person, public_key, counter, transports, domain, label, since, seen)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id`;
    const values = [id, person, publicKey, counter, transports, domain, label, since, seen];
    return (await this.#engine.query(statement, values)).length > 0;
  }

  async passkeysOf(person: string): Promise<readonly StoredPasskey[]> {
    const statement = `SELECT ${PASSKEY_COLUMNS} FROM passkeys WHERE person = $1 ORDER BY since, id`;
    return (await this.#engine.query(statement, [person])).map(row => ({ ...passkeyFrom(row), person }));
  }

  async passkeyWith(id: string): Promise<KnownPasskey | undefined> {
    const statement = `SELECT ${PASSKEY_COLUMNS}, ${PERSON_COLUMNS} FROM passkeys
      JOIN people ON people.id = passkeys.person ${WITH_ACCOUNT} WHERE passkeys.id = $1`;
    const [row] = await this.#engine.query(statement, [id]);
    return row && { ...passkeyFrom(row), person: personFrom(row) };
  }

  async setPasskeyUsed(id: string, { counter, from, at }: PasskeyUse): Promise<boolean> {
    const statement = 'UPDATE passkeys SET counter = $2, seen = $4 WHERE id = $1 AND counter = $3 RETURNING id';
    return (await this.#engine.query(statement, [id, counter, from, at])).length > 0;
  }

  async dropPasskey(person: string, id: string): Promise<boolean> {
    const statement = 'DELETE FROM passkeys WHERE id = $2 AND person = $1 RETURNING id';
    return (await this.#engine.query(statement, [person, id])).length > 0;
  }

  async setRecoveryCodes(person: string, codes: readonly string[]): Promise<void> {
    await this.#engine.together([
      { text: 'DELETE FROM recovery_codes WHERE person = $1', values: [person] },
      ...codes.map(code => ({
        text: 'INSERT INTO recovery_codes (hash, person) VALUES ($1, $2)',
        values: [code, person],
      })),
    ]);
  }

  async countRecoveryCodes(person: string): Promise<number> {
    const statement = 'SELECT count(*) AS codes FROM recovery_codes WHERE person = $1';
    return Number((await this.#engine.query(statement, [person]))[0]?.codes);
  }

  async redeemRecoveryCode(code: string): Promise<Person | undefined> {
    const [taken] = await this.#engine.query('DELETE FROM recovery_codes WHERE hash = $1 RETURNING person', [code]);
    return taken && findPerson(this.#engine, taken.person as string);
  }

  async publish(person: string, address: string, now: number): Promise<string> {
    const statement = `INSERT INTO profiles (person, address, since) VALUES ($1, $2, $3)
      ON CONFLICT (person) DO UPDATE SET since = profiles.since RETURNING address`;
    const [row] = await this.#engine.query(statement, [person, address, now]);
    return row!.address as string;
  }

  async withdraw(person: string): Promise<void> {
    await this.#engine.query('DELETE FROM profiles WHERE person = $1', [person]);
  }

  async profileOf(person: string): Promise<string | undefined> {
    const [row] = await this.#engine.query('SELECT address FROM profiles WHERE person = $1', [person]);
    return row?.address as string | undefined;
  }

  async personAt(address: string): Promise<Person | undefined> {
    const statement = `SELECT accounts.person AS id, accounts.name, accounts.person AS account FROM profiles
      JOIN accounts ON accounts.person = profiles.person WHERE address = $1`;
    const [row] = await this.#engine.query(statement, [address]);
    return row && personFrom(row);
  }

  async addChallenge({ hash, person = '', until }: StoredChallenge): Promise<void> {
    const statement = 'INSERT INTO challenges (hash, person, until) VALUES ($1, $2, $3)';
    await this.#engine.query(statement, [hash, person, until]);
  }

  async takeChallenge({ hash, person = '' }: Omit<StoredChallenge, 'until'>, now: number): Promise<boolean> {
    const statement = 'DELETE FROM challenges WHERE hash = $1 AND person = $2 AND until >= $3 RETURNING hash';
    return (await this.#engine.query(statement, [hash, person, now])).length > 0;
  }
}

function passkeyFrom(row: SqlRow): Omit<StoredPasskey, 'person'> {
  return {
    id: row.key as string,
    publicKey: row.public_key as string,
    counter: row.counter as number,
    transports: row.transports as string,
    domain: row.domain as string,
    label: (row.label ?? undefined) as string | undefined,
    since: row.since as number,
    seen: (row.seen ?? undefined) as number | undefined,
  };
}
