import { createHash, randomBytes } from 'node:crypto';
import type { Game } from '../../engine/game.ts';
import type { Line, Listed } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import type { NewMatch, Person, Store } from '../store/port.ts';
import { type Bus, type Notice, silence } from './bus.ts';
import { type Document, matchOf, openedBy, peopleAt, Refused, started } from './document.ts';
import { type Reader, Room } from './room.ts';
import { placardOf, summaryOf } from './showing.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly now: () => number;
  /** A match wants to be looked after, now or later. */
  readonly woken: (wake: number) => void;
}

const LOBBY_LENGTH = 100;
const MINE_LENGTH = 50;
/** Changes of the list are gathered for so long before it is shown anew, in milliseconds. */
const LOBBY_PAUSE = 250;
/** So many rooms that nobody looks at are kept, since somebody may come back. */
const KEPT_ROOMS = 500;

/** All tables that this process has to do with, and the list of those that are open to everybody. */
export class House {
  readonly #settings: HouseSettings;
  readonly #rooms = new Map<string, Room>();
  readonly #loungers = new Set<Reader>();
  #bus: Bus | undefined;
  #lobbyTimer: NodeJS.Timeout | undefined;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
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
    this.#rooms.set(match, room);
    this.#sweep();
    return room;
  }

  #newRoom(match: string): Room {
    const { store, now } = this.#settings;
    return new Room(match, {
      store,
      now,
      shared: this.#bus !== undefined && this.#bus !== silence,
      loadGame: id => this.#game(id),
      committed: (id, { listing, wake }) => {
        this.#bus?.tell({ about: 'table', match: id });
        if (listing) this.#lobbyChanged(true);
        if (wake !== undefined) this.#settings.woken(wake);
      },
    });
  }

  #sweep(): void {
    for (const [match, room] of this.#rooms) {
      if (this.#rooms.size <= KEPT_ROOMS) return;
      if (room.isEmpty) this.#rooms.delete(match);
    }
  }

  async #game(id: string): Promise<Game> {
    const game = await this.#settings.loadGame(id);
    if (!game) throw new Refused('no-such-game', id);
    return game;
  }

  async open(person: Person, request: RequestOf<'open'>): Promise<string> {
    const game = await this.#game(request.game);
    const document = openedBy(person, game, request, randomBytes(32).toString('hex'));
    return this.#add(randomBytes(10).toString('hex'), document);
  }

  async #add(id: string, document: Document): Promise<string> {
    const { store, now } = this.#settings;
    const fresh = await store.create(birth(id, document, now()));
    if (fresh && document.listed) this.#lobbyChanged(true);
    return id;
  }

  /** Begins to play: chance makes the set-up. */
  async start(match: string, person: string): Promise<void> {
    const room = this.room(match);
    const game = await room.look(({ document }) => this.#game(document.game));
    await room.change(({ document }) => {
      const playing = started(document, person, this.#settings.now());
      return { document: playing, table: openTable(game, matchOf(match, playing)) };
    });
  }

  /** The same people at a new table, one seat further on; whoever asks later is led to the same one. */
  async rematch(match: string, person: Person): Promise<string> {
    const room = this.room(match);
    await room.change(({ document }) => {
      if (!peopleAt(document).includes(person.id)) throw new Refused('not-seated');
      if (document.stage !== 'over') throw new Refused('not-over');
      return undefined;
    });
    const { document } = await room.look(standing => standing);
    const next = await this.#add(rematchId(match), rematchOf(document, person));
    await room.change(standing => {
      if (standing.document.next !== undefined) return undefined;
      return { document: { ...standing.document, next }, table: standing.table };
    });
    return next;
  }

  async say(match: string, line: Line): Promise<void> {
    await this.room(match).look(() => undefined);
    await this.#settings.store.say({ id: line.id, match, at: line.at, body: JSON.stringify(line) });
    this.room(match).say(line);
    this.#bus?.tell({ about: 'line', match, line: line.id });
  }

  async lounge(reader: Reader, id: string): Promise<void> {
    this.#loungers.add(reader);
    reader.tell(JSON.stringify(await this.#lobby(reader, id)));
  }

  async mine(reader: Reader, id: string): Promise<void> {
    const person = reader.person?.id;
    const found = person === undefined ? [] : await this.#settings.store.matchesOf(person, MINE_LENGTH);
    const tables = found.map(({ match, summary, touched }) => placardOf(match, summary, touched, person));
    reader.tell(JSON.stringify({ type: 'mine', id, tables } satisfies Listed));
  }

  leaveLounge(reader: Reader): void {
    this.#loungers.delete(reader);
  }

  async #lobby({ person }: Reader, id?: string): Promise<Listed> {
    const found = await this.#settings.store.lobby(LOBBY_LENGTH);
    const tables = found.map(({ match, summary, touched }) => placardOf(match, summary, touched, person?.id));
    return { type: 'lobby', ...(id !== undefined && { id }), tables };
  }

  #lobbyChanged(tellOthers: boolean): void {
    if (tellOthers) this.#bus?.tell({ about: 'lobby' });
    this.#lobbyTimer ??= setTimeout(() => void this.#showLobby(), LOBBY_PAUSE);
  }

  async #showLobby(): Promise<void> {
    this.#lobbyTimer = undefined;
    for (const reader of this.#loungers) reader.tell(JSON.stringify(await this.#lobby(reader)));
  }

  /** Another process has something to tell. */
  async heard(notice: Notice): Promise<void> {
    if (notice.about === 'lobby') return this.#lobbyChanged(false);
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
    await Promise.all([...this.#rooms.values()].map(room => room.refresh()));
  }

  close(): void {
    clearTimeout(this.#lobbyTimer);
  }
}

function birth(id: string, document: Document, now: number): NewMatch {
  return {
    id,
    document: JSON.stringify(document),
    listing: { listed: document.listed, summary: JSON.stringify(summaryOf(document, undefined)) },
    people: peopleAt(document),
    entries: [],
    now,
  };
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
