import type { Game } from '../../engine/game.ts';
import type { CommitEvent } from '../matches/match-events.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import { EventDesk } from './event-desk.ts';
import { EventDirectory } from './event-directory.ts';
import { EventFeed } from './event-feed.ts';
import { EventScheduler } from './event-scheduler.ts';
import { EventTables } from './event-tables.ts';
import { type CommittedEvent, isIn, numberIn, numberOfPerson } from './live-event.ts';
import { type OrganiserSetting, Organisers } from './organisers.ts';

export interface EventsSettings {
  readonly store: Store;
  readonly matches: Pick<MatchServices, 'directory' | 'lifecycle' | 'ties'>;
  readonly organisers: OrganiserSetting;
  readonly eventsPerAccount: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Somebody's table in a new round. */
export interface TableReady {
  readonly event: string;
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

/** Everything about events: what people ask, what happens by itself, and who is told. */
export class Events {
  readonly desk: EventDesk;
  /** Something has happened at an event, by way of this process. */
  readonly committed: Emitter<CommittedEvent>;
  /** Tables of a round that was just paired, by this process. */
  readonly ready: Emitter<TableReady>;
  readonly #settings: EventsSettings;
  readonly #directory: EventDirectory;
  readonly #feed: EventFeed;
  readonly #scheduler: EventScheduler;
  readonly #tables: EventTables;

  constructor(settings: EventsSettings) {
    const { matches, now, onError } = settings;
    const store = settings.store.events;
    const loadGame = (id: string): Promise<Game> => matches.directory.loadGame(id);
    this.#settings = settings;
    this.committed = new Emitter(onError);
    this.ready = new Emitter(onError);
    this.#directory = new EventDirectory({ store, now, onError });
    this.#tables = new EventTables({ store, matches, now });
    const parts = { store, directory: this.#directory, tables: this.#tables, ties: matches.ties, now, onError };
    this.#scheduler = new EventScheduler(parts);
    const read = (event: string) => this.#scheduler.read(event);
    this.#feed = new EventFeed(read, onError);
    const organisers = new Organisers(settings.organisers);
    this.desk = new EventDesk({ ...parts, ...settings, store, read, feed: this.#feed, organisers, loadGame });
    this.#directory.committed.subscribe(change => this.#changed(change));
  }

  #changed(change: CommittedEvent): void {
    const { id } = change.loaded;
    // Nobody is told of a table before it is open.
    void this.#scheduler.visit(id).then(() => {
      this.#feed.refresh(id);
      this.committed.emit(change);
      this.#tellOfTables(change);
    });
  }

  #tellOfTables({ loaded, entries }: CommittedEvent): void {
    const { id, state, guests } = loaded;
    const tables = entries.flatMap(entry => (entry.type === 'paired' ? entry.tables : []));
    for (const { match, people } of tables)
      for (const label of people) {
        const person = guests.find(({ number }) => number === numberIn(label))?.person;
        if (person !== undefined) this.ready.emit({ event: id, match, game: state.settings.game, person });
      }
  }

  /** Something was committed at a table of an event. */
  tableChanged({ event, match, listing }: CommitEvent): void {
    if (event === undefined) return;
    const stage = listing?.after.stage;
    if (stage === 'over' || stage === 'closed') void this.#scheduler.visit(event);
    else if (stage === 'gathering' || stage === undefined)
      void this.#tables.gathered(match).catch(this.#settings.onError);
  }

  /** Another process has changed an event; without one, perhaps any. */
  heard(event?: string): void {
    this.#feed.refresh(event);
  }

  async isIn(event: string, person: string): Promise<boolean> {
    const stored = await this.#settings.store.events.load(event);
    if (!stored) return false;
    const loaded = await this.#directory.read(event);
    return isIn(loaded, numberOfPerson(loaded, person));
  }

  /** Somebody leaves all events that are not over. */
  async leaveAll(person: string): Promise<void> {
    for (const event of await this.#settings.store.events.unfinishedOf(person)) await this.desk.leave(event, person);
  }

  async close(): Promise<void> {
    this.#feed.close();
    await this.#scheduler.close();
  }
}
