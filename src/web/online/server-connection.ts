import type { ReadonlySignal } from '@preact/signals';
import type { EventListReply, EventSnapshot, EventTablesReply } from '../../protocol/event-replies.ts';
import { withListUpdate } from '../../protocol/list-updates.ts';
import type { HostAnnouncement, OwnMeasures } from '../../protocol/measures.ts';
import type {
  Bye,
  ChatMessage,
  DoneReply,
  Hello,
  ListUpdate,
  LobbyEntry,
  RefusalReply,
  Reply,
  TableList,
  TableSnapshot,
  TableUpdate,
} from '../../protocol/replies.ts';
import type { Request } from '../../protocol/requests.ts';
import type { ShownStudy } from '../../protocol/studies.ts';
import { gapBetween, PROTOCOL, type ProtocolVersion, UNTOLD, VERSION_PARAMETER } from '../../protocol/version.ts';
import { freshId } from '../browser/ids.ts';
import { protocolGap } from '../page/protocol-gap.ts';
import { type EventReader, EventWatches } from './event-watches.ts';
import {
  type BrowserSocket,
  type ConnectionState,
  ReconnectingSocket,
  type ReconnectSettings,
  usualReconnect,
} from './reconnecting-socket.ts';

/** When to look whether a server has been updated, in milliseconds. */
const UPDATE_PAUSE = 5000;

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;
/** A request without its id, which the connection adds. */
export type RequestBody = WithoutId<Request>;
export type ServerAnswer = DoneReply | TableSnapshot | TableUpdate | TableList | RefusalReply | EventAnswer;
type EventAnswer = EventSnapshot | EventTablesReply | EventListReply;
/** What a server sends about a table: all of it, what was added, a line of chat, or why it can't be watched. */
export type TableMessage = TableSnapshot | TableUpdate | ChatMessage | RefusalReply;

type List = TableList['type'];
/** In the lobby it is also told how many people are here. */
type ListReader = (tables: readonly LobbyEntry[], here?: number) => void;

/** Hears what hosts have decided about this person, and what they tell everybody. */
export interface HostListener {
  decided(measures: OwnMeasures): void;
  announced(announcement: HostAnnouncement | undefined): void;
}

/** A subscription: its request is sent again on every reconnect. */
interface Watch {
  readonly match: string;
  readonly listener: (news: TableMessage) => void;
  /** The id of the request that was sent last. */
  id: string;
  /** How much of the log has been received. */
  reached: number;
}

/** Everything that a page sends to its server, and gets from it. */
export class ServerConnection {
  readonly #socket: ReconnectingSocket;
  /** Requests that wait for their answer, in the order in which they were made. */
  readonly #pending = new Map<string, { readonly text: string; readonly answer: (answer: ServerAnswer) => void }>();
  readonly #watches = new Set<Watch>();
  readonly #events = new EventWatches((event, watch) => this.#send({ type: 'event', event, watch }));
  readonly #readers: Readonly<Record<List, Set<ListReader>>> = { lobby: new Set(), mine: new Set() };
  readonly #lists = new Map<List, TableList>();
  /** Which list each request was for whose answer has not come. */
  readonly #listRequests = new Map<string, List>();
  /** Studies that are followed, by their ids, and who wants to know what is shown of them. */
  readonly #followed = new Map<string, (shown: ShownStudy) => void>();
  #left: () => void = () => undefined;
  #hosts: HostListener | undefined;
  #invited: () => void = () => undefined;

  readonly #protocol: ProtocolVersion;
  /** Has the server told its version since the connection was opened? */
  #greeted = false;

  constructor(settings: ReconnectSettings, protocol = PROTOCOL) {
    this.#protocol = protocol;
    this.#socket = new ReconnectingSocket(settings, {
      opened: () => this.#opened(),
      received: text => this.#receivedText(text),
      ping: () => void this.#send({ type: 'ping' }),
    });
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#socket.state;
  }

  /**
   * Sends a request and returns its answer. While the connection is lost the request waits, and one that was on its way
   * is sent again under the same id.
   */
  ask(body: RequestBody, id = freshId()): Promise<ServerAnswer> {
    const text = JSON.stringify({ ...body, id });
    this.#socket.open();
    return new Promise(answer => {
      this.#pending.set(id, { text, answer });
      this.#socket.send(text);
    });
  }

  /** Follows a table until the returned function is called. The listener gets the whole of it first. */
  watch(match: string, listener: (news: TableMessage) => void): () => void {
    const watch: Watch = { match, listener, id: '', reached: 0 };
    this.#watches.add(watch);
    this.#socket.open();
    this.#sendWatch(watch);
    return () => this.#unwatch(watch);
  }

  /** Follows an event. */
  watchEvent(event: string, reader: EventReader): () => void {
    this.#socket.open();
    return this.#events.add(event, reader);
  }

  /** Follows the list of public tables. */
  watchLobby(reader: ListReader): () => void {
    return this.#read('lobby', reader);
  }

  /** Follows the list of one's own tables. */
  watchMine(reader: ListReader): () => void {
    return this.#read('mine', reader);
  }

  /** Follows what the owner of a study shows of it, until the returned function is called. One at a time. */
  follow(study: string, listener: (shown: ShownStudy) => void): () => void {
    this.#followed.set(study, listener);
    this.#socket.open();
    this.#send({ type: 'follow', study, on: true });
    return () => {
      if (this.#followed.delete(study)) this.#send({ type: 'follow', study, on: false });
    };
  }

  /** This device has become another person: everything is asked for anew. */
  reconnect(): void {
    for (const watch of this.#watches) watch.reached = 0;
    this.#socket.reconnect();
  }

  /** Calls the listener, instead of the one before, when this device is nobody's any more. */
  whenLeft(listener: () => void): void {
    this.#left = listener;
  }

  /** Calls the listener, instead of the one before, when the hosts of the server have something to say. */
  whenHostsSpeak(listener: HostListener): void {
    this.#hosts = listener;
  }

  /** Calls the listener, instead of the one before, when somebody invites this person. */
  whenInvited(listener: () => void): void {
    this.#invited = listener;
  }

  /** The network or the person is back, or the network has gone. */
  check(): void {
    this.#socket.check();
  }

  close(): void {
    this.#socket.close();
  }

  #opened(): void {
    this.#greeted = false;
    this.#listRequests.clear();
    for (const watch of this.#watches) this.#sendWatch(watch);
    this.#events.askAgain();
    for (const study of this.#followed.keys()) this.#send({ type: 'follow', study, on: true });
    for (const list of ['lobby', 'mine'] as const) if (this.#readers[list].size > 0) this.#askForList(list);
    for (const { text } of this.#pending.values()) this.#socket.send(text);
  }

  #send(body: RequestBody, id = freshId()): string {
    this.#socket.send(JSON.stringify({ ...body, id }));
    return id;
  }

  #sendWatch(watch: Watch): void {
    watch.id = this.#send({ type: 'watch', match: watch.match, from: watch.reached });
  }

  #unwatch(watch: Watch): void {
    if (!this.#watches.delete(watch)) return;
    if (![...this.#watches].some(({ match }) => match === watch.match))
      this.#send({ type: 'unwatch', match: watch.match });
  }

  #read(list: List, reader: ListReader): () => void {
    const readers = this.#readers[list];
    readers.add(reader);
    this.#socket.open();
    const known = this.#lists.get(list);
    if (readers.size === 1) this.#askForList(list);
    else if (known) reader(known.tables, known.here);
    return () => this.#unread(list, reader);
  }

  #unread(list: List, reader: ListReader): void {
    const readers = this.#readers[list];
    if (!readers.delete(reader) || readers.size > 0) return;
    this.#lists.delete(list);
    this.#send({ type: list, watch: false });
  }

  #askForList(list: List): void {
    this.#listRequests.set(this.#send({ type: list, watch: true, changes: true }), list);
  }

  /** A server that does not know what changes are sends whole lists. */
  #askForWholeList({ id = '', code }: RefusalReply): void {
    const list = this.#listRequests.get(id);
    if (list && code === 'unreadable') this.#send({ type: list, watch: true });
  }

  #receivedText(text: string): boolean {
    const reply = JSON.parse(text) as Reply;
    if (!this.#greeted) this.#compare(reply.type === 'hello' ? reply : UNTOLD);
    if (reply.type !== 'hello') this.#received(reply);
    return reply.type !== 'refused' || reply.id !== undefined;
  }

  /** A page that is too old has to be loaded anew; a server that is will be updated in a moment, as others were. */
  #compare(server: ProtocolVersion): void {
    this.#greeted = true;
    protocolGap.value = gapBetween(this.#protocol, server);
    if (protocolGap.value === 'page') this.#socket.giveUp();
    if (protocolGap.value === 'server') this.#socket.leaveFor(UPDATE_PAUSE);
  }

  #received(reply: Exclude<Reply, Hello>): void {
    if (reply.type === 'bye') return this.#part(reply);
    if (reply.type === 'listed') return this.#updated(reply);
    if (reply.type === 'measures') return this.#hosts?.decided(reply.measures);
    if (reply.type === 'invited') return this.#invited();
    if (reply.type === 'announcement') return this.#hosts?.announced(reply.announcement);
    if (reply.type === 'shown') return this.#followed.get(reply.study)?.(reply);
    if (reply.type === 'refused') this.#askForWholeList(reply);
    if (reply.type === 'refused' || reply.type === 'event' || reply.type === 'event-news') this.#events.receive(reply);
    if (reply.type === 'event-news') return;
    if (isTableList(reply)) this.#listed(reply);
    else if (!isAboutEvents(reply)) this.#deliver(reply);
    if (reply.type !== 'said') this.#answered(reply);
  }

  #part({ again, left }: Bye): void {
    this.#socket.retryAfter(again);
    if (!left) return;
    // A stranger sees other things, from the beginning of the log.
    for (const watch of this.#watches) watch.reached = 0;
    this.#left();
  }

  #answered(answer: ServerAnswer): void {
    this.#listRequests.delete(answer.id ?? '');
    const pending = this.#pending.get(answer.id ?? '');
    this.#pending.delete(answer.id ?? '');
    pending?.answer(answer);
  }

  #listed(list: TableList): void {
    this.#lists.set(list.type, list);
    for (const reader of this.#readers[list.type]) reader(list.tables, list.here);
  }

  /** To somebody who has left the list meanwhile it says nothing. */
  #updated(update: ListUpdate): void {
    const known = this.#lists.get(update.list);
    if (known) this.#listed(withListUpdate(known, update));
  }

  /** An answer to a watch is for the one who asked; news are for everybody at the table. */
  #deliver(reply: TableSnapshot | TableUpdate | ChatMessage | DoneReply | RefusalReply): void {
    if (reply.type === 'done') return;
    for (const watch of this.#watches) if (concerns(reply, watch)) this.#notify(watch, reply);
  }

  #notify(watch: Watch, news: TableMessage): void {
    // What comes after a part that is missing does not count: after a reconnect that part is to come, too.
    if ((news.type === 'table' || news.type === 'news') && news.from <= watch.reached)
      watch.reached = Math.max(watch.reached, news.from + news.entries.length);
    watch.listener(news);
  }
}

function isTableList(reply: Reply): reply is TableList {
  return reply.type === 'lobby' || reply.type === 'mine';
}

function isAboutEvents(reply: { readonly type: string }): reply is EventAnswer {
  return reply.type === 'event' || reply.type === 'events' || reply.type === 'event-tables';
}

function concerns(news: TableMessage, { match, id }: Watch): boolean {
  if (news.type === 'refused') return news.id === id;
  if (news.type !== 'table') return news.match === match;
  return news.id === undefined ? news.table.match === match : news.id === id;
}

/** The page may lie in a folder of somebody else's site; its server is found beside it. */
function openSocket(): BrowserSocket {
  const address = new URL('socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  address.searchParams.set(VERSION_PARAMETER, String(PROTOCOL.version));
  return new WebSocket(address);
}

let only: ServerConnection | undefined;

/** The one connection of this page, made when something online is first used. */
export function serverConnection(): ServerConnection {
  if (only) return only;
  const made = new ServerConnection({ open: openSocket, ...usualReconnect });
  only = made;
  for (const event of ['online', 'offline']) addEventListener(event, () => made.check());
  document.addEventListener('visibilitychange', () => document.hidden || made.check());
  return made;
}
