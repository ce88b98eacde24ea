import { randomBytes } from 'node:crypto';
import {
  type DeedKind,
  type DeskBackup,
  type DeskDeed,
  type DeskMeasure,
  type DeskNow,
  type DeskPerson,
  type DeskTable,
} from '../../protocol/desk.ts';
import { LONGEST_REASON, type MeasureKind } from '../../protocol/measures.ts';
import type { Attendance } from '../matches/attendance.ts';
import { lobbyEntryOf, type MatchSummary } from '../matches/disclosure.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { Sessions } from '../matches/sessions.ts';
import { closedByHost } from '../matches/table-manners.ts';
import { Emitter } from '../net/emitter.ts';
import type { DeskListing } from '../store/desk-port.ts';
import type { Person, Store } from '../store/port.ts';
import type { Hosts } from './hosts.ts';
import type { Measures } from './measures.ts';

/** How many tables, measures and deeds are shown, and how far back tables are looked for, in milliseconds. */
const TABLES = 200;
const SHOWN = 100;
const RECENT = 30 * 24 * 3600_000;

export interface DeskParts {
  readonly store: Pick<Store, 'desk'>;
  readonly matches: Pick<MatchServices, 'directory'>;
  readonly sessions: Pick<Sessions, 'present' | 'nameless'>;
  readonly hosts: Pick<Hosts, 'isNamed'>;
  readonly measures: Measures;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Writes a copy of the database; undefined where another program has to. */
  readonly backUp?: (() => DeskBackup) | undefined;
  /** What has to happen before somebody who is banned is sent away. */
  readonly leaveTables: (person: string) => Promise<void>;
}

/** Why a host can't have what they asked for. */
export type DeskRefusal = 'no-such-person' | 'yourself' | 'named' | 'no-such-table' | 'no-backup';

/** What hosts see and do. Whatever they do is written down first. */
export class Desk {
  /** There is something else to tell everybody, or nothing more. */
  readonly announced: Emitter<undefined>;
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.announced = new Emitter(parts.onError);
  }

  async now(): Promise<DeskNow> {
    const { store, sessions, now } = this.#parts;
    const listings = await store.desk.latestMatches(now() - RECENT, TABLES);
    const running = listings.filter(({ summary }) => isRunning(summary));
    const there = await this.#attendance(running.map(({ match }) => match));
    return {
      tables: running.map(listing => deskTable(listing, there)),
      people: await this.#people(there),
      nameless: sessions.nameless,
      processes: Math.max(1, await store.desk.countProcesses(now())),
    };
  }

  /** Processes that share a store have written it down there; one that is alone knows it itself. */
  async #attendance(matches: readonly string[]): Promise<readonly SeenAttendance[]> {
    const { store, now, matches: services } = this.#parts;
    const rows = await store.desk.attendance(now());
    if (rows.length > 0) return rows.map(row => ({ ...row, people: JSON.parse(row.people) as string[] }));
    return matches.flatMap(match => {
      const live = services.directory.known(match);
      return live ? [{ match, ...live.attendance }] : [];
    });
  }

  /** Those who have a page open here, and those who look at a table by way of other processes. */
  async #people(there: readonly SeenAttendance[]): Promise<readonly DeskPerson[]> {
    const { store, sessions } = this.#parts;
    const found = new Map<string, { tables: number; pages: number }>();
    for (const [person, pages] of sessions.present) found.set(person, { pages, tables: 0 });
    for (const { people } of there)
      for (const person of people) {
        const known = found.get(person) ?? { pages: 0, tables: 0 };
        found.set(person, { ...known, tables: known.tables + 1 });
      }
    const shown = [...found].slice(0, TABLES);
    const people = shown.map(async ([person, count]) => ({
      person,
      name: (await store.desk.nameOf(person)) ?? '',
      ...count,
    }));
    return (await Promise.all(people)).toSorted((a, b) => a.name.localeCompare(b.name));
  }

  async measures(): Promise<readonly DeskMeasure[]> {
    const { store, now } = this.#parts;
    return (await store.desk.measures(now(), SHOWN)) as readonly DeskMeasure[];
  }

  async deeds(before = Number.MAX_SAFE_INTEGER): Promise<readonly DeskDeed[]> {
    const deeds = await this.#parts.store.desk.deeds(before, SHOWN);
    return deeds.map(({ id, at, hostName, deed, otherName, body }) => {
      const { what, match } = JSON.parse(body) as { what: string; match?: string };
      return { id, at, host: hostName, deed: deed as DeedKind, other: otherName, what, ...(match && { match }) };
    });
  }

  /** Warns, mutes or bans somebody; they are told why. */
  async act(
    host: Person,
    person: string,
    kind: MeasureKind,
    { reason, lasts }: { readonly reason: string; readonly lasts?: number | undefined },
  ): Promise<DeskRefusal | undefined> {
    const { store, hosts, measures } = this.#parts;
    if (person === host.id) return 'yourself';
    if ((await store.desk.nameOf(person)) === undefined) return 'no-such-person';
    if (await hosts.isNamed(person)) return 'named';
    await this.note(host, kind, { other: person, what: reason });
    if (kind === 'ban') await store.desk.dropHost(person);
    await measures.set(person, kind, reason, lasts);
    if (kind === 'ban') await this.#parts.leaveTables(person);
    return undefined;
  }

  async lift(host: Person, person: string, kind: MeasureKind): Promise<void> {
    await this.note(host, 'lift', { other: person, what: kind });
    await this.#parts.measures.lift(person, kind);
  }

  /** Ends a table for good; whoever sits there is told why. */
  async close(host: Person, match: string, reason: string): Promise<DeskRefusal | undefined> {
    const { directory } = this.#parts.matches;
    try {
      await directory.liveMatch(match).read(() => undefined);
      await this.note(host, 'close', { what: reason, match });
      await directory.liveMatch(match).change(({ record }) => {
        const closed = closedByHost(record, reason);
        return closed === record ? undefined : { record: closed };
      });
      return undefined;
    } catch (error) {
      if (error instanceof RefusedRequest) return 'no-such-table';
      throw error;
    }
  }

  async finish(host: Person, report: string): Promise<void> {
    if (await this.#parts.store.desk.setReportDone(report)) await this.note(host, 'done', { what: report });
  }

  /** For so many milliseconds. An empty text ends what was announced before. */
  async announce(host: Person, text: string, lasts: number): Promise<void> {
    const { store, now } = this.#parts;
    await this.note(host, 'announce', { what: text });
    const until = text === '' ? now() : now() + lasts;
    await store.desk.announce({ id: freshId(), at: now(), until, text });
    this.announced.emit(undefined);
  }

  async backUp(host: Person): Promise<DeskBackup | DeskRefusal> {
    if (!this.#parts.backUp) return 'no-backup';
    const made = this.#parts.backUp();
    await this.note(host, 'backup', { what: made.file });
    return made;
  }

  /** Written down before anything is done. */
  async note(
    host: Person,
    deed: DeedKind,
    { other, what, match }: { readonly other?: string; readonly what: string; readonly match?: string },
  ): Promise<void> {
    const body = JSON.stringify({ what: what.slice(0, LONGEST_REASON), ...(match && { match }) });
    await this.#parts.store.desk.addDeed({ id: freshId(), at: this.#parts.now(), host: host.id, deed, other, body });
  }
}

function freshId(): string {
  return randomBytes(10).toString('hex');
}

/** Who looks at a match. */
interface SeenAttendance extends Attendance {
  readonly match: string;
}

function isRunning(summary: string): boolean {
  const { stage } = JSON.parse(summary) as MatchSummary;
  return stage === 'gathering' || stage === 'playing';
}

function deskTable(listing: DeskListing, there: readonly SeenAttendance[]): DeskTable {
  const seen = there.filter(({ match }) => match === listing.match);
  return {
    ...lobbyEntryOf(listing, undefined),
    isPublic: listing.listed > 0,
    here: new Set(seen.flatMap(({ people }) => people)).size,
    watchers: seen.reduce((sum, { watchers }) => sum + watchers, 0),
  };
}
