import {
  type EventCommit,
  type EventGuest,
  type EventListing,
  type EventListPlace,
  type EventPlace,
  type EventStore,
  eventPlaces,
  type NewEvent,
  type NumberedPerson,
  type StoredEvent,
} from './event-port.ts';
import { WITH_ACCOUNT } from './sql-accounts.ts';
import type { SqlEngine, SqlStatement } from './sql-engine.ts';

/** Events in SQL: the same statements on every engine. */
export class SqlEvents implements EventStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async create(event: NewEvent): Promise<boolean> {
    const { id, owner, place, moment, summary, dueAt, entries, people } = event;
    const text = `INSERT INTO events (id, owner, revision, length, place, moment, summary, wake)
      VALUES ($1, $2, 0, $3, $4, $5, $6, $7)`;
    const insert = { text, values: [id, owner, entries.length, place, moment, summary, dueAt] };
    try {
      await this.#engine.together([insert, ...entryInserts(id, 0, entries), ...peopleInserts(id, people)]);
      return true;
    } catch (error) {
      if ((await this.load(id)) !== undefined) return false;
      throw error;
    }
  }

  async load(event: string): Promise<StoredEvent | undefined> {
    const [row] = await this.#engine.query('SELECT revision, length, owner FROM events WHERE id = $1', [event]);
    return row as unknown as StoredEvent | undefined;
  }

  async entries(event: string, from: number): Promise<readonly string[]> {
    const statement = 'SELECT body FROM event_entries WHERE event = $1 AND seq >= $2 ORDER BY seq';
    return (await this.#engine.query(statement, [event, from])).map(({ body }) => body as string);
  }

  async guests(event: string, numbers?: readonly number[]): Promise<readonly EventGuest[]> {
    if (numbers?.length === 0) return [];
    const places = numbers?.map((_, i) => `$${i + 2}`).join(', ');
    const some = places === undefined ? '' : `AND number IN (${places})`;
    const statement = `SELECT number, event_people.person, coalesce(accounts.name, people.name) AS name,
      accounts.person AS account FROM event_people
      LEFT JOIN people ON people.id = event_people.person ${WITH_ACCOUNT}
      WHERE event = $1 ${some} ORDER BY number`;
    return (await this.#engine.query(statement, [event, ...(numbers ?? [])])).map(
      ({ number, person, name, account }) => ({
        number: number as number,
        person: person as string,
        ...(typeof name === 'string' && { name }),
        ...(typeof account === 'string' && { account: true as const }),
      }),
    );
  }

  async commit(commit: EventCommit): Promise<boolean> {
    const { event, revision, length, entries, people, place, moment, summary, dueAt } = commit;
    // The number of an entry is given once: whoever is second with it changes nothing at all.
    const text = `UPDATE events SET revision = revision + 1, length = $3, place = $4, moment = $5, summary = $6, wake = $7,
      held = 0 WHERE id = $1 AND revision = $2`;
    const update = { text, values: [event, revision, length + entries.length, place, moment, summary, dueAt] };
    try {
      await this.#engine.together([...entryInserts(event, length, entries), ...peopleInserts(event, people), update]);
      return true;
    } catch (error) {
      const stored = await this.load(event);
      if (stored && stored.revision !== revision) return false;
      throw error;
    }
  }

  async list(place: EventPlace, before: EventListPlace, most: number): Promise<readonly EventListing[]> {
    const statement = `SELECT id AS event, summary, moment FROM events
      WHERE place = $1 AND (moment, id) < ($2, $3) ORDER BY moment DESC, id DESC LIMIT $4`;
    const rows = await this.#engine.query(statement, [place, before.moment, before.event, most]);
    return rows as unknown as EventListing[];
  }

  async listOf(person: string, before: EventListPlace, most: number): Promise<readonly EventListing[]> {
    const statement = `SELECT id AS event, summary, moment FROM event_people JOIN events ON events.id = event_people.event
      WHERE person = $1 AND (moment, id) < ($2, $3) ORDER BY moment DESC, id DESC LIMIT $4`;
    const rows = await this.#engine.query(statement, [person, before.moment, before.event, most]);
    return rows as unknown as EventListing[];
  }

  async countUnfinished(person: string): Promise<{ readonly opened: number; readonly entered: number }> {
    const opened = 'SELECT count(*) AS events FROM events WHERE owner = $1 AND place > $2';
    const entered = `SELECT count(*) AS events FROM event_people JOIN events ON events.id = event_people.event
      WHERE person = $1 AND place > $2`;
    const count = async (statement: string) =>
      Number((await this.#engine.query(statement, [person, eventPlaces.past]))[0]?.events);
    return { opened: await count(opened), entered: await count(entered) };
  }

  async unfinishedOf(person: string): Promise<readonly string[]> {
    const statement = `SELECT id FROM event_people JOIN events ON events.id = event_people.event
      WHERE person = $1 AND place > $2`;
    return (await this.#engine.query(statement, [person, eventPlaces.past])).map(({ id }) => id as string);
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    const statement = 'SELECT id FROM events WHERE wake <= $1 AND held <= $1 ORDER BY wake, id LIMIT $2';
    return (await this.#engine.query(statement, [now, most])).map(({ id }) => id as string);
  }

  async claim(event: string, now: number, until: number): Promise<boolean> {
    const statement = 'UPDATE events SET held = $3 WHERE id = $1 AND held <= $2 RETURNING id';
    return (await this.#engine.query(statement, [event, now, until])).length > 0;
  }

  async setLease(event: string, until: number): Promise<void> {
    await this.#engine.query('UPDATE events SET held = $2 WHERE id = $1 AND held > 0', [event, until]);
  }

  async summaries(matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (matches.length === 0) return new Map();
    const places = matches.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#engine.query(`SELECT match, summary FROM lobby WHERE match IN (${places})`, matches);
    return new Map(rows.map(({ match, summary }) => [match as string, summary as string]));
  }

  async forget(before: number, most: number): Promise<number> {
    const old = 'SELECT id FROM events WHERE place = $1 AND moment < $2 ORDER BY moment LIMIT $3';
    const rows = await this.#engine.query(old, [eventPlaces.past, before, most]);
    for (const { id } of rows) await this.#engine.together(eventRemovals(id as string));
    return rows.length;
  }
}

function entryInserts(event: string, from: number, entries: readonly string[]): SqlStatement[] {
  const text = 'INSERT INTO event_entries (event, seq, body) VALUES ($1, $2, $3)';
  return entries.map((body, i) => ({ text, values: [event, from + i, body] }));
}

function peopleInserts(event: string, people: readonly NumberedPerson[]): SqlStatement[] {
  const text = 'INSERT INTO event_people (event, number, person) VALUES ($1, $2, $3)';
  return people.map(({ number, person }) => ({ text, values: [event, number, person] }));
}

function eventRemovals(event: string): SqlStatement[] {
  const values = [event];
  return [
    { text: 'DELETE FROM event_entries WHERE event = $1', values },
    { text: 'DELETE FROM event_people WHERE event = $1', values },
    { text: 'DELETE FROM watches WHERE match = $1', values },
    { text: 'DELETE FROM events WHERE id = $1', values },
  ];
}
