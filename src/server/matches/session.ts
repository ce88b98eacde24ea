import { createHash } from 'node:crypto';
import { type EventRequest, isEventRequest } from '../../protocol/event-requests.ts';
import type { Reply } from '../../protocol/replies.ts';
import { type Request, type RequestOf, readRequest } from '../../protocol/requests.ts';
import type { Command } from '../../table/match.ts';
import { cleanLine } from '../net/clean-text.ts';
import type { Logger } from '../net/logs.ts';
import { type RateLimit, requestWeights, WAKING } from '../net/rate-limits.ts';
import type { Person } from '../store/port.ts';
import { type EventRequests, noEvents } from './event-requests.ts';
import type { LoadedMatch, PlannedChange } from './loaded-match.ts';
import { type MatchServices, unsubscribeFromLists } from './match-services.ts';
import { withInvited } from './outside-bots.ts';
import { RefusedRequest, refusalOf } from './refusals.ts';
import { givenNumber } from './sealing.ts';
import type { Subscriber } from './subscribers.ts';
import { needVoice, sentAway, withBotsLetIn, withDoor, withFloor } from './table-manners.ts';
import {
  cameBack,
  peopleAt,
  roseFrom,
  seatOfPerson,
  type TableRecord,
  withBot,
  withFreshDeadline,
} from './table-record.ts';
import { WatchedTables } from './watched-tables.ts';

/** Somebody at a page, and the device that it is on. */
export type SessionPerson = Person & { readonly device?: string };

/** Why a session ends: the server is being closed, its person has left on this device, or is let in no longer. */
export type Parting = 'closing' | 'left' | 'banned';

export interface SessionSettings {
  readonly matches: MatchServices;
  readonly person: SessionPerson | undefined;
  readonly now: () => number;
  readonly send: (text: string) => void;
  readonly closeSocket: (why: Parting) => void;
  readonly rateLimit: RateLimit;
  /** Left out where there are no events. */
  readonly events?: EventRequests | undefined;
  /** The hash of the page's address, by which tables are counted; undefined where they are not. */
  readonly origin: string | undefined;
  readonly log: Logger;
  /** A request of this type was answered with this code. */
  readonly answered: (type: string, code: string) => void;
  /** Something went wrong here that the sender can't help. */
  readonly onError: (error: unknown) => void;
}

/** What became of a frame: it was taken; it came too fast and was refused; or it was dropped, and the line is to be closed. */
export type Reception = 'taken' | 'too-fast' | 'flood';

/** How many requests may wait in line. */
const MAX_QUEUE = 64;

/** One open socket: reads its requests, one after the other, and answers each exactly once. */
export class Session implements Subscriber {
  readonly person: SessionPerson | undefined;
  readonly origin: string | undefined;
  readonly #settings: SessionSettings;
  readonly #watched: WatchedTables;
  readonly #queued: (change: 1 | -1) => void;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #draining = false;
  #closed = false;
  #hasLeft = false;

  /** `queued` is called with 1 when a request comes into line, and with -1 when it has been answered. */
  constructor(settings: SessionSettings, queued: (change: 1 | -1) => void = () => undefined) {
    this.#settings = settings;
    this.#queued = queued;
    this.person = settings.person;
    this.origin = settings.origin;
    this.#watched = new WatchedTables(settings.matches, this);
  }

  send(text: string): void {
    this.#settings.send(text);
  }

  /** Takes a message. */
  receive(text: string): Reception {
    if (this.#draining) return this.count();
    const request = readRequest(text);
    const reception = this.count('wrong' in request ? 1 : this.#weightOf(request));
    if (reception !== 'flood') this.#take(request, reception === 'taken' && this.#waiting < MAX_QUEUE);
    return reception;
  }

  #weightOf(request: Request): number {
    return requestWeights[request.type] + (this.#wakesMatch(request) ? WAKING : 0);
  }

  #wakesMatch(request: Request): boolean {
    if (!('match' in request) || this.#watched.has(request.match) || request.type === 'unwatch') return false;
    return !this.#settings.matches.directory.isAwake(request.match);
  }

  /** Takes a frame that asks for nothing, such as a ping of the protocol below, or a message of some weight. */
  count(weight = 1): Reception {
    const { rateLimit } = this.#settings;
    if (rateLimit.message(weight)) return 'taken';
    return rateLimit.refusal() ? 'too-fast' : 'flood';
  }

  #take(request: ReturnType<typeof readRequest>, mayAsk: boolean): void {
    if ('wrong' in request) return this.#refuse(request.id, mayAsk ? 'unreadable' : 'too-fast', request.wrong);
    if (!mayAsk) return this.#refuse(request.id, 'too-fast');
    // Where nothing is in line there is nothing to wait for.
    const serve = () => this.#serve(request);
    this.#queued(1);
    this.#queue = this.#waiting++ === 0 ? serve() : this.#queue.then(serve, serve);
  }

  /** The socket is closed. */
  close(): void {
    this.#closed = true;
    this.#watched.close();
    unsubscribeFromLists(this.#settings.matches, this);
    this.#settings.events?.unfollow(this);
  }

  /** Resolves when every request that came has been answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Takes no more requests. Pages send those that come now again, to whichever server lets them in next. */
  stopReceiving(): void {
    this.#draining = true;
  }

  closeSocket(why: Parting): void {
    this.#hasLeft ||= why !== 'closing';
    this.#settings.closeSocket(why);
  }

  /** What is no request, or comes too fast, is answered without waiting in line. */
  #refuse(id: string | undefined, code: 'unreadable' | 'too-fast', what?: string): void {
    const { answered, log } = this.#settings;
    this.#reply({ type: 'refused', ...(id !== undefined && { id }), code, ...(what !== undefined && { what }) });
    answered('none', code);
    log.debug({ code }, 'refused');
  }

  #reply(reply: Reply): void {
    this.send(JSON.stringify(reply));
  }

  async #serve(request: Request): Promise<void> {
    let code = 'done';
    try {
      await this.#carryOut(request);
    } catch (error) {
      const refusal = refusalOf(request.id, error);
      code = refusal.code;
      this.#reply(refusal);
      if (!(error instanceof RefusedRequest)) this.#settings.onError(error);
    } finally {
      this.#waiting--;
      this.#queued(-1);
    }
    this.#settings.answered(request.type, code);
    this.#note(request, code);
  }

  /** Logs no more of a request than its type: moves may be hidden, and what people say is theirs. */
  #note(request: Request, code: string): void {
    const match = 'match' in request ? { match: request.match } : {};
    this.#settings.log.debug({ type: request.type, ...match, code }, 'request');
  }

  async #carryOut(request: Request): Promise<void> {
    const { id } = request;
    // What is still in line is carried out, but there is nobody any more to send anything to.
    if (this.#closed && ['watch', 'mine', 'lobby', 'follow', 'show'].includes(request.type)) return;
    if (request.type === 'watch') return this.#watched.watch(request.match, request.from ?? 0, id);
    if (request.type === 'mine') return this.#sendMyTables(request);
    if (request.type === 'lobby' && request.watch) return this.#settings.matches.lobby.subscribe(this, request);
    if (isCommand(request)) return this.#play(request);
    if (isEventRequest(request)) return this.#askEvents(request);
    const match = await this.#act(request);
    this.#reply({ type: 'done', id, ...(match !== undefined && { match }) });
  }

  async #askEvents(request: EventRequest): Promise<void> {
    const { events = noEvents, rateLimit } = this.#settings;
    const person = this.#hasLeft ? undefined : this.person;
    this.#reply(await events.serve(request, { subscriber: this, person, rateLimit }));
    if (this.#closed) events.unfollow(this);
  }

  /** Where the table is watched, the update is the answer. */
  async #play(request: CommandRequest): Promise<void> {
    const { id } = request;
    const person = this.#somebody();
    const requester = { subscriber: this, id };
    const answered = await this.#watched.live(request.match).play(withIdOfSeat(request), person.id, requester);
    if (!answered) this.#reply({ type: 'done', id });
  }

  /** Carries out what changes something. The result is the match that was opened, if one was. */
  async #act(request: Request): Promise<string | undefined> {
    const { matches, origin } = this.#settings;
    if (request.type === 'unwatch') return void this.#watched.unwatch(request.match);
    if (request.type === 'lobby') return this.#leaveLobby();
    if (request.type === 'ping') return undefined;
    if (request.type === 'follow') return this.#follow(request);
    const person = this.#somebody();
    if (request.type === 'show') return this.#show(person, request);
    if (request.type === 'open' || request.type === 'rematch') this.#countTable(person);
    if (request.type === 'open') return matches.lifecycle.open(person, request, origin);
    if (request.type === 'rematch') return matches.lifecycle.rematch(request.match, person, origin);
    await this.#actAtTable(person, request as TableRequest);
    return undefined;
  }

  #actAtTable(person: Person, request: TableRequest): Promise<void> {
    const { matches, now } = this.#settings;
    const change = (make: (loaded: LoadedMatch) => TableRecord): Promise<void> =>
      this.#watched.live(request.match).change(loaded => changeTo(make(loaded), loaded, now()));
    switch (request.type) {
      case 'sit':
        return this.#sit(person, request);
      case 'dismiss':
        return change(({ record }) => sentAway(record, person.id, request.seat));
      case 'door':
        return change(({ record }) => withDoor(record, person.id, request.open));
      case 'floor':
        return change(({ record }) => withFloor(record, person.id, request.open));
      case 'unseal':
        return matches.lifecycle.unseal(request.match, person.id, request.seat, request.nonce);
      case 'rise':
        return change(({ record }) => roseFrom(record, person.id));
      case 'bots':
        return change(({ record }) => withBotsLetIn(record, person.id, request.open));
      case 'bot':
        return request.outside === undefined
          ? change(({ record }) => withBot(record, person.id, request.seat, request.level))
          : this.#invite(person, { ...request, outside: request.outside });
      case 'return':
        return change(({ record, table }) => cameBack(record, table, person.id, now()));
      case 'start':
        return matches.lifecycle.start(request.match, person.id);
      case 'say':
        return this.#say(person, request);
    }
  }

  /** Whoever sits there already adds a number, which counts for nothing more. */
  async #sit(person: Person, { match, seat, seal, nonce, rated = false }: RequestOf<'sit'>): Promise<void> {
    const { matches, rateLimit } = this.#settings;
    const found = await this.#watched.live(match).read(({ record }) => ({
      sits: seatOfPerson(record, person.id) !== undefined,
      others: [record.host, ...peopleAt(record)],
    }));
    if (!found.sits && !rateLimit.seat(person.id)) throw new RefusedRequest('too-fast', 'seats');
    if (!found.sits && (await matches.ties.blocks(found.others, person.id)))
      throw new RefusedRequest('closed', 'not for you');
    await matches.lifecycle.sit(match, person, { seat, given: givenNumber(seal, nonce), rated });
  }

  async #invite({ id }: Person, { match, seat, outside }: RequestOf<'bot'> & { outside: string }): Promise<void> {
    const { matches, now } = this.#settings;
    const game = await this.#watched.live(match).read(({ record }) => record.game);
    const bot = await matches.outsideBots.ready(outside, game);
    await this.#watched
      .live(match)
      .change(loaded => changeTo(withInvited(loaded.record, id, seat, bot), loaded, now()));
  }

  async #say(person: Person, { id, match, text }: RequestOf<'say'>): Promise<void> {
    const { matches, rateLimit, now } = this.#settings;
    const seen = cleanLine(text);
    if (seen === '') throw new RefusedRequest('unreadable', 'text: there is nothing to be seen in it');
    if (!rateLimit.line(person.id)) throw new RefusedRequest('too-fast', 'lines of chat');
    if (await matches.ties.isSilenced(person.id)) throw new RefusedRequest('silenced', 'the hosts have muted you');
    const { seat, people } = await this.#watched.live(match).read(({ record }) => {
      needVoice(record, person.id);
      return { seat: seatOfPerson(record, person.id), people: [record.host, ...peopleAt(record)] };
    });
    if (seat === undefined && (await matches.ties.blocks(people, person.id)))
      throw new RefusedRequest('not-seated', 'only those who sit here speak');
    const line = { id: lineId(person, match, id), at: now(), name: person.name, text: seen };
    await matches.chat.post(match, person.id, { ...line, ...(seat !== undefined && { seat }) });
  }

  #countTable({ id }: Person): void {
    if (!this.#settings.rateLimit.table(id)) throw new RefusedRequest('too-fast', 'tables');
  }

  #somebody(): Person {
    if (!this.person || this.#hasLeft) throw new RefusedRequest('nobody');
    return this.person;
  }

  /** Once, or again with every change. */
  #sendMyTables(request: RequestOf<'mine'>): Promise<void> {
    const { myTables } = this.#settings.matches;
    if (request.watch === false) myTables.unsubscribe(this);
    return request.watch ? myTables.subscribe(this, request) : myTables.send(this, request);
  }

  /** Somebody may not want to be watched by this person any more. */
  lookAnew(): void {
    const looked = this.#watched.lookAnew().then(requests => {
      for (const id of requests) this.#reply(refusalOf(id, new RefusedRequest('closed', 'not for you')));
    });
    looked.catch(this.#settings.onError);
  }

  hides(person: string | undefined): boolean {
    return this.#watched.hides(person);
  }

  async #follow({ study, on }: RequestOf<'follow'>): Promise<undefined> {
    const { studyRooms } = this.#settings.matches;
    if (on) await studyRooms.follow(this, study);
    if (!on || this.#closed) studyRooms.leave(this);
  }

  async #show(person: Person, { study, at }: RequestOf<'show'>): Promise<undefined> {
    await this.#settings.matches.studyRooms.show(this, person, study, at);
    if (this.#closed) this.#settings.matches.studyRooms.leave(this);
  }

  #leaveLobby(): undefined {
    this.#settings.matches.lobby.unsubscribe(this);
  }
}

/** The same for a line that is sent again because its answer was lost. It does not give away who the person is. */
function lineId(person: Person, match: string, request: string): string {
  return createHash('sha256').update(`line ${person.id} ${match} ${request}`).digest('hex').slice(0, 20);
}

type TableRequest = Extract<
  Request,
  { type: 'sit' | 'unseal' | 'rise' | 'bot' | 'bots' | 'dismiss' | 'door' | 'floor' | 'return' | 'start' | 'say' }
>;

type CommandRequest = RequestOf<'play'> | RequestOf<'aside'> | RequestOf<'resign'>;

function isCommand(request: Request): request is CommandRequest {
  return request.type === 'play' || request.type === 'aside' || request.type === 'resign';
}

/** Pages choose ids; that of one seat must not stand for that of another. */
function withIdOfSeat(request: CommandRequest): Command {
  return { ...request, id: `${request.seat}:${request.id}` };
}

function changeTo(record: TableRecord, before: LoadedMatch, now: number): PlannedChange | undefined {
  return record === before.record ? undefined : { record: withFreshDeadline(record, now) };
}
