import { createHash, randomBytes } from 'node:crypto';
import type { Game, Seat } from '../../engine/game.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import type { NewMatch, Person, Store } from '../store/port.ts';
import { type MatchSummary, summaryOf } from './disclosure.ts';
import { type EventTableWish, eventRecord } from './event-table.ts';
import { type ListedTableLimits, ListedTableQuota, type Opener } from './listed-table-quota.ts';
import type { LoadedMatch, PlannedChange } from './loaded-match.ts';
import type { MatchDirectory } from './match-directory.ts';
import { newRecord, rematchRecord } from './new-record.ts';
import { needConsent } from './rated-table.ts';
import { RefusedRequest } from './refusals.ts';
import type { GivenNumber } from './sealing.ts';
import { needWelcome } from './table-manners.ts';
import {
  afterUnsealing,
  lackOf,
  lobbyPlaceOf,
  matchFromRecord,
  peopleAt,
  satDown,
  sittersAt,
  started,
  type TableRecord,
  withFreshDeadline,
} from './table-record.ts';

export interface LifecycleSettings {
  readonly store: Pick<Store, 'create' | 'load' | 'gatheringTablesOf' | 'gatheringTablesFrom'>;
  readonly directory: MatchDirectory;
  readonly limits: ListedTableLimits;
  readonly now: () => number;
}

/** How somebody sits down. */
export interface Sitting {
  readonly seat: Seat;
  readonly given: GivenNumber;
  /** Do they agree to a rated match? */
  readonly rated: boolean;
}

/** Opens tables, starts matches, and leads from one match to the next. */
export class MatchLifecycle {
  readonly #settings: LifecycleSettings;
  readonly #quota: ListedTableQuota;

  constructor(settings: LifecycleSettings) {
    this.#settings = settings;
    this.#quota = new ListedTableQuota(settings.store, settings.limits);
  }

  async open(person: Person, request: RequestOf<'open'>, origin?: string): Promise<string> {
    const game = await this.#settings.directory.loadGame(request.game);
    const record = newRecord(person, game, request, freshSeed());
    return this.#add(openedId(person, request), record, { person: person.id, origin });
  }

  async #add(id: string, opened: TableRecord, opener: Opener): Promise<string> {
    const { origin } = opener;
    const record = origin === undefined ? opened : { ...opened, origin };
    if (!record.listed) await this.#create(id, record);
    else await this.#quota.list(id, opener, () => this.#create(id, record));
    return id;
  }

  async #create(id: string, record: TableRecord): Promise<void> {
    const { store, directory, now } = this.#settings;
    const waiting = withFreshDeadline(record, now());
    const after = summaryOf(waiting, undefined);
    if (!(await store.create(newMatchOf(id, waiting, after, now())))) return;
    const listing = { listed: record.listed, before: undefined, after };
    directory.committed.emit({ match: id, moves: 0, dueAt: waiting.until, listing, event: record.event });
  }

  /** Opens a table of an event, unless there is one already. It begins as soon as all have come. */
  async openForEvent(id: string, game: string, wish: EventTableWish): Promise<void> {
    await this.#create(id, eventRecord(await this.#settings.directory.loadGame(game), wish, freshSeed()));
  }

  /** Begins to play where everybody who is waited for has agreed. */
  async startIfReady(match: string): Promise<void> {
    const isReady = ({ record }: LoadedMatch) => isGathered(record) && lackOf(record) === undefined;
    if (await this.#settings.directory.liveMatch(match).read(isReady)) await this.start(match);
  }

  /** Takes a seat. A rematch, and a table of an event, begins with the last one who agrees to it. */
  async sit(match: string, person: Person, { seat, given, rated }: Sitting): Promise<void> {
    const { directory } = this.#settings;
    await directory.liveMatch(match).read(({ record }) => needConsent(record, person, rated));
    const sit = () => this.#sit(match, person, seat, given);
    const isGuest = ({ record }: LoadedMatch) => record.listed && !peopleAt(record).includes(person.id);
    if (await directory.liveMatch(match).read(isGuest)) await this.#quota.join(person.id, sit);
    else await sit();
    await this.startIfReady(match);
  }

  async #sit(match: string, person: Person, seat: Seat, given: GivenNumber): Promise<void> {
    const { directory, now } = this.#settings;
    await directory.liveMatch(match).change(({ record }) => {
      needWelcome(record, person.id);
      const seated = satDown(record, person, seat, given);
      return seated === record ? undefined : { record: withFreshDeadline(seated, now()) };
    });
  }

  /** Begins to play: chance makes the set-up. */
  async start(match: string, person?: string): Promise<void> {
    const { directory, now } = this.#settings;
    const game = await directory.liveMatch(match).read(({ record }) => directory.loadGame(record.game));
    // Asked for anew each time: in between the directory may have let the match go.
    await directory.liveMatch(match).change(({ record }) => {
      // Asked again because the answer was lost: it is done already.
      if (record.stage === 'playing' && record.host === (person ?? record.host)) return undefined;
      return withTable(game, match, started(record, person, now()));
    });
  }

  /** Somebody opens what they had sealed. The game begins with the last. */
  async unseal(match: string, person: string, seat: Seat, nonce: string): Promise<void> {
    const { directory, now } = this.#settings;
    const game = await directory.liveMatch(match).read(({ record }) => directory.loadGame(record.game));
    await directory.liveMatch(match).change(({ record }) => {
      const after = afterUnsealing(record, match, { person, seat, nonce }, now());
      return after === record ? undefined : withTable(game, match, after);
    });
  }

  /** The same people at a new table; all who ask for it are led to the same one. */
  async rematch(match: string, person: Person, origin?: string): Promise<string> {
    const { directory } = this.#settings;
    await directory.liveMatch(match).change(({ record }) => {
      if (!peopleAt(record).includes(person.id)) throw new RefusedRequest('not-seated');
      if (record.stage !== 'over') throw new RefusedRequest('not-over');
      return undefined;
    });
    const record = await directory.liveMatch(match).read(loaded => loaded.record);
    const game = await directory.loadGame(record.game);
    const fresh = rematchRecord(game, match, record, person, freshSeed());
    const next = await this.#add(rematchId(match), fresh, { person: person.id, origin });
    await directory.liveMatch(match).change(loaded => {
      return loaded.record.next === undefined ? { record: { ...loaded.record, next, nextBy: person.id } } : undefined;
    });
    return next;
  }
}

/** A rematch or a table of an event that waits for somebody to agree. */
function isGathered({ of, event, stage, opening }: TableRecord): boolean {
  return (of ?? event) !== undefined && stage === 'gathering' && !opening;
}

/** With the table of a match that begins. */
function withTable(game: Game, match: string, record: TableRecord): PlannedChange {
  return record.stage === 'playing' ? { record, opened: openTable(game, matchFromRecord(match, record)) } : { record };
}

function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

function newMatchOf(id: string, record: TableRecord, summary: MatchSummary, now: number): NewMatch {
  return {
    id,
    document: JSON.stringify(record),
    listing: { place: lobbyPlaceOf(record), summary: JSON.stringify(summary) },
    people: sittersAt(record),
    entries: [],
    dueAt: record.until,
    origin: record.listed ? record.origin : undefined,
    now,
  };
}

/** Made from the request, so that one that is sent again, wherever it arrives, opens no second table. */
function openedId({ id }: Person, request: RequestOf<'open'>): string {
  return createHash('sha256')
    .update(`open ${id} ${JSON.stringify(request)}`)
    .digest('hex')
    .slice(0, 20);
}

/** Made from the old id, so that two who ask at once, wherever they are, mean the same table. */
function rematchId(match: string): string {
  return createHash('sha256').update(`rematch ${match}`).digest('hex').slice(0, 20);
}
