import type { Game, Seat } from '../../engine/game.ts';
import type { ChatLine } from '../../protocol/replies.ts';
import type { Command, Entry } from '../../table/match.ts';
import { append, continueTable, plan, storedTable, type Table } from '../../table/table.ts';
import type { Commit, Store } from '../store/port.ts';
import {
  type Attendance,
  isPaused,
  urgencyAt,
  withAbsentee,
  withArrivals,
  withPause,
  withRunningClock,
} from './attendance.ts';
import type { BotTicket } from './bot-queue.ts';
import {
  keepingChairs,
  type LoadedMatch,
  loadedMatch,
  movesIn,
  type PlannedChange,
  plannedMatch,
  reloadedMatch,
} from './loaded-match.ts';
import type { MatchCensus } from './match-census.ts';
import type { CommitEvent } from './match-events.ts';
import { MatchPresence, type PresenceDeps } from './match-presence.ts';
import { RefusedCommand, RefusedRequest } from './refusals.ts';
import { type Announced, type Announcement, type Requester, type Subscriber, Subscribers } from './subscribers.ts';
import {
  matchFromRecord,
  recordAfter,
  recordFrom,
  seatOfPerson,
  seatToMove,
  type TableRecord,
} from './table-record.ts';

export interface LiveMatchDeps {
  readonly store: Pick<Store, 'load' | 'entries' | 'commit' | 'chat'>;
  readonly loadGame: (id: string) => Promise<Game>;
  readonly now: () => number;
  /** Can other processes change the match? Then what is known here may be old. */
  readonly shared: boolean;
  readonly committed: (event: CommitEvent) => void;
  readonly presence: PresenceDeps;
  readonly census: MatchCensus;
}

/** What a request makes of a match; undefined where there is nothing to change. Throws a RefusedRequest. */
export type Transition = (loaded: LoadedMatch) => PlannedChange | undefined;

/** How often a change is tried again after another process was quicker. */
const MAX_TRIES = 5;
const CHAT_LINES = 100;

/**
 * One match that the server holds in memory. All changes pass through here, one after the other, each in four steps:
 * plan, commit to the store, append, send. Memory stays as it is until the store has the change.
 */
export class LiveMatch {
  readonly id: string;
  readonly #deps: LiveMatchDeps;
  readonly #subscribers: Subscribers;
  readonly #presence: MatchPresence;
  #loaded: LoadedMatch | undefined;
  /** What all subscribers know. Everything that comes later, from whichever process, is sent from there on. */
  #announced: Announced | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(id: string, deps: LiveMatchDeps) {
    this.id = id;
    this.#deps = deps;
    this.#presence = new MatchPresence(id, deps.presence, {
      gone: (person, since) => this.change(loaded => this.#withAbsentee(loaded, person, since)),
      counted: () => this.#loaded && this.#subscribers.sendTable(this.#loaded),
    });
    this.#subscribers = new Subscribers(id, deps.now, () => this.#presence.watchers);
  }

  /** Nobody follows it, and nothing is under way in it: it can be let go. */
  get isIdle(): boolean {
    return this.#subscribers.size === 0 && this.#queued === 0 && !this.#presence.isBusy;
  }

  get isAwake(): boolean {
    return this.#loaded !== undefined;
  }

  /** Who looks on by way of this process. */
  get attendance(): Attendance {
    return this.#presence.attendance;
  }

  /** It is no longer among the matches in memory. */
  letGo(): void {
    this.#keep(undefined);
  }

  /** Adds a subscriber, and sends it the table. */
  async subscribe(subscriber: Subscriber, from: number, id?: string): Promise<void> {
    await this.#inTurn(async () => {
      // Those who come back must not be sent less than another process has sent them already.
      if (this.#deps.shared) await this.#catchUp();
      await this.#load();
      if (subscriber.person) await this.#tryChange(loaded => this.#withArrivals(loaded, [subscriber.person!.id]));
      const lines = await this.#deps.store.chat(this.id, CHAT_LINES);
      const heard = lines.filter(({ person }) => !subscriber.hides?.(person));
      const chat = heard.map(({ body }) => JSON.parse(body) as ChatLine);
      const loaded = await this.#load();
      this.#deps.census.countSubscribers(this.#subscribers.add(subscriber));
      this.#attend(loaded.record);
      subscriber.send(this.#subscribers.snapshot(loaded, subscriber, from, { ...(id !== undefined && { id }), chat }));
    });
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#deps.census.countSubscribers(-this.#subscribers.delete(subscriber));
    if (this.#loaded) this.#attend(this.#loaded.record);
  }

  /** Who waits for the bot that is to move here. Undefined where none may: nobody looks on who should. */
  async botTicket(): Promise<BotTicket | undefined> {
    const here = this.#presence.peopleHere;
    const { record, resigned } = await this.read(({ record: read, table }) => ({
      record: read,
      resigned: table?.resigned ?? new Set<Seat>(),
    }));
    const known = urgencyAt(record, resigned, here);
    const urgency =
      known === 'seen' ? known : urgencyAt(record, resigned, [...here, ...(await this.#presence.peopleElsewhere())]);
    if (urgency === undefined) return undefined;
    const person = here.includes(record.host) ? record.host : (here[0] ?? record.host);
    const address = this.#subscribers.originOf(person) ?? record.origin ?? person;
    return { match: this.id, urgency, person, address, since: this.#deps.now() };
  }

  /** A process by way of which people looked at this match has died: are they still here? */
  async lookForPeople(): Promise<void> {
    await this.read(({ record }) => this.#attend(record));
  }

  /** Another process has told who looks on there. It may die before it tells who is gone for good: others look too. */
  async recount(): Promise<void> {
    await this.#presence.settle();
    if (this.#loaded) this.#attend(this.#loaded.record);
  }

  /** Nothing more is told of who comes and goes. */
  close(): void {
    this.#presence.close();
  }

  #withArrivals({ record, table }: LoadedMatch, people: readonly string[]): PlannedChange | undefined {
    const back = withArrivals(record, people);
    return back === record ? undefined : { record: withPause(back, table, this.#deps.now()) };
  }

  #withAbsentee({ record, table }: LoadedMatch, person: string, since: number): PlannedChange | undefined {
    const left = this.#presence.isHere(person) ? record : withAbsentee(record, person, since);
    return left === record ? undefined : { record: withPause(left, table, this.#deps.now()) };
  }

  /** Somebody whom another process has lost sight of may be here all the same. */
  #attend(record: TableRecord): void {
    const followers = this.#subscribers.people;
    this.#presence.update(record, followers);
    const here = followers.filter(person => person !== undefined);
    if (withArrivals(record, here) === record) return;
    this.change(loaded => this.#withArrivals(loaded, here)).catch(this.#deps.presence.onError);
  }

  /** Makes a change, unless it is refused; a RefusedRequest is thrown then. */
  async change(transition: Transition): Promise<void> {
    await this.#inTurn(() => this.#tryChange(transition));
  }

  /**
   * Carries a command out. Without a person it comes from a bot that plays for the seat. The result says whether the
   * requester, if there is one, was answered by an update.
   */
  play(command: Command, person?: string, requester?: Requester): Promise<boolean> {
    return this.#inTurn(() => this.#tryChange(loaded => this.#planned(loaded, command, person), requester));
  }

  #planned({ record, table }: LoadedMatch, command: Command, person?: string): PlannedChange | undefined {
    if (person !== undefined && seatOfPerson(record, person) !== command.seat) throw new RefusedRequest('not-seated');
    // A table whose game is over still knows the command that ended it, should it be sent again.
    if (!table || record.stage === 'closed') throw new RefusedRequest('not-playing');
    // A bot that was thinking when the last person went has thought for nothing.
    if (person === undefined && isPaused(record)) throw new RefusedRequest('not-playing');
    const now = this.#deps.now();
    const running = withRunningClock(record, now);
    const paused = running.clock?.rested;
    const planned = plan(table, paused === undefined ? command : { ...command, paused });
    if (!planned.ok) throw new RefusedCommand(planned);
    if (planned.entries.length === 0) return undefined;
    // The clock of the seat to move is the one that runs, also when another seat sends the command.
    return { record: recordAfter(running, planned.after, seatToMove(table), now), plan: planned };
  }

  /** Calls `use` with the match as it is now. */
  read<T>(use: (loaded: LoadedMatch) => T): Promise<T> {
    return this.#inTurn(async () => use(await this.#load()));
  }

  /** The same with the match as it really is: where other processes can change it, what is known here may be old. */
  readNewest<T>(use: (loaded: LoadedMatch) => T): Promise<T> {
    return this.#inTurn(async () => {
      if (this.#deps.shared) await this.#catchUp();
      return use(await this.#load());
    });
  }

  /** Another process has changed the match. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  sendLine(line: ChatLine, person: string | undefined): void {
    this.#subscribers.sendLine(line, person);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Where nothing is queued there is nothing to wait for.
    const done = this.#queued++ === 0 ? work() : this.#queue.then(work);
    this.#queue = done.then(this.#finished, this.#finished);
    return done;
  }

  readonly #finished = (): void => void this.#queued--;

  /** The result says whether the requester has been answered. */
  async #tryChange(transition: Transition, requester?: Requester): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const loaded = this.#loaded ?? (await this.#load());
      const change = this.#deps.shared ? await this.#changeFrom(loaded, transition) : transition(loaded);
      if (change === 'again') continue;
      if (!change) return false;
      const answered = await this.#commit(loaded, change, requester);
      if (answered !== undefined) return answered;
    }
    throw new RefusedRequest('busy');
  }

  /** A refusal counts only if it was made on what the match really is. */
  async #changeFrom(loaded: LoadedMatch, transition: Transition): Promise<PlannedChange | undefined | 'again'> {
    try {
      return transition(loaded);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      await this.#catchUp();
      if (this.#loaded === loaded) throw error;
      return 'again';
    }
  }

  /** Where nothing was announced yet, nothing can have been missed. */
  async #catchUp(): Promise<void> {
    if (!this.#announced) return;
    if (this.#loaded) await this.#readOn(this.#loaded);
    else await this.#readAll();
  }

  /** Undefined where another process was quicker; otherwise whether the requester has been answered. */
  async #commit(before: LoadedMatch, change: PlannedChange, requester?: Requester): Promise<boolean | undefined> {
    const { after, commit } = plannedMatch(this.id, before, change, this.#deps.now());
    if (!(await this.#isStored(commit))) return undefined;
    const table = this.#appended(change.opened ?? before.table, change);
    const answered = this.#become({ ...after, table }, { added: commit.entries, requester });
    const { listed, event } = after.record;
    const listing = commit.listing && { listed, before: before.summary, after: after.summary };
    this.#deps.committed({ match: this.id, moves: movesIn(change), dueAt: commit.dueAt, listing, event });
    return answered;
  }

  /** Drops what is in memory where it is old: another process was quicker, or an error hides what became of it. */
  async #isStored(commit: Commit): Promise<boolean> {
    try {
      const stored = await this.#deps.store.commit(commit);
      if (!stored) this.#keep(undefined);
      return stored;
    } catch (error) {
      this.#readAgain();
      throw error;
    }
  }

  /** The store has the change: should the table not take it, memory is wrong and the store is right. */
  #appended(table: Table | undefined, { plan: planned }: PlannedChange): Table | undefined {
    try {
      if (table && planned) append(table, planned);
      return table;
    } catch (error) {
      this.#readAgain();
      throw error;
    }
  }

  /** Forgets what is in memory. If the store has something new, subscribers hear of it. */
  #readAgain(): void {
    this.#keep(undefined);
    void this.refresh().catch(() => undefined);
  }

  /** From now on the match is like this, and subscribers are sent what is new. */
  #become(loaded: LoadedMatch, announcement?: Announcement): boolean {
    const before = this.#announced;
    const { record, table, revision } = loaded;
    this.#keep(loaded);
    this.#announced = { record, revision, length: table?.entries.length ?? 0 };
    if (before?.record.chairs !== record.chairs || before.record.stage !== record.stage) this.#attend(record);
    if (before === undefined || before.revision === revision) return false;
    return this.#subscribers.announce(before, loaded, announcement);
  }

  /** What is in memory from now on; undefined where it has to be read again. */
  #keep(loaded: LoadedMatch | undefined): void {
    this.#deps.census.countStage(this.#loaded?.record.stage, loaded?.record.stage);
    this.#loaded = loaded;
  }

  async #load(): Promise<LoadedMatch> {
    const loaded = this.#loaded ?? (await this.#readAll());
    if (!loaded) throw new RefusedRequest('no-such-table');
    return loaded;
  }

  async #readAll(): Promise<LoadedMatch | undefined> {
    const { store, loadGame } = this.#deps;
    const stored = await store.load(this.id);
    if (!stored) return undefined;
    const record = keepingChairs(this.#announced?.record, recordFrom(stored));
    const game = await loadGame(record.game);
    const entries = await this.#entries(0, stored.length);
    // Where chance makes no set-up, a match that has begun may have no entries yet.
    const begun = record.stage === 'playing' || entries.length > 0;
    const table = begun ? storedTable(game, matchFromRecord(this.id, record), entries) : undefined;
    const loaded = loadedMatch(stored.revision, record, table);
    this.#become(loaded);
    return loaded;
  }

  async #readOn(before: LoadedMatch): Promise<void> {
    const stored = await this.#deps.store.load(this.id);
    if (!stored || stored.revision === before.revision) return;
    if (!before.table) return void (await this.#readAll());
    continueTable(before.table, await this.#entries(before.table.entries.length, stored.length));
    const record = keepingChairs(before.record, recordFrom(stored));
    this.#become(reloadedMatch(stored.revision, record, before));
  }

  /** Read after the record, the log may be longer than it; what belongs to a newer record is read with that one. */
  async #entries(from: number, to: number): Promise<Entry[]> {
    const texts = await this.#deps.store.entries(this.id, from);
    return texts.slice(0, to - from).map(text => JSON.parse(text) as Entry);
  }
}
