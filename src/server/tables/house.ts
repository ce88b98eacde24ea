import { createHash, randomBytes } from 'node:crypto';
import type { Game } from '../../engine/game.ts';
import type { Line, Listed } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import type { Census } from '../metrics.ts';
import type { Listing, NewMatch, Person, Store } from '../store/port.ts';
import { type Bus, type Notice, silence } from './bus.ts';
import { type Document, matchOf, openedBy, peopleAt, placeOf, Refused, started, waiting } from './document.ts';
import { type Opener, type OpeningLimits, Openings } from './openings.ts';
import { OwnLists } from './own-lists.ts';
import { type Committed, type Reader, Room } from './room.ts';
import { placardOf, type Summary, summaryOf } from './showing.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly now: () => number;
  /** A match wants to be looked after, now or later. */
  readonly woken: (wake: number) => void;
  /** Somebody is to move. */
  readonly turned: (turn: Turn) => void;
  readonly ended: (match: string, people: readonly string[]) => void;
  readonly happened: (event: Happening) => void;
  readonly trouble: (error: unknown) => void;
  readonly limits: OpeningLimits;
}

/** What those who count and keep logs want to know of a match. */
export interface Happening {
  readonly match: string;
  readonly moves: number;
  /** Where the match has come to, if that has changed. */
  readonly stage?: Document['stage'];
}

/** It is a person's turn, and was not before. */
export interface Turn {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

const LOBBY_LENGTH = 100;
/** Changes of the list are gathered for so long before it is shown anew, in milliseconds. */
const LOBBY_PAUSE = 250;
/** So many rooms that nobody looks at are kept, since somebody may come back. */
const KEPT_ROOMS = 500;
/** So many are looked at, each time a room is asked for, whether they can be forgotten. */
const SWEPT = 8;

/** All tables that this process has to do with, and the list of those that are open to everybody. */
export class House {
  readonly #settings: HouseSettings;
  readonly #rooms = new Map<string, Room>();
  readonly #loungers = new Set<Reader>();
  readonly #own: OwnLists;
  readonly #openings: Openings;
  #bus: Bus | undefined;
  #lobbyTimer: NodeJS.Timeout | undefined;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#own = new OwnLists(settings.store, settings.trouble);
    this.#openings = new Openings(settings.store, settings.limits);
  }

  /** The way to the other processes, if there are any. */
  connect(bus: Bus): void {
    this.#bus = bus;
  }

  room(match: string): Room {
    const known = this.#rooms.get(match);
    // Whatever is asked for goes to the end of the row; the first in it are the longest unused.
    this.#rooms.delete(match);
    const room = known ?? this.#newRoom(match);
    // Not after it is in the row: still without anybody in it, it would be the one to go where all others are in use.
    this.#sweep();
    this.#rooms.set(match, room);
    return room;
  }

  #newRoom(match: string): Room {
    const { store, now } = this.#settings;
    return new Room(match, {
      store,
      now,
      shared: this.#bus !== undefined && this.#bus !== silence,
      loadGame: id => this.#game(id),
      committed: (id, news) => this.#tellHouse(id, news),
    });
  }

  /** Whatever goes wrong with what follows from a change: the change itself is kept, and must not seem to have failed. */
  #tellHouse(match: string, news: Committed): void {
    try {
      this.#committed(match, news);
    } catch (error) {
      this.#settings.trouble(error);
    }
  }

  #committed(match: string, { listing, wake, moves }: Committed): void {
    const { woken, turned, ended, happened } = this.#settings;
    if (wake !== undefined) woken(wake);
    if (!listing) {
      happened({ match, moves });
      return this.#bus?.tell({ about: 'table', match });
    }
    const { before, after } = listing;
    happened({ match, moves, ...(after.stage !== before.stage && { stage: after.stage }) });
    const people = [...before.people, ...after.people].filter(person => person !== undefined);
    this.#bus?.tell({ about: 'table', match, people });
    this.#own.changed(people);
    this.#lobbyChanged(true);
    const person = after.people[after.turn ?? -1];
    if (person !== undefined && after.turn !== before.turn) turned({ match, game: after.game, person });
    if (isPast(after) && !isPast(before)) ended(match, people);
  }

  /** What is in use goes to the end of the row, so that a large house does not look at all of it every time. */
  #sweep(): void {
    let looked = 0;
    for (const [match, room] of this.#rooms) {
      if (this.#rooms.size <= KEPT_ROOMS || looked++ === SWEPT) return;
      this.#rooms.delete(match);
      if (!room.isEmpty) this.#rooms.set(match, room);
    }
  }

  async #game(id: string): Promise<Game> {
    const game = await this.#settings.loadGame(id);
    if (!game) throw new Refused('no-such-game', id);
    return game;
  }

  async open(person: Person, request: RequestOf<'open'>, origin?: string): Promise<string> {
    const game = await this.#game(request.game);
    const document = openedBy(person, game, request, randomBytes(32).toString('hex'));
    return this.#add(openedId(person, request), document, { person: person.id, origin });
  }

  async #add(id: string, document: Document, opener: Opener): Promise<string> {
    if (!document.listed) await this.#create(id, document);
    else await this.#openings.list(id, opener, () => this.#create(id, document, opener.origin));
    return id;
  }

  async #create(id: string, document: Document, origin?: string): Promise<void> {
    const { store, now } = this.#settings;
    const fresh = await store.create(birth(id, waiting(document, now()), now(), origin));
    if (fresh) this.#own.changed(peopleAt(document));
    if (fresh) this.#settings.happened({ match: id, moves: 0, stage: 'gathering' });
    if (fresh && document.listed) this.#lobbyChanged(true);
  }

  /** Begins to play: chance makes the set-up. */
  async start(match: string, person: string): Promise<void> {
    const game = await this.room(match).look(({ document }) => this.#game(document.game));
    // Asked for anew each time: between two steps the house may have forgotten a room that nobody looks at.
    await this.room(match).change(({ document }) => {
      // Asked again because the answer was lost: it is done already.
      if (document.stage === 'playing' && document.host === person) return undefined;
      const playing = started(document, person, this.#settings.now());
      return { document: playing, table: openTable(game, matchOf(match, playing)) };
    });
  }

  /** The same people at a new table, one seat further on; whoever asks later is led to the same one. */
  async rematch(match: string, person: Person, origin?: string): Promise<string> {
    await this.room(match).change(({ document }) => {
      if (!peopleAt(document).includes(person.id)) throw new Refused('not-seated');
      if (document.stage !== 'over') throw new Refused('not-over');
      return undefined;
    });
    const { document } = await this.room(match).look(standing => standing);
    const next = await this.#add(rematchId(match), rematchOf(document, person), { person: person.id, origin });
    await this.room(match).change(standing => {
      if (standing.document.next !== undefined) return undefined;
      return { document: { ...standing.document, next }, table: standing.table };
    });
    return next;
  }

  /** Does the person sit at this table? */
  async isSeated(match: string, person: string): Promise<boolean> {
    const sitters = this.room(match).look(({ document }) => peopleAt(document));
    return (await sitters.catch(nobodyWhereNoTable)).includes(person);
  }

  async say(match: string, line: Line): Promise<void> {
    await this.room(match).look(() => undefined);
    await this.#settings.store.say({ id: line.id, match, at: line.at, body: JSON.stringify(line) });
    this.room(match).say(line);
    this.#bus?.tell({ about: 'line', match, line: line.id });
  }

  async lounge(reader: Reader, id: string): Promise<void> {
    this.#loungers.add(reader);
    showTables(reader, await this.#settings.store.lobby(LOBBY_LENGTH), id);
  }

  /** The reader's own tables, once or again with every change. */
  mine(reader: Reader, id: string, watch: boolean | undefined): Promise<void> {
    if (watch === false) this.#own.leave(reader);
    return watch ? this.#own.follow(reader, id) : this.#own.show(reader, id);
  }

  leaveLounge(reader: Reader): void {
    this.#loungers.delete(reader);
  }

  /** Somebody's page is closed. */
  leave(reader: Reader): void {
    this.leaveLounge(reader);
    this.#own.leave(reader);
  }

  #lobbyChanged(tellOthers: boolean): void {
    if (tellOthers) this.#bus?.tell({ about: 'lobby' });
    this.#lobbyTimer ??= setTimeout(() => void this.#showLobby().catch(this.#settings.trouble), LOBBY_PAUSE);
  }

  async #showLobby(): Promise<void> {
    this.#lobbyTimer = undefined;
    if (this.#loungers.size === 0) return;
    const found = await this.#settings.store.lobby(LOBBY_LENGTH);
    for (const reader of this.#loungers) showTables(reader, found);
  }

  /** Another process has something to tell. */
  async heard(notice: Notice): Promise<void> {
    if (notice.about === 'anything') return this.catchUp();
    if (notice.about === 'lobby') return this.#lobbyChanged(false);
    if (notice.about === 'table' && notice.people) this.#own.changed(notice.people);
    const room = this.#rooms.get(notice.match);
    if (!room) return;
    if (notice.about === 'table') return room.refresh();
    const lines = await this.#settings.store.chat(notice.match, 20);
    const line = lines.find(({ id }) => id === notice.line);
    if (line) room.say(JSON.parse(line.body) as Line);
  }

  /** Nothing was heard for a while: everything that is looked at is read anew. */
  async catchUp(): Promise<void> {
    this.#lobbyChanged(false);
    this.#own.changed();
    await Promise.all([...this.#rooms.values()].map(room => room.refresh()));
  }

  /** What is there to be counted. */
  census(): Pick<Census, 'rooms' | 'readers' | 'loungers'> {
    const rooms: Record<string, number> = {};
    let readers = 0;
    for (const room of this.#rooms.values()) {
      readers += room.readers;
      if (room.stage) rooms[room.stage] = (rooms[room.stage] ?? 0) + 1;
    }
    return { rooms, readers, loungers: this.#loungers.size };
  }

  close(): void {
    clearTimeout(this.#lobbyTimer);
    this.#own.close();
  }
}

function isPast({ stage }: Summary): boolean {
  return stage === 'over' || stage === 'closed';
}

function showTables(reader: Reader, found: readonly Listing[], id?: string): void {
  const tables = found.map(({ match, summary, touched }) => placardOf(match, summary, touched, reader.person?.id));
  reader.tell(JSON.stringify({ type: 'lobby', ...(id !== undefined && { id }), tables } satisfies Listed));
}

function birth(id: string, document: Document, now: number, origin: string | undefined): NewMatch {
  return {
    id,
    document: JSON.stringify(document),
    listing: { place: placeOf(document), summary: JSON.stringify(summaryOf(document, undefined)) },
    people: peopleAt(document),
    entries: [],
    wake: document.until,
    origin,
    now,
  };
}

function nobodyWhereNoTable(error: unknown): string[] {
  if (error instanceof Refused) return [];
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
function rematchOf(document: Document, host: Person): Document {
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
