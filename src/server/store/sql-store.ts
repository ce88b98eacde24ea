import { type BatcherSettings, CommitBatcher } from './commit-batcher.ts';
import {
  type Commit,
  type Listing,
  type NewMatch,
  type Person,
  places,
  type Store,
  type StoredChatLine,
  type StoredMatch,
  type StoredSubscription,
} from './port.ts';

export type SqlValue = string | number | undefined;
export type SqlRow = Readonly<Record<string, unknown>>;

/** One database engine: what differs between them. Statements are written with $1, $2 … for their values. */
export interface SqlEngine {
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Carries the statements out wholly or not at all. */
  together(statements: readonly SqlStatement[]): Promise<readonly (readonly SqlRow[])[]>;
  /** Writes a batch of commits in one transaction. The result says for each whether it won. */
  commitAll(commits: readonly Commit[]): Promise<readonly boolean[]>;
  readonly batches: Pick<BatcherSettings<Commit>, 'most' | 'inFlight'>;
  /** Ends the SELECT of rows that only one process is to claim. */
  readonly skipTaken: string;
  close(): Promise<void>;
}

export interface SqlStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Called for every batch that was written: how many commits it had, and how long it took. */
export type CommitObserver = (commits: number, seconds: number) => void;

/** A store in SQL: the same statements on every engine. */
export class SqlStore implements Store {
  readonly #engine: SqlEngine;
  readonly #commits: CommitBatcher<Commit>;

  constructor(engine: SqlEngine, observer: CommitObserver = () => undefined) {
    this.#engine = engine;
    this.#commits = new CommitBatcher({
      ...engine.batches,
      key: ({ match }) => match,
      write: async commits => {
        const start = performance.now();
        const done = await engine.commitAll(commits);
        observer(commits.length, (performance.now() - start) / 1000);
        return done;
      },
    });
  }

  /** How many commits wait to be written. */
  get waiting(): number {
    return this.#commits.waiting;
  }

  async create(match: NewMatch): Promise<boolean> {
    try {
      await this.#engine.together(insertsFor(match));
      return true;
    } catch (error) {
      if ((await this.load(match.id)) !== undefined) return false;
      throw error;
    }
  }

  async load(match: string): Promise<StoredMatch | undefined> {
    const statement = `SELECT id, revision, length, body AS document, clock FROM matches
      JOIN documents ON documents.match = matches.id WHERE id = $1`;
    const [row] = await this.#engine.query(statement, [match]);
    return row && ({ ...row, clock: row.clock ?? undefined } as unknown as StoredMatch);
  }

  async entries(match: string, from = 0): Promise<readonly string[]> {
    const statement = 'SELECT body FROM entries WHERE match = $1 AND seq >= $2 ORDER BY seq';
    return (await this.#engine.query(statement, [match, from])).map(({ body }) => body as string);
  }

  commit(commit: Commit): Promise<boolean> {
    return this.#commits.add(commit);
  }

  async lobby(most: number): Promise<readonly Listing[]> {
    const statement =
      'SELECT match, summary, touched FROM lobby WHERE listed > 0 ORDER BY listed DESC, touched DESC, match LIMIT $1';
    return (await this.#engine.query(statement, [most])) as unknown as Listing[];
  }

  async gatheringTablesOf(person: string): Promise<number> {
    const statement = `SELECT count(*) AS tables FROM sitters JOIN lobby ON lobby.match = sitters.match
      WHERE person = $1 AND listed = $2`;
    return Number((await this.#engine.query(statement, [person, places.gathering]))[0]?.tables);
  }

  async gatheringTablesFrom(origin: string): Promise<number> {
    const statement = `SELECT count(*) AS tables FROM origins JOIN lobby ON lobby.match = origins.match
      WHERE origin = $1 AND listed = $2`;
    return Number((await this.#engine.query(statement, [origin, places.gathering]))[0]?.tables);
  }

  async matchesOf(person: string, most: number): Promise<readonly Listing[]> {
    const statement = `SELECT lobby.match, summary, touched FROM sitters JOIN lobby ON lobby.match = sitters.match
      WHERE person = $1 ORDER BY touched DESC, lobby.match LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])) as unknown as Listing[];
  }

  async claim(now: number, until: number, most: number): Promise<readonly string[]> {
    const statement = `UPDATE matches SET held = $2 WHERE id IN (
      SELECT id FROM matches WHERE wake <= $1 AND held <= $1 ORDER BY wake LIMIT $3 ${this.#engine.skipTaken})
      RETURNING id`;
    return (await this.#engine.query(statement, [now, until, most])).map(({ id }) => id as string);
  }

  async setLease(match: string, until: number): Promise<void> {
    await this.#engine.query('UPDATE matches SET held = $2 WHERE id = $1 AND held > 0', [match, until]);
  }

  async addPerson({ id, name }: Person, secret: string): Promise<void> {
    await this.#engine.together([
      { text: 'INSERT INTO people (id, name) VALUES ($1, $2)', values: [id, name] },
      { text: 'INSERT INTO secrets (hash, person) VALUES ($1, $2)', values: [secret, id] },
    ]);
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#engine.query('UPDATE people SET name = $2 WHERE id = $1', [person, name]);
  }

  async personWith(secret: string): Promise<Person | undefined> {
    const statement = 'SELECT id, name FROM people WHERE id = (SELECT person FROM secrets WHERE hash = $1)';
    const [row] = await this.#engine.query(statement, [secret]);
    return row as unknown as Person | undefined;
  }

  async addSecret(person: string, secret: string): Promise<void> {
    await this.#engine.query('INSERT INTO secrets (hash, person) VALUES ($1, $2)', [secret, person]);
  }

  async dropSecret(secret: string): Promise<void> {
    await this.#engine.query('DELETE FROM secrets WHERE hash = $1', [secret]);
  }

  async addTransfer(person: string, code: string, until: number): Promise<void> {
    await this.#engine.together([
      { text: 'DELETE FROM transfers WHERE person = $1', values: [person] },
      { text: 'INSERT INTO transfers (hash, person, until) VALUES ($1, $2, $3)', values: [code, person, until] },
    ]);
  }

  async redeem(code: string, now: number): Promise<Person | undefined> {
    const taken = 'DELETE FROM transfers WHERE hash = $1 RETURNING person, until';
    const [transfer] = await this.#engine.query(taken, [code]);
    if (!transfer || (transfer.until as number) < now) return undefined;
    const [row] = await this.#engine.query('SELECT id, name FROM people WHERE id = $1', [transfer.person as string]);
    return row as unknown as Person | undefined;
  }

  async say({ id, match, at, body }: StoredChatLine): Promise<void> {
    const statement = 'INSERT INTO chat (id, match, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING';
    await this.#engine.query(statement, [id, match, at, body]);
  }

  async chat(match: string, most: number): Promise<readonly StoredChatLine[]> {
    const statement = 'SELECT id, match, at, body FROM chat WHERE match = $1 ORDER BY at DESC, id DESC LIMIT $2';
    return (await this.#engine.query(statement, [match, most])).toReversed() as unknown as StoredChatLine[];
  }

  async addSubscription({ match, endpoint, person, subscription }: StoredSubscription): Promise<void> {
    const statement = `INSERT INTO watches (match, endpoint, person, subscription) VALUES ($1, $2, $3, $4)
      ON CONFLICT (match, endpoint) DO UPDATE SET person = excluded.person, subscription = excluded.subscription`;
    await this.#engine.query(statement, [match, endpoint, person, subscription]);
  }

  async removeSubscription(match: string, person: string, endpoint: string): Promise<void> {
    const statement = 'DELETE FROM watches WHERE match = $1 AND person = $2 AND endpoint = $3';
    await this.#engine.query(statement, [match, person, endpoint]);
  }

  async removeEndpoint(endpoint: string): Promise<void> {
    await this.#engine.query('DELETE FROM watches WHERE endpoint = $1', [endpoint]);
  }

  async subscriptionsOf(match: string, person: string): Promise<readonly StoredSubscription[]> {
    const statement = `SELECT match, endpoint, person, subscription FROM watches
      WHERE match = $1 AND person = $2 ORDER BY endpoint`;
    return (await this.#engine.query(statement, [match, person])) as unknown as StoredSubscription[];
  }

  async getOrInsert(name: string, value: string): Promise<string> {
    await this.#engine.query('INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      value,
    ]);
    const [row] = await this.#engine.query('SELECT value FROM keepsakes WHERE name = $1', [name]);
    return row?.value as string;
  }

  async ping(): Promise<void> {
    await this.#engine.query('SELECT 1');
  }

  async close(): Promise<void> {
    await this.#commits.settled();
    await this.#engine.close();
  }
}

function insertsFor({ id, document, listing, people, entries, dueAt: wake, origin, now }: NewMatch): SqlStatement[] {
  return [
    {
      text: 'INSERT INTO matches (id, revision, length, wake) VALUES ($1, 0, $2, $3)',
      values: [id, entries.length, wake],
    },
    { text: 'INSERT INTO documents (match, body) VALUES ($1, $2)', values: [id, document] },
    {
      text: 'INSERT INTO lobby (match, listed, summary, touched) VALUES ($1, $2, $3, $4)',
      values: [id, listing.place, listing.summary, now],
    },
    ...(origin === undefined ? [] : originInserts(id, origin)),
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, id] })),
    ...entries.map((body, seq) => ({
      text: 'INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)',
      values: [id, seq, body],
    })),
  ];
}

/** Where a table was opened is forgotten, with the next table at the latest, when nobody gathers there any more. */
function originInserts(match: string, origin: string): SqlStatement[] {
  return [
    {
      text: 'DELETE FROM origins WHERE match NOT IN (SELECT match FROM lobby WHERE listed = $1)',
      values: [places.gathering],
    },
    { text: 'INSERT INTO origins (match, origin) VALUES ($1, $2)', values: [match, origin] },
  ];
}
