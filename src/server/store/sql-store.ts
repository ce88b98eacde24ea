import { randomBytes } from 'node:crypto';
import { CommitBatcher } from './commit-batcher.ts';
import { deviceFrom, deviceInsert } from './device-rows.ts';
import { pastMatches } from './past-matches.ts';
import {
  type Commit,
  type KnownDevice,
  type Listing,
  type NewDevice,
  type NewMatch,
  type PastPlace,
  type Person,
  places,
  type Store,
  type StoredAttendance,
  type StoredChatLine,
  type StoredDevice,
  type StoredMatch,
  type StoredSubscription,
  type StoreSize,
} from './port.ts';
import { matchRemovals, OLD_LINES, personRemovals, QUIET_GUESTS, QUIET_MATCHES } from './removals.ts';
import { assertUsable, SCHEMA_QUERY } from './schema.ts';
import { findPerson, PERSON_COLUMNS, personFrom, WITH_ACCOUNT } from './sql-accounts.ts';
import type { SqlEngine, SqlStatement } from './sql-engine.ts';
import { SqlParts } from './sql-parts.ts';
import type { StoreFault } from './store-faults.ts';
import { type FailureObserver, StoreHealth } from './store-health.ts';

/** Called for every batch that was written: how many commits it had, and how long it took. */
export type CommitObserver = (commits: number, seconds: number) => void;

/** Who hears of what a store does. */
export interface StoreObservers {
  readonly observer?: CommitObserver | undefined;
  readonly failed?: FailureObserver | undefined;
}

/** Enough to need new pages of a file, so that little room is noticed as well as none. */
const CHECKED_BYTES = 64 * 1024;

/** A store in SQL: the same statements on every engine. */
export class SqlStore extends SqlParts implements Store {
  readonly #engine: SqlEngine;
  readonly #health: StoreHealth;
  readonly #commits: CommitBatcher<Commit>;

  constructor(plain: SqlEngine, { observer = () => undefined, failed }: StoreObservers = {}) {
    const health = new StoreHealth(failed);
    const engine = health.watching(plain);
    super(engine);
    this.#health = health;
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
      WHERE person = $1 AND ended IS NULL AND listed IN ($2, $3)`;
    return Number((await this.#engine.query(statement, [person, places.gathering, places.shut]))[0]?.tables);
  }

  async gatheringTablesFrom(origin: string): Promise<number> {
    const statement = `SELECT count(*) AS tables FROM origins JOIN lobby ON lobby.match = origins.match
      WHERE origin = $1 AND listed IN ($2, $3)`;
    return Number((await this.#engine.query(statement, [origin, places.gathering, places.shut]))[0]?.tables);
  }

  async matchesOf(person: string, most: number): Promise<readonly Listing[]> {
    // What is over stays as it is, and somebody may have much of it: of that, no more is read than is wanted.
    const part = (whether: string, order: string) => `(
      SELECT lobby.match, summary, touched FROM sitters JOIN lobby ON lobby.match = sitters.match
      WHERE person = $1 AND ended IS ${whether} ORDER BY ${order} DESC LIMIT $2)`;
    const statement = `SELECT match, summary, touched FROM ${part('NULL', 'touched')} AS unfinished
      UNION ALL SELECT match, summary, touched FROM ${part('NOT NULL', 'ended')} AS past
      ORDER BY touched DESC, match LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])) as unknown as Listing[];
  }

  pastMatchesOf(person: string, before: PastPlace, most: number) {
    return pastMatches(this.#engine, person, before, most);
  }

  async due(now: number, most: number, passed = 0): Promise<readonly string[]> {
    const statement = 'SELECT id FROM matches WHERE wake <= $1 AND held <= $1 ORDER BY wake, id LIMIT $2 OFFSET $3';
    return (await this.#engine.query(statement, [now, most, passed])).map(({ id }) => id as string);
  }

  async claim(match: string, now: number, until: number): Promise<boolean> {
    const statement = 'UPDATE matches SET held = $3 WHERE id = $1 AND wake <= $2 AND held <= $2 RETURNING id';
    return (await this.#engine.query(statement, [match, now, until])).length > 0;
  }

  async setLease(match: string, until: number): Promise<void> {
    await this.#engine.query('UPDATE matches SET held = $2 WHERE id = $1 AND held > 0', [match, until]);
  }

  async setAttendance({ match, process, people, watchers }: StoredAttendance): Promise<void> {
    if (people === '[]' && watchers === 0) {
      const leave = 'DELETE FROM attendance WHERE match = $1 AND process = $2';
      return void (await this.#engine.query(leave, [match, process]));
    }
    const statement = `INSERT INTO attendance (match, process, people, watchers) VALUES ($1, $2, $3, $4)
      ON CONFLICT (match, process) DO UPDATE SET people = excluded.people, watchers = excluded.watchers`;
    await this.#engine.query(statement, [match, process, people, watchers]);
  }

  async attendanceElsewhere(match: string, process: string, now: number): Promise<readonly StoredAttendance[]> {
    const statement = `SELECT match, process, people, watchers FROM attendance JOIN processes ON processes.id = process
      WHERE match = $1 AND process <> $2 AND until > $3 ORDER BY process`;
    return (await this.#engine.query(statement, [match, process, now])) as unknown as StoredAttendance[];
  }

  async setAlive(process: string, until: number): Promise<void> {
    const statement = `INSERT INTO processes (id, until) VALUES ($1, $2)
      ON CONFLICT (id) DO UPDATE SET until = excluded.until`;
    await this.#engine.query(statement, [process, until]);
  }

  async forgetDead(now: number): Promise<readonly string[]> {
    const left = 'DELETE FROM attendance WHERE process IN (SELECT id FROM processes WHERE until <= $1) RETURNING match';
    const rows = await this.#engine.query(left, [now]);
    await this.#engine.query('DELETE FROM processes WHERE until <= $1', [now]);
    return [...new Set(rows.map(({ match }) => match as string))];
  }

  async addPerson({ id, name }: Person, device: NewDevice): Promise<void> {
    await this.#engine.together([
      { text: 'INSERT INTO people (id, name) VALUES ($1, $2)', values: [id, name] },
      deviceInsert(id, device),
    ]);
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#engine.query('UPDATE people SET name = $2 WHERE id = $1', [person, name]);
  }

  async deviceWith(secret: string): Promise<KnownDevice | undefined> {
    const statement = `SELECT hash, secrets.since, secrets.seen, label, guarded, ${PERSON_COLUMNS} FROM secrets
      JOIN people ON people.id = secrets.person ${WITH_ACCOUNT} WHERE hash = $1`;
    const [row] = await this.#engine.query(statement, [secret]);
    return row && { ...deviceFrom(row), person: personFrom(row) };
  }

  async addDevice(person: string, device: NewDevice): Promise<void> {
    const { text, values } = deviceInsert(person, device);
    await this.#engine.query(text, values);
  }

  async devicesOf(person: string, most: number): Promise<readonly StoredDevice[]> {
    const statement = `SELECT hash, since, seen, label, guarded FROM secrets WHERE person = $1
      ORDER BY coalesce(seen, 0) DESC, hash LIMIT $2`;
    return (await this.#engine.query(statement, [person, most])).map(deviceFrom);
  }

  async setVisited(secret: string, at: number, label: string | undefined): Promise<void> {
    const statement = 'UPDATE secrets SET seen = $2, label = coalesce($3, label) WHERE hash = $1';
    await this.#engine.query(statement, [secret, at, label]);
  }

  async guardSecret(secret: string): Promise<void> {
    await this.#engine.query('UPDATE secrets SET guarded = 1 WHERE hash = $1', [secret]);
  }

  async dropSecret(secret: string): Promise<void> {
    await this.#engine.together([
      { text: 'DELETE FROM secrets WHERE hash = $1', values: [secret] },
      { text: 'DELETE FROM watches WHERE device = $1', values: [secret] },
    ]);
  }

  async expireDevices(before: number, now: number): Promise<void> {
    await this.#engine.query('DELETE FROM secrets WHERE seen < $1', [before]);
    await this.#engine.query('UPDATE secrets SET seen = $1 WHERE seen IS NULL', [now]);
  }

  async addTransfer(person: string, code: string, until: number): Promise<void> {
    await this.#engine.together([
      { text: 'DELETE FROM transfers WHERE person = $1', values: [person] },
      { text: 'INSERT INTO transfers (hash, person, until) VALUES ($1, $2, $3)', values: [code, person, until] },
    ]);
  }

  async dropTransfers(person: string): Promise<void> {
    await this.#engine.query('DELETE FROM transfers WHERE person = $1', [person]);
  }

  async redeem(code: string, now: number): Promise<Person | undefined> {
    const taken = 'DELETE FROM transfers WHERE hash = $1 RETURNING person, until';
    const [transfer] = await this.#engine.query(taken, [code]);
    if (!transfer || (transfer.until as number) < now) return undefined;
    return findPerson(this.#engine, transfer.person as string);
  }

  async say({ id, match, at, body, person }: StoredChatLine): Promise<boolean> {
    const statement = `INSERT INTO chat (id, match, at, body, person) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (id) DO NOTHING RETURNING id`;
    return (await this.#engine.query(statement, [id, match, at, body, person])).length > 0;
  }

  async chat(match: string, most: number): Promise<readonly StoredChatLine[]> {
    const statement =
      'SELECT id, match, at, body, person FROM chat WHERE match = $1 ORDER BY at DESC, id DESC LIMIT $2';
    const rows = (await this.#engine.query(statement, [match, most])).toReversed();
    return rows.map(row => ({ ...row, person: row.person ?? undefined }) as StoredChatLine);
  }

  async addSubscription({ match, endpoint, person, subscription, device }: StoredSubscription): Promise<void> {
    const statement = `INSERT INTO watches (match, endpoint, person, subscription, device) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (match, endpoint) DO UPDATE
      SET person = excluded.person, subscription = excluded.subscription, device = excluded.device`;
    await this.#engine.query(statement, [match, endpoint, person, subscription, device]);
  }

  async removeSubscription(match: string, person: string, endpoint: string): Promise<void> {
    const statement = 'DELETE FROM watches WHERE match = $1 AND person = $2 AND endpoint = $3';
    await this.#engine.query(statement, [match, person, endpoint]);
  }

  async removeEndpoint(endpoint: string): Promise<void> {
    await this.#engine.query('DELETE FROM watches WHERE endpoint = $1', [endpoint]);
  }

  async subscriptionsOf(match: string, person: string): Promise<readonly StoredSubscription[]> {
    const statement = `SELECT match, endpoint, person, subscription, device FROM watches
      WHERE match = $1 AND person = $2 ORDER BY endpoint`;
    const rows = await this.#engine.query(statement, [match, person]);
    return rows.map(row => ({ ...row, device: row.device ?? undefined }) as StoredSubscription);
  }

  async setSeen(person: string, now: number): Promise<void> {
    await this.#engine.query('UPDATE people SET seen = $2 WHERE id = $1', [person, now]);
  }

  async quietMatches(
    before: number,
    after: Pick<Listing, 'match' | 'touched'>,
    most: number,
  ): Promise<readonly Listing[]> {
    const rows = await this.#engine.query(QUIET_MATCHES, [before, after.touched, after.match, most]);
    return rows as unknown as Listing[];
  }

  async forgetMatch(match: string, touched: number): Promise<boolean> {
    return ((await this.#engine.together(matchRemovals(match, touched))).at(-1) ?? []).length > 0;
  }

  async forgetChat(before: number, most: number): Promise<number> {
    return (await this.#engine.query(OLD_LINES, [before, most])).length;
  }

  async forgetGuests(before: number, now: number, most: number): Promise<number> {
    // Those who came by way of a version that did not note it begin to count now.
    await this.#engine.query('UPDATE people SET seen = $1 WHERE seen IS NULL', [now]);
    const guests = await this.#engine.query(QUIET_GUESTS, [before, most]);
    for (const { id } of guests) await this.#engine.together(personRemovals(id as string, before));
    return guests.length;
  }

  async forgetCodes(now: number): Promise<void> {
    await this.#engine.query('DELETE FROM transfers WHERE until < $1', [now]);
    await this.#engine.query('DELETE FROM challenges WHERE until < $1', [now]);
    await this.#engine.query('DELETE FROM host_links WHERE until < $1', [now]);
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
    try {
      await this.#tryWriting();
      this.#health.recovered();
    } finally {
      this.#health.endCheck();
    }
    if (this.#health.fault !== undefined) throw new Error(`the store has failed before: ${this.#health.fault}`);
  }

  /** After a failure as much is written as a long move needs; else a write costs as little as can be. */
  async #tryWriting(): Promise<void> {
    const text = `INSERT INTO keepsakes (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    // Any text will do that an engine can't make shorter.
    const value = this.#health.fault === undefined ? '' : randomBytes(CHECKED_BYTES).toString('base64');
    await this.#engine.query(text, ['checked', value]);
    const [schema] = await this.#engine.query(SCHEMA_QUERY);
    assertUsable(schema);
  }

  size(): Promise<StoreSize> {
    return this.#engine.size();
  }

  get fault(): StoreFault | undefined {
    return this.#health.fault;
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
    ...(origin === undefined
      ? []
      : [{ text: 'INSERT INTO origins (match, origin) VALUES ($1, $2)', values: [id, origin] }]),
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, id] })),
    ...entries.map((body, seq) => ({
      text: 'INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)',
      values: [id, seq, body],
    })),
  ];
}
