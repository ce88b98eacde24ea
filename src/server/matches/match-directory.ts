import { createHash, randomBytes } from 'node:crypto';
import type { Game } from '../../engine/game.ts';
import type { ChatLine, TableList } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import type { Gauges } from '../app/metrics.ts';
import type { Listing, NewMatch, Person, Store } from '../store/port.ts';
import { type Bus, type Notice, noBus } from './bus.ts';
import { lobbyEntryOf, type MatchSummary, summaryOf } from './disclosure.ts';
import { type ListedTableLimits, ListedTableQuota, type Opener } from './listed-table-quota.ts';
import { type CommitEvent, LiveMatch, type Subscriber } from './live-match.ts';
import { MyTablesFeed } from './my-tables-feed.ts';
import {
  lobbyPlaceOf,
  matchFromRecord,
  newRecord,
  peopleAt,
  RefusedRequest,
  started,
  type TableRecord,
  withFreshDeadline,
} from './table-record.ts';

export interface DirectorySettings {
  readonly store: Store;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly now: () => number;
  /** A match wants to be looked after, now or later. */
  readonly scheduleAt: (wake: number) => void;
  /** Somebody is to move. */
  readonly turnStarted: (turn: TurnStarted) => void;
  readonly matchEnded: (match: string, people: readonly string[]) => void;
  readonly matchChanged: (event: MatchEvent) => void;
  readonly trouble: (error: unknown) => void;
  readonly limits: ListedTableLimits;
}

/** What those who count and keep logs want to know of a match. */
export interface MatchEvent {
  readonly match: string;
  readonly moves: number;
  /** Where the match has come to, if that has changed. */
  readonly stage?: TableRecord['stage'];
}

/** It is a person's turn, and was not before. */
export interface TurnStarted {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

const LOBBY_LENGTH = 100;
/** Changes of the list are gathered for so long before it is shown anew, in milliseconds. */
const LOBBY_PAUSE = 250;
/** So many rooms that nobody looks at are kept, since somebody may come back. */
const IDLE_MATCHES = 500;
/** So many are looked at, each time a room is asked for, whether they can be forgotten. */
const SWEPT = 8;

/** All tables that this process has to do with, and the list of those that are open to everybody. */
export class MatchDirectory {
  readonly #settings: DirectorySettings;
  readonly #rooms = new Map<string, LiveMatch>();
  readonly #loungers = new Set<Subscriber>();
  readonly #own: MyTablesFeed;
  readonly #openings: ListedTableQuota;
  #bus: Bus | undefined;
  #lobbyTimer: NodeJS.Timeout | undefined;

  constructor(settings: DirectorySettings) {
    this.#settings = settings;
    this.#own = new MyTablesFeed(settings.store, settings.trouble);
    this.#openings = new ListedTableQuota(settings.store, settings.limits);
  }

  /** The way to the other processes, if there are any. */
  connect(bus: Bus): void {
    this.#bus = bus;
  }

  liveMatch(match: string): LiveMatch {
    const known = this.#rooms.get(match);
    // Whatever is asked for goes to the end of the row; the first in it are the longest unused.
    this.#rooms.delete(match);
    const room = known ?? this.#newRoom(match);
    // Not after it is in the row: still without anybody in it, it would be the one to go where all others are in use.
    this.#sweep();
    this.#rooms.set(match, room);
    return room;
  }

  #newRoom(match: string): LiveMatch {
    const { store, now } = this.#settings;
    return new LiveMatch(match, {
      store,
      now,
      shared: this.#bus !== undefined && this.#bus !== noBus,
      loadGame: id => this.#game(id),
      committed: (id, news) => this.#tellHouse(id, news),
    });
  }

  /** Whatever goes wrong with what follows from a change: the change itself is kept, and must not seem to have failed. */
  #tellHouse(match: string, news: CommitEvent): void {
    try {
      this.#committed(match, news);
    } catch (error) {
      this.#settings.trouble(error);
    }
  }

  #committed(match: string, { listing, dueAt: wake, moves }: CommitEvent): void {
    const { scheduleAt: woken, turnStarted: turned, matchEnded: ended, matchChanged: happened } = this.#settings;
    if (wake !== undefined) woken(wake);
    if (!listing) {
      happened({ match, moves });
      return this.#bus?.publish({ about: 'table', match });
    }
    const { before, after } = listing;
    happened({ match, moves, ...(after.stage !== before.stage && { stage: after.stage }) });
    const people = [...before.people, ...after.people].filter(person => person !== undefined);
    this.#bus?.publish({ about: 'table', match, people });
    this.#own.refresh(people);
    this.#lobbyChanged(true);
    const person = after.people[after.turn ?? -1];
    if (person !== undefined && after.turn !== before.turn) turned({ match, game: after.game, person });
    if (isPast(after) && !isPast(before)) ended(match, people);
  }

  /** What is in use goes to the end of the row, so that a large house does not look at all of it every time. */
  #sweep(): void {
    let looked = 0;
    for (const [match, room] of this.#rooms) {
      if (this.#rooms.size <= IDLE_MATCHES || looked++ === SWEPT) return;
      this.#rooms.delete(match);
      if (!room.isEmpty) this.#rooms.set(match, room);
    }
  }

  async #game(id: string): Promise<Game> {
    const game = await this.#settings.loadGame(id);
    if (!game) throw new RefusedRequest('no-such-game', id);
    return game;
  }

  async open(person: Person, request: RequestOf<'open'>, origin?: string): Promise<string> {
    const game = await this.#game(request.game);
    const document = newRecord(person, game, request, randomBytes(32).toString('hex'));
    return this.#add(openedId(person, request), document, { person: person.id, origin });
  }

  async #add(id: string, document: TableRecord, opener: Opener): Promise<string> {
    if (!document.listed) await this.#create(id, document);
    else await this.#openings.list(id, opener, () => this.#create(id, document, opener.origin));
    return id;
  }

  async #create(id: string, document: TableRecord, origin?: string): Promise<void> {
    const { store, now } = this.#settings;
    const fresh = await store.create(newMatchOf(id, withFreshDeadline(document, now()), now(), origin));
    if (fresh) this.#own.refresh(peopleAt(document));
    if (fresh) this.#settings.matchChanged({ match: id, moves: 0, stage: 'gathering' });
    if (fresh && document.listed) this.#lobbyChanged(true);
  }

  /** Begins to play: chance makes the set-up. */
  async start(match: string, person: string): Promise<void> {
    const game = await this.liveMatch(match).read(({ document }) => this.#game(document.game));
    // Asked for anew each time: between two steps the house may have forgotten a room that nobody looks at.
    await this.liveMatch(match).change(({ document }) => {
      // Asked again because the answer was lost: it is done already.
      if (document.stage === 'playing' && document.host === person) return undefined;
      const playing = started(document, person, this.#settings.now());
      return { document: playing, table: openTable(game, matchFromRecord(match, playing)) };
    });
  }

  /** The same people at a new table, one seat further on; whoever asks later is led to the same one. */
  async rematch(match: string, person: Person, origin?: string): Promise<string> {
    await this.liveMatch(match).change(({ document }) => {
      if (!peopleAt(document).includes(person.id)) throw new RefusedRequest('not-seated');
      if (document.stage !== 'over') throw new RefusedRequest('not-over');
      return undefined;
    });
    const { document } = await this.liveMatch(match).read(standing => standing);
    const next = await this.#add(rematchId(match), rematchOf(document, person), { person: person.id, origin });
    await this.liveMatch(match).change(standing => {
      if (standing.document.next !== undefined) return undefined;
      return { document: { ...standing.document, next }, table: standing.table };
    });
    return next;
  }

  /** Does the person sit at this table? */
  async isSeated(match: string, person: string): Promise<boolean> {
    const sitters = this.liveMatch(match).read(({ document }) => peopleAt(document));
    return (await sitters.catch(nobodyWhereNoTable)).includes(person);
  }

  async postLine(match: string, line: ChatLine): Promise<void> {
    await this.liveMatch(match).read(() => undefined);
    await this.#settings.store.say({ id: line.id, match, at: line.at, body: JSON.stringify(line) });
    this.liveMatch(match).sendLine(line);
    this.#bus?.publish({ about: 'line', match, line: line.id });
  }

  async subscribeLobby(reader: Subscriber, id: string): Promise<void> {
    this.#loungers.add(reader);
    showTables(reader, await this.#settings.store.lobby(LOBBY_LENGTH), id);
  }

  /** The reader's own tables, once or again with every change. */
  sendMyTables(reader: Subscriber, id: string, watch: boolean | undefined): Promise<void> {
    if (watch === false) this.#own.unsubscribe(reader);
    return watch ? this.#own.subscribe(reader, id) : this.#own.send(reader, id);
  }

  unsubscribeLobby(reader: Subscriber): void {
    this.#loungers.delete(reader);
  }

  /** Somebody's page is closed. */
  unsubscribe(reader: Subscriber): void {
    this.unsubscribeLobby(reader);
    this.#own.unsubscribe(reader);
  }

  #lobbyChanged(tellOthers: boolean): void {
    if (tellOthers) this.#bus?.publish({ about: 'lobby' });
    this.#lobbyTimer ??= setTimeout(() => void this.#showLobby().catch(this.#settings.trouble), LOBBY_PAUSE);
  }

  async #showLobby(): Promise<void> {
    this.#lobbyTimer = undefined;
    if (this.#loungers.size === 0) return;
    const found = await this.#settings.store.lobby(LOBBY_LENGTH);
    for (const reader of this.#loungers) showTables(reader, found);
  }

  /** Another process has something to tell. */
  async receive(notice: Notice): Promise<void> {
    if (notice.about === 'anything') return this.catchUp();
    if (notice.about === 'lobby') return this.#lobbyChanged(false);
    if (notice.about === 'table' && notice.people) this.#own.refresh(notice.people);
    const room = this.#rooms.get(notice.match);
    if (!room) return;
    if (notice.about === 'table') return room.refresh();
    const lines = await this.#settings.store.chat(notice.match, 20);
    const line = lines.find(({ id }) => id === notice.line);
    if (line) room.sendLine(JSON.parse(line.body) as ChatLine);
  }

  /** Nothing was heard for a while: everything that is looked at is read anew. */
  async catchUp(): Promise<void> {
    this.#lobbyChanged(false);
    this.#own.refresh();
    await Promise.all([...this.#rooms.values()].map(room => room.refresh()));
  }

  /** What is there to be counted. */
  gauges(): Pick<Gauges, 'rooms' | 'readers' | 'loungers'> {
    const rooms: Record<string, number> = {};
    let readers = 0;
    for (const room of this.#rooms.values()) {
      readers += room.subscriberCount;
      if (room.stage) rooms[room.stage] = (rooms[room.stage] ?? 0) + 1;
    }
    return { rooms, readers, loungers: this.#loungers.size };
  }

  close(): void {
    clearTimeout(this.#lobbyTimer);
    this.#own.close();
  }
}

function isPast({ stage }: MatchSummary): boolean {
  return stage === 'over' || stage === 'closed';
}

function showTables(reader: Subscriber, found: readonly Listing[], id?: string): void {
  const tables = found.map(({ match, summary, touched }) => lobbyEntryOf(match, summary, touched, reader.person?.id));
  reader.tell(JSON.stringify({ type: 'lobby', ...(id !== undefined && { id }), tables } satisfies TableList));
}

function newMatchOf(id: string, document: TableRecord, now: number, origin: string | undefined): NewMatch {
  return {
    id,
    document: JSON.stringify(document),
    listing: { place: lobbyPlaceOf(document), summary: JSON.stringify(summaryOf(document, undefined)) },
    people: peopleAt(document),
    entries: [],
    dueAt: document.until,
    origin,
    now,
  };
}

function nobodyWhereNoTable(error: unknown): string[] {
  if (error instanceof RefusedRequest) return [];
  throw error;
}

/** Made from the request, so that one that is sent again, wherever it arrives, opens no second table. */
function openedId({ id }: Person, request: RequestOf<'open'>): string {
  return createHash('sha256')
    .update(`open ${id} ${JSON.stringify(request)}`)
    .digest('hex')
    .slice(0, 20);
}

/** Made from the old one, so that two who ask at once, wherever they are, mean the same table. */
function rematchId(match: string): string {
  return createHash('sha256').update(`rematch ${match}`).digest('hex').slice(0, 20);
}

/** Who sat on the last chair begins. What people add to chance has to come after the new seed is fixed. */
function rematchOf(document: TableRecord, host: Person): TableRecord {
  const { game, version, options, listed, pace, chairs } = document;
  const colours = chairs.map(({ colour }) => colour);
  const moved = [chairs.at(-1)!, ...chairs.slice(0, -1)];
  const fresh = moved.map(({ person, name, bot }, seat) => ({
    colour: colours[seat]!,
    ...(person !== undefined && { person }),
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
  }));
  const seed = randomBytes(32).toString('hex');
  return { game, version, options, stage: 'gathering', host: host.id, listed, pace, chairs: fresh, seed };
}
