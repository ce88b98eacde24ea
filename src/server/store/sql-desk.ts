import type { MeasureKind } from '../../protocol/measures.ts';
import type {
  DeskAttendance,
  DeskListing,
  DeskStore,
  NewDeed,
  NewReport,
  StoredAnnouncement,
  StoredDeed,
  StoredMeasure,
  StoredReport,
} from './desk-port.ts';
import { findPerson } from './sql-accounts.ts';
import type { SqlEngine, SqlRow } from './sql-engine.ts';

/** What somebody is called who stands in a column: a name for good comes first. */
function nameIn(column: string): string {
  return `coalesce((SELECT name FROM accounts WHERE accounts.person = ${column}),
    (SELECT name FROM people WHERE people.id = ${column}), '')`;
}

/** What the desk of the hosts keeps, in SQL: the same statements on every engine. */
export class SqlDesk implements DeskStore {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async addHostLink(hash: string, until: number): Promise<void> {
    await this.#engine.query('INSERT INTO host_links (hash, until) VALUES ($1, $2)', [hash, until]);
  }

  async takeHostLink(hash: string, now: number): Promise<boolean> {
    const [link] = await this.#engine.query('DELETE FROM host_links WHERE hash = $1 RETURNING until', [hash]);
    return link !== undefined && (link.until as number) >= now;
  }

  async addHost(person: string, now: number): Promise<void> {
    const statement = 'INSERT INTO hosts (person, since) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING';
    await this.#engine.query(statement, [person, now]);
  }

  async dropHost(person: string): Promise<void> {
    await this.#engine.query('DELETE FROM hosts WHERE person = $1', [person]);
  }

  async isHost(person: string): Promise<boolean> {
    return (await this.#engine.query('SELECT since FROM hosts WHERE person = $1', [person])).length > 0;
  }

  async hasHosts(): Promise<boolean> {
    return (await this.#engine.query('SELECT person FROM hosts WHERE since > $1 LIMIT 1', [0])).length > 0;
  }

  async setMeasure({ person, kind, reason, since, until }: StoredMeasure): Promise<void> {
    const statement = `INSERT INTO measures (person, kind, reason, since, until) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (person, kind) DO UPDATE SET reason = excluded.reason, since = excluded.since, until = excluded.until`;
    await this.#engine.query(statement, [person, kind, reason, since, until]);
  }

  async dropMeasure(person: string, kind: MeasureKind): Promise<boolean> {
    const statement = 'DELETE FROM measures WHERE person = $1 AND kind = $2 RETURNING kind';
    return (await this.#engine.query(statement, [person, kind])).length > 0;
  }

  async measuresOf(person: string, now: number): Promise<readonly StoredMeasure[]> {
    const statement = `SELECT person, kind, reason, since, until FROM measures
      WHERE person = $1 AND (until IS NULL OR until > $2) ORDER BY kind`;
    return (await this.#engine.query(statement, [person, now])).map(measureFrom);
  }

  async measures(now: number, most: number): Promise<readonly (StoredMeasure & { readonly name: string })[]> {
    const statement = `SELECT person, kind, reason, since, until, ${nameIn('measures.person')} AS name FROM measures
      WHERE since > 0 AND (until IS NULL OR until > $1) ORDER BY since DESC LIMIT $2`;
    const rows = await this.#engine.query(statement, [now, most]);
    return rows.map(row => ({ ...measureFrom(row), name: row.name as string }));
  }

  async nameOf(person: string): Promise<string | undefined> {
    return (await findPerson(this.#engine, person))?.name;
  }

  async addReport({ id, at, reporter, about, match, body }: NewReport): Promise<void> {
    const statement = `INSERT INTO reports (id, at, reporter, about, match, body, done)
      VALUES ($1, $2, $3, $4, $5, $6, 0)`;
    await this.#engine.query(statement, [id, at, reporter, about, match, body]);
  }

  async openReportsOf(reporter: string): Promise<number> {
    const statement = 'SELECT count(*) AS reports FROM reports WHERE reporter = $1 AND done = 0';
    return Number((await this.#engine.query(statement, [reporter]))[0]?.reports);
  }

  async reports(most: number): Promise<readonly StoredReport[]> {
    const part = (done: number) => `(SELECT id, at, reporter, about, match, body, done FROM reports
      WHERE done = ${done} ORDER BY at DESC LIMIT $1)`;
    const statement = `SELECT page.*, ${nameIn('page.reporter')} AS reporter_name, ${nameIn('page.about')} AS about_name
      FROM (SELECT * FROM ${part(0)} AS unread UNION ALL SELECT * FROM ${part(1)} AS past) AS page
      ORDER BY done, at DESC`;
    return (await this.#engine.query(statement, [most])).slice(0, most).map(reportFrom);
  }

  async setReportDone(report: string): Promise<boolean> {
    const statement = 'UPDATE reports SET done = 1 WHERE id = $1 AND done = 0 RETURNING id';
    return (await this.#engine.query(statement, [report])).length > 0;
  }

  async forgetReports(before: number, most: number): Promise<number> {
    const statement = `DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < $1 ORDER BY at LIMIT $2)
      RETURNING id`;
    return (await this.#engine.query(statement, [before, most])).length;
  }

  async addDeed({ id, at, host, deed, other, body }: NewDeed): Promise<void> {
    const statement = 'INSERT INTO deeds (id, at, host, deed, other, body) VALUES ($1, $2, $3, $4, $5, $6)';
    await this.#engine.query(statement, [id, at, host, deed, other, body]);
  }

  async deeds(before: number, most: number): Promise<readonly StoredDeed[]> {
    const statement = `SELECT id, at, host, deed, other, body, ${nameIn('deeds.host')} AS host_name,
      ${nameIn('deeds.other')} AS other_name FROM deeds WHERE at < $1 ORDER BY at DESC, id DESC LIMIT $2`;
    return (await this.#engine.query(statement, [before, most])).map(deedFrom);
  }

  async announce({ id, at, until, text }: StoredAnnouncement): Promise<void> {
    const statement = 'INSERT INTO announcements (id, at, until, text) VALUES ($1, $2, $3, $4)';
    await this.#engine.query(statement, [id, at, until, text]);
  }

  async announcement(now: number): Promise<StoredAnnouncement | undefined> {
    const statement = 'SELECT id, at, until, text FROM announcements WHERE at <= $1 ORDER BY at DESC LIMIT 1';
    const [latest] = (await this.#engine.query(statement, [now])) as unknown as StoredAnnouncement[];
    return latest && latest.until > now ? latest : undefined;
  }

  async latestMatches(since: number, most: number): Promise<readonly DeskListing[]> {
    const statement = `SELECT match, listed, summary, touched FROM lobby WHERE touched > $1
      ORDER BY touched DESC, match DESC LIMIT $2`;
    return (await this.#engine.query(statement, [since, most])) as unknown as DeskListing[];
  }

  async attendance(now: number): Promise<readonly DeskAttendance[]> {
    const statement = `SELECT match, process, people, watchers FROM processes
      CROSS JOIN attendance WHERE attendance.process = processes.id AND until > $1`;
    return (await this.#engine.query(statement, [now])) as unknown as DeskAttendance[];
  }

  async countProcesses(now: number): Promise<number> {
    const statement = 'SELECT count(*) AS alive FROM processes WHERE until > $1';
    return Number((await this.#engine.query(statement, [now]))[0]?.alive);
  }
}

function measureFrom({ person, kind, reason, since, until }: SqlRow): StoredMeasure {
  return {
    person: person as string,
    kind: kind as MeasureKind,
    reason: reason as string,
    since: since as number,
    ...(typeof until === 'number' && { until }),
  };
}

function reportFrom(row: SqlRow): StoredReport {
  return {
    id: row.id as string,
    at: row.at as number,
    reporter: row.reporter as string,
    about: row.about as string,
    ...(typeof row.match === 'string' && { match: row.match }),
    body: row.body as string,
    isDone: Number(row.done) === 1,
    reporterName: row.reporter_name as string,
    aboutName: row.about_name as string,
  };
}

function deedFrom(row: SqlRow): StoredDeed {
  return {
    id: row.id as string,
    at: row.at as number,
    host: row.host as string,
    deed: row.deed as string,
    ...(typeof row.other === 'string' && { other: row.other }),
    body: row.body as string,
    hostName: row.host_name as string,
    otherName: row.other_name as string,
  };
}
