import type { Tie } from '../../protocol/acquaintances.ts';
import { WITH_ACCOUNT } from './sql-accounts.ts';
import type { SqlEngine } from './sql-engine.ts';
import type {
  DeviceSubscription,
  NewInvitation,
  StoredBlock,
  StoredInvitation,
  StoredTie,
  TieStore,
} from './tie-port.ts';

/** Ties in SQL: the same statements on every engine. */
export class SqlTies implements TieStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async invite({ person, match, sender, at }: NewInvitation, most: number): Promise<void> {
    await this.#engine.together([
      {
        text: `INSERT INTO invitations (person, match, sender, at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (person, match) DO UPDATE SET sender = excluded.sender, at = excluded.at`,
        values: [person, match, sender, at],
      },
      {
        text: `DELETE FROM invitations WHERE person = $1 AND match IN
          (SELECT match FROM invitations WHERE person = $1 ORDER BY at DESC LIMIT 1000 OFFSET ${most})`,
        values: [person],
      },
    ]);
  }

  async invitationsOf(person: string, most: number): Promise<readonly StoredInvitation[]> {
    const statement = `SELECT at, coalesce(accounts.name, people.name, '') AS name, lobby.match, summary, touched
      FROM invitations JOIN lobby ON lobby.match = invitations.match
      LEFT JOIN people ON people.id = invitations.sender ${WITH_ACCOUNT}
      WHERE invitations.person = $1 ORDER BY at DESC LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])).map(({ at, name, ...listing }) => ({
      at: at as number,
      name: name as string,
      listing: listing as unknown as StoredInvitation['listing'],
    }));
  }

  async isInvited(person: string, match: string): Promise<boolean> {
    const statement = 'SELECT at FROM invitations WHERE person = $1 AND match = $2';
    return (await this.#engine.query(statement, [person, match])).length > 0;
  }

  async dropInvitation(person: string, match: string): Promise<void> {
    await this.#engine.query('DELETE FROM invitations WHERE person = $1 AND match = $2', [person, match]);
  }

  async countInvited(match: string): Promise<number> {
    const statement = 'SELECT count(*) AS invited FROM invitations WHERE match = $1';
    return Number((await this.#engine.query(statement, [match]))[0]?.invited);
  }

  async subscriptionsOfPerson(person: string, most: number): Promise<readonly DeviceSubscription[]> {
    const statement = 'SELECT match, endpoint, person, subscription FROM watches WHERE person = $1 LIMIT $2';
    return (await this.#engine.query(statement, [person, most])) as unknown as DeviceSubscription[];
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

  async blockersOf(other: string, people: readonly string[]): Promise<readonly string[]> {
    if (people.length === 0) return [];
    const places = people.map((_, i) => `$${i + 2}`).join(', ');
    const statement = `SELECT person FROM ties WHERE other = $1 AND tie = 'block' AND person IN (${places})`;
    return (await this.#engine.query(statement, [other, ...people])).map(({ person }) => person as string);
  }

  async blocksAmong(people: readonly string[]): Promise<readonly StoredBlock[]> {
    if (people.length === 0) return [];
    const places = people.map((_, i) => `$${i + 1}`).join(', ');
    const statement = `SELECT person, other FROM ties
      WHERE person IN (${places}) AND tie = 'block' AND other IN (${places})`;
    return (await this.#engine.query(statement, people)) as unknown as StoredBlock[];
  }
}
