import type { Game, Viewer } from '../../engine/game.ts';
import type { ChatLine, Reply } from '../../protocol/replies.ts';
import type { Command, Entry } from '../../table/match.ts';
import { continueTable, openTable, submit, type Table } from '../../table/table.ts';
import type { Commit, Person, Store } from '../store/port.ts';
import { logFor, type MatchSummary, tableView, viewerOf } from './disclosure.ts';
import {
  commitOf,
  isSameTable,
  keepingChairs,
  type LoadedMatch,
  loadedMatch,
  movesSince,
  textsFrom,
} from './loaded-match.ts';
import {
  matchFromRecord,
  RefusedRequest,
  recordAfter,
  recordFrom,
  seatOfPerson,
  seatToMove,
  type TableRecord,
} from './table-record.ts';

/** Somebody who looks at a table: one open page. */
export interface Subscriber {
  readonly person: Person | undefined;
  /** The text of a Reply. */
  tell(text: string): void;
}

/** A reader whose request makes a change. News of it are the answer then: to be told twice would be once too often. */
export interface Requester {
  readonly reader: Subscriber;
  readonly id: string;
}

export interface LiveMatchDeps {
  readonly store: Pick<Store, 'load' | 'entries' | 'commit' | 'chat'>;
  readonly loadGame: (id: string) => Promise<Game>;
  readonly now: () => number;
  /** May other processes change the match? Then what is known here may be old. */
  readonly shared: boolean;
  /** Something was committed: other processes, lists and bots want to know. */
  readonly committed: (match: string, news: CommitEvent) => void;
}

export interface CommitEvent {
  /** What lists said of the match and what they say now, where that has changed. */
  readonly listing?: { readonly before: MatchSummary; readonly after: MatchSummary };
  readonly dueAt: number | undefined;
  /** How many moves of seats it brought. */
  readonly moves: number;
}

/** What a request does to a match: nothing, or a new document and perhaps a longer log. */
export type Transition = (standing: {
  readonly document: TableRecord;
  readonly table: Table | undefined;
}) => TransitionResult | undefined;

export interface TransitionResult {
  readonly document: TableRecord;
  readonly table: Table | undefined;
}

/** So often a change is tried again after another process was quicker. */
const MAX_TRIES = 5;
const CHAT_LINES = 100;

/** One match and those who look at it. All changes pass through here, one after the other: commit first, then tell. */
export class LiveMatch {
  readonly id: string;
  readonly #around: LiveMatchDeps;
  readonly #readers = new Set<Subscriber>();
  #standing: LoadedMatch | undefined;
  /** What all readers know. Whatever is read later, whoever has made it, is told from there on. */
  #told: Announced | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #acts = 0;

  constructor(id: string, around: LiveMatchDeps) {
    this.id = id;
    this.#around = around;
  }

  /** Nobody looks at it, and nothing is under way in it: it may be forgotten. */
  get isEmpty(): boolean {
    return this.#readers.size === 0 && this.#acts === 0;
  }

  get subscriberCount(): number {
    return this.#readers.size;
  }

  /** Undefined until the match has been read. */
  get stage(): TableRecord['stage'] | undefined {
    return this.#standing?.document.stage;
  }

  /** Makes a reader of somebody, and shows them the table. */
  async subscribe(reader: Subscriber, from: number, id?: string): Promise<void> {
    await this.#inTurn(async () => {
      // Who comes back must not be shown less than another process has told them already.
      if (this.#around.shared) await this.#catchUp();
      const standing = await this.#stand();
      const chat = await this.#around.store.chat(this.id, CHAT_LINES);
      const lines = chat.map(({ body }) => JSON.parse(body) as ChatLine);
      this.#readers.add(reader);
      reader.tell(this.#shown(standing, reader, from, { ...(id !== undefined && { id }), chat: lines }));
    });
  }

  unsubscribe(reader: Subscriber): void {
    this.#readers.delete(reader);
  }

  /** Takes a step, unless it is refused; a Refused is thrown then. */
  async change(step: Transition): Promise<void> {
    await this.#inTurn(() => this.#tryChange(step));
  }

  /**
   * A move or another command of a seat. Left out, the person is a bot that looks after the seat. Tells whether the one
   * who asks for it, if anybody does, has been answered.
   */
  play(command: Command, person?: string, asker?: Requester): Promise<boolean> {
    return this.#inTurn(() => this.#tryChange(standing => this.#played(standing, command, person), asker));
  }

  #played(
    { document, table }: Parameters<Transition>[0],
    command: Command,
    person?: string,
  ): TransitionResult | undefined {
    if (person !== undefined && seatOfPerson(document, person) !== command.seat) throw new RefusedRequest('not-seated');
    // A table whose game is over still knows the command that ended it, should it be sent again.
    if (!table || document.stage === 'closed') throw new RefusedRequest('not-playing');
    const before = table.entries.length;
    // Whoever sends the command: it is the clock of the seat to move that runs.
    const mover = seatToMove(table);
    const answer = submit(table, command);
    if (!answer.ok) throw new RefusedCommand(answer);
    if (table.entries.length === before) return undefined;
    return { document: recordAfter(document, table, mover, this.#around.now()), table };
  }

  /** What the match is now, for those who look after it. */
  read<T>(at: (standing: LoadedMatch) => T): Promise<T> {
    return this.#inTurn(async () => at(await this.#stand()));
  }

  /** Another process has changed the match. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  sendLine(line: ChatLine): void {
    const text = JSON.stringify({ type: 'said', match: this.id, line } satisfies Reply);
    for (const reader of this.#readers) reader.tell(text);
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    // Where nobody is in line there is nothing to wait for.
    const done = this.#acts++ === 0 ? act() : this.#queue.then(act);
    this.#queue = done.then(this.#ended, this.#ended);
    return done;
  }

  readonly #ended = (): void => void this.#acts--;

  /** Tells whether the asker has been answered. */
  async #tryChange(step: Transition, asker?: Requester): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const standing = this.#standing ?? (await this.#stand());
      const length = standing.table?.entries.length ?? 0;
      const stepped = this.#around.shared ? await this.#stepFrom(standing, step) : step(standing);
      if (stepped === 'again') continue;
      if (!stepped) return false;
      const told = await this.#commit(standing, length, stepped, asker);
      if (told !== undefined) return told;
    }
    throw new RefusedRequest('busy');
  }

  /** A refusal counts only if it was made on what the match really is. */
  async #stepFrom(standing: LoadedMatch, step: Transition): Promise<TransitionResult | undefined | 'again'> {
    try {
      return step(standing);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      await this.#catchUp();
      if (this.#standing === standing) throw error;
      return 'again';
    }
  }

  /** Where nobody was told anything yet, nothing can be missed. */
  async #catchUp(): Promise<void> {
    if (!this.#told) return;
    if (this.#standing) await this.#readOn(this.#standing);
    else await this.#readAll();
  }

  /** Undefined where somebody else was quicker; otherwise whether the asker has been answered. */
  async #commit(
    before: LoadedMatch,
    length: number,
    { document, table }: TransitionResult,
    asker: Requester | undefined,
  ): Promise<boolean | undefined> {
    const after = loadedMatch(before.revision + 1, document, table, before);
    const change = commitOf(this.id, before, length, after, this.#around.now());
    // Until it is certain what is kept, nobody may look at what was tried.
    this.#standing = undefined;
    if (!(await this.#kept(change))) return undefined;
    const told = this.#become(after, { added: change.entries, asker });
    const listing = change.listing && { before: before.summary, after: after.summary };
    const moves = movesSince(table, length);
    this.#around.committed(this.id, { ...(listing && { listing }), dueAt: change.dueAt, moves });
    return told;
  }

  /** An error does not tell whether the change was kept. If it was, readers must hear of it all the same. */
  async #kept(change: Commit): Promise<boolean> {
    try {
      return await this.#around.store.commit(change);
    } catch (error) {
      void this.refresh().catch(() => undefined);
      throw error;
    }
  }

  /** From now on the match is like this, and readers are told of it. */
  #become(standing: LoadedMatch, telling?: Announcement): boolean {
    const told = this.#told;
    const { document, table, revision } = standing;
    this.#standing = standing;
    this.#told = { document, revision, length: table?.entries.length ?? 0 };
    return told !== undefined && told.revision !== revision && this.#tell(told, standing, telling);
  }

  async #stand(): Promise<LoadedMatch> {
    const standing = this.#standing ?? (await this.#readAll());
    if (!standing) throw new RefusedRequest('no-such-table');
    return standing;
  }

  async #readAll(): Promise<LoadedMatch | undefined> {
    const { store, loadGame } = this.#around;
    const stored = await store.load(this.id);
    if (!stored) return undefined;
    const document = keepingChairs(this.#told?.document, recordFrom(stored));
    const game = await loadGame(document.game);
    // Taken after the document, the log may be longer than it; what belongs to a newer document is read with that one.
    const entries = (await store.entries(this.id)).slice(0, stored.length).map(text => JSON.parse(text) as Entry);
    const table = entries.length > 0 ? openTable(game, matchFromRecord(this.id, document), entries) : undefined;
    const standing = loadedMatch(stored.revision, document, table);
    this.#become(standing);
    return standing;
  }

  async #readOn(before: LoadedMatch): Promise<void> {
    const { table, revision } = before;
    const stored = await this.#around.store.load(this.id);
    if (!stored || stored.revision === revision) return;
    if (!table) return void (await this.#readAll());
    const length = table.entries.length;
    const texts = (await this.#around.store.entries(this.id, length)).slice(0, stored.length - length);
    continueTable(
      table,
      texts.map(text => JSON.parse(text) as Entry),
    );
    this.#become(loadedMatch(stored.revision, keepingChairs(before.document, recordFrom(stored)), table, before));
  }

  /** Tells all readers what is new, and answers whether that was told to the asker as an answer. */
  #tell(told: Announced, after: LoadedMatch, { added, asker }: Announcement = {}): boolean {
    const { document, table } = after;
    const isNews = table !== undefined && isSameTable(told.document, document);
    const textFor = isNews
      ? this.#newsFor(after, table, told.length, added)
      : sameForSeats(document, (_, reader) => this.#shown(after, reader, told.length));
    for (const reader of this.#readers) {
      const text = textFor(reader);
      reader.tell(isNews && reader === asker?.reader ? answering(text, asker.id) : text);
    }
    return isNews && asker !== undefined && this.#readers.has(asker.reader);
  }

  #newsFor({ document, clock }: LoadedMatch, table: Table, from: number, added?: readonly string[]): TextFor {
    if (!table.game.perfectInformation)
      return sameForSeats(document, viewer => this.#news(document, table, viewer, from));
    const text = this.#openNews(clock, from, added ?? textsFrom(table, from));
    return () => text;
  }

  #news({ clock }: TableRecord, table: Table, viewer: Viewer, from: number): string {
    const log = logFor(table, viewer, from);
    const now = this.#around.now();
    return JSON.stringify({ type: 'news', match: this.id, ...log, ...(clock && { clock }), now } satisfies Reply);
  }

  /** Where nobody is kept from reading anything, all are told the same, in the texts that are kept too. */
  #openNews(clock: string | undefined, from: number, entries: readonly string[]): string {
    const time = `${clock ? `"clock":${clock},` : ''}"now":${this.#around.now()}`;
    return `{"type":"news","match":"${this.id}","from":${from},"entries":[${entries.join(',')}],${time}}`;
  }

  #shown({ document, table }: LoadedMatch, { person }: Subscriber, from: number, more: Partial<Reply> = {}): string {
    const log = logFor(table, viewerOf(document, person?.id), from);
    const shown = { type: 'table', table: tableView(this.id, document, person?.id), ...log, now: this.#around.now() };
    return JSON.stringify({ ...shown, ...more });
  }
}

/** What readers have been told of a match. */
interface Announced {
  readonly document: TableRecord;
  readonly revision: number;
  readonly length: number;
}

type TextFor = (reader: Subscriber) => string;

/** Readers on the same seat see the same, and so do all who have none. */
function sameForSeats(document: TableRecord, textOf: (viewer: Viewer, reader: Subscriber) => string): TextFor {
  const texts = new Map<Viewer, string>();
  return reader => {
    const viewer = viewerOf(document, reader.person?.id);
    const text = texts.get(viewer) ?? textOf(viewer, reader);
    texts.set(viewer, text);
    return text;
  };
}

interface Announcement {
  /** The texts of new entries, where they have been written already. */
  readonly added?: readonly string[];
  readonly asker?: Requester | undefined;
}

function answering(news: string, id: string): string {
  return `${news.slice(0, -1)},"id":${JSON.stringify(id)}}`;
}

/** A command that the rules or the table refuse. */
export class RefusedCommand extends RefusedRequest {
  readonly rule: string | undefined;
  readonly at: number | undefined;
  constructor({ code, rule, at }: Extract<ReturnType<typeof submit>, { ok: false }>) {
    super(code);
    this.rule = rule;
    this.at = at;
  }
}
