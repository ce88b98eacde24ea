import { createHash, randomBytes } from 'node:crypto';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import type { NewMatch, Person, Store } from '../store/port.ts';
import { type MatchSummary, summaryOf } from './disclosure.ts';
import { type ListedTableLimits, ListedTableQuota, type Opener } from './listed-table-quota.ts';
import type { MatchDirectory } from './match-directory.ts';
import { RefusedRequest } from './refusals.ts';
import {
  lobbyPlaceOf,
  matchFromRecord,
  newRecord,
  peopleAt,
  rematchRecord,
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

  async #add(id: string, record: TableRecord, opener: Opener): Promise<string> {
    if (!record.listed) await this.#create(id, record);
    else await this.#quota.list(id, opener, () => this.#create(id, record, opener.origin));
    return id;
  }

  async #create(id: string, record: TableRecord, origin?: string): Promise<void> {
    const { store, directory, now } = this.#settings;
    const waiting = withFreshDeadline(record, now());
    const after = summaryOf(waiting, undefined);
    if (!(await store.create(newMatchOf(id, waiting, after, now(), origin)))) return;
    const listing = { listed: record.listed, before: undefined, after };
    directory.committed.emit({ match: id, moves: 0, dueAt: waiting.until, listing });
  }

  /** Begins to play: chance makes the set-up. */
  async start(match: string, person: string): Promise<void> {
    const { directory, now } = this.#settings;
    const game = await directory.liveMatch(match).read(({ record }) => directory.loadGame(record.game));
    // Asked for anew each time: in between the directory may have let the match go.
    await directory.liveMatch(match).change(({ record }) => {
      // Asked again because the answer was lost: it is done already.
      if (record.stage === 'playing' && record.host === person) return undefined;
      const playing = started(record, person, now());
      return { record: playing, opened: openTable(game, matchFromRecord(match, playing)) };
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
    const fresh = rematchRecord(record, person, freshSeed());
    const next = await this.#add(rematchId(match), fresh, { person: person.id, origin });
    await directory.liveMatch(match).change(loaded => {
      return loaded.record.next === undefined ? { record: { ...loaded.record, next } } : undefined;
    });
    return next;
  }
}

function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

function newMatchOf(
  id: string,
  record: TableRecord,
  summary: MatchSummary,
  now: number,
  origin: string | undefined,
): NewMatch {
  return {
    id,
    document: JSON.stringify(record),
    listing: { place: lobbyPlaceOf(record), summary: JSON.stringify(summary) },
    people: peopleAt(record),
    entries: [],
    dueAt: record.until,
    origin,
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
