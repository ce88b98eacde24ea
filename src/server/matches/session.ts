import { createHash } from 'node:crypto';
import type { RefusalReply, Reply } from '../../protocol/replies.ts';
import { type Request, type RequestOf, readRequest } from '../../protocol/requests.ts';
import type { Command } from '../../table/match.ts';
import { cleanLine } from '../net/clean-text.ts';
import type { Logger } from '../net/logs.ts';
import { type RateLimit, requestWeights } from '../net/rate-limits.ts';
import type { Person } from '../store/port.ts';
import { type LiveMatch, RefusedCommand, type Subscriber } from './live-match.ts';
import type { MatchDirectory } from './match-directory.ts';
import {
  cameBack,
  RefusedRequest,
  roseFrom,
  satDown,
  seatOfPerson,
  withBot,
  withFreshDeadline,
} from './table-record.ts';

export interface SessionSettings {
  readonly directory: MatchDirectory;
  readonly person: Person | undefined;
  readonly now: () => number;
  readonly send: (text: string) => void;
  /** Ends the conversation. */
  readonly hangUp: () => void;
  readonly ration: RateLimit;
  /** The mark of the address that the page is at, by which tables are counted; undefined where they are not. */
  readonly origin: string | undefined;
  readonly log: Logger;
  /** A request of this type was answered with this code. */
  readonly answered: (type: string, code: string) => void;
  /** What went wrong here, and is nobody's fault out there. */
  readonly trouble: (error: unknown) => void;
}

/** So many requests may wait in line. */
const MAX_QUEUE = 64;
/** So many tables can be watched at once. */
const MAX_WATCHED = 20;

/** One open page: reads its requests, one after the other, and answers each exactly once. */
export class Session implements Subscriber {
  readonly person: Person | undefined;
  readonly #settings: SessionSettings;
  readonly #watched = new Map<string, LiveMatch>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #deaf = false;
  #gone = false;

  constructor(settings: SessionSettings) {
    this.#settings = settings;
    this.person = settings.person;
  }

  tell(text: string): void {
    this.#settings.send(text);
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Something came over the wire. Answers whether the sender keeps to what one page may send. */
  receive(text: string): boolean {
    if (this.#deaf) return true;
    const request = readRequest(text);
    const inMeasure = this.#settings.ration.message('wrong' in request ? 1 : requestWeights[request.type]);
    this.#take(request, inMeasure && this.#waiting < MAX_QUEUE);
    return inMeasure;
  }

  #take(request: ReturnType<typeof readRequest>, mayAsk: boolean): void {
    if ('wrong' in request) return this.#refuse(request.id, mayAsk ? 'unreadable' : 'too-fast', request.wrong);
    if (!mayAsk) return this.#refuse(request.id, 'too-fast');
    // Where nothing is in line there is nothing to wait for.
    const serve = () => this.#serve(request);
    this.#queue = this.#waiting++ === 0 ? serve() : this.#queue.then(serve, serve);
  }

  close(): void {
    this.#gone = true;
    for (const room of this.#watched.values()) room.unsubscribe(this);
    this.#watched.clear();
    this.#settings.directory.unsubscribe(this);
  }

  /** Answers when every request that came has been answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Takes no more requests. Those that come now are asked again by their page, wherever it is let in next. */
  stopReceiving(): void {
    this.#deaf = true;
  }

  closeSocket(): void {
    this.#settings.hangUp();
  }

  /** What is no request, or comes too fast, is answered without having been in line. */
  #refuse(id: string | undefined, code: 'unreadable' | 'too-fast', what?: string): void {
    const { answered, log } = this.#settings;
    this.#reply({ type: 'refused', ...(id !== undefined && { id }), code, ...(what !== undefined && { what }) });
    answered('none', code);
    log.debug({ code }, 'refused');
  }

  #reply(reply: Reply): void {
    this.tell(JSON.stringify(reply));
  }

  async #serve(request: Request): Promise<void> {
    let code = 'done';
    try {
      await this.#carryOut(request);
    } catch (error) {
      const refusal = refusalOf(request.id, error);
      code = refusal.code;
      this.#reply(refusal);
      if (!(error instanceof RefusedRequest)) this.#settings.trouble(error);
    } finally {
      this.#waiting--;
    }
    this.#settings.answered(request.type, code);
    this.#note(request, code);
  }

  /** Of a request no more than its kind: moves may be hidden, and what people say is theirs. */
  #note(request: Request, code: string): void {
    const match = 'match' in request ? { match: request.match } : {};
    this.#settings.log.debug({ type: request.type, ...match, code }, 'request');
  }

  async #carryOut(request: Request): Promise<void> {
    const { directory: house } = this.#settings;
    const { id } = request;
    // What is still in line is done, but nobody is there any more to be shown anything.
    if (this.#gone && ['watch', 'mine', 'lobby'].includes(request.type)) return;
    if (request.type === 'watch') return this.#watch(request.match, request.from ?? 0, id);
    if (request.type === 'mine') return house.sendMyTables(this, id, request.watch);
    if (request.type === 'lobby' && request.watch) return house.subscribeLobby(this, id);
    if (isPlayed(request)) return this.#play(request);
    const match = await this.#act(request);
    this.#reply({ type: 'done', id, ...(match !== undefined && { match }) });
  }

  /** Who looks at the table is answered by news of it. */
  async #play(request: Played): Promise<void> {
    const { id } = request;
    const person = this.#somebody();
    const told = await this.#room(request.match).play(commandOf(request), person.id, { reader: this, id });
    if (!told) this.#reply({ type: 'done', id });
  }

  /** What is watched is never forgotten, so it need not be looked for. */
  #room(match: string): LiveMatch {
    return this.#watched.get(match) ?? this.#settings.directory.liveMatch(match);
  }

  /** Requests that change something; answers with the match that came of it, if one did. */
  async #act(request: Request): Promise<string | undefined> {
    const { directory: house, origin } = this.#settings;
    if (request.type === 'unwatch') return this.#unwatch(request.match);
    if (request.type === 'lobby') return this.#leaveLounge();
    if (request.type === 'ping') return undefined;
    const person = this.#somebody();
    if (request.type === 'open' || request.type === 'rematch') this.#mayOpen(person);
    if (request.type === 'open') return house.open(person, request, origin);
    if (request.type === 'rematch') return house.rematch(request.match, person, origin);
    await this.#actAtTable(person, request as TableRequest);
    return undefined;
  }

  #actAtTable(person: Person, request: TableRequest): Promise<void> {
    const { directory: house, now } = this.#settings;
    const room = this.#room(request.match);
    switch (request.type) {
      case 'sit':
        return room.change(s => changed(s, satDown(s.document, person, request.seat, request.nonce), now()));
      case 'rise':
        return room.change(s => changed(s, roseFrom(s.document, person.id), now()));
      case 'bot':
        return room.change(s => changed(s, withBot(s.document, person.id, request.seat, request.level), now()));
      case 'return':
        return room.change(s => changed(s, cameBack(s.document, s.table, person.id, now()), now()));
      case 'start':
        return house.start(request.match, person.id);
      case 'say':
        return this.#say(person, request, room);
    }
  }

  async #say(person: Person, { id, match, text }: RequestOf<'say'>, room: LiveMatch): Promise<void> {
    const seen = cleanLine(text);
    if (seen === '') throw new RefusedRequest('unreadable', 'text: there is nothing to be seen in it');
    if (!this.#settings.ration.line(person.id)) throw new RefusedRequest('too-fast', 'lines of chat');
    const seat = await room.read(({ document }) => seatOfPerson(document, person.id));
    const line = { id: lineId(person, match, id), at: this.#settings.now(), name: person.name, text: seen };
    await this.#settings.directory.postLine(match, { ...line, ...(seat !== undefined && { seat }) });
  }

  #mayOpen({ id }: Person): void {
    if (!this.#settings.ration.table(id)) throw new RefusedRequest('too-fast', 'tables');
  }

  #somebody(): Person {
    if (!this.person) throw new RefusedRequest('nobody');
    return this.person;
  }

  async #watch(match: string, from: number, id: string): Promise<void> {
    if (this.#watched.size >= MAX_WATCHED && !this.#watched.has(match)) throw new RefusedRequest('busy');
    const room = this.#settings.directory.liveMatch(match);
    await room.subscribe(this, from, id);
    if (this.#gone) room.unsubscribe(this);
    else this.#watched.set(match, room);
  }

  #leaveLounge(): undefined {
    this.#settings.directory.unsubscribeLobby(this);
  }

  #unwatch(match: string): undefined {
    this.#watched.get(match)?.unsubscribe(this);
    this.#watched.delete(match);
  }
}

/** A line that is sent again because its answer was lost is the same line; who said it is nobody else's business. */
function lineId(person: Person, match: string, request: string): string {
  return createHash('sha256').update(`line ${person.id} ${match} ${request}`).digest('hex').slice(0, 20);
}

type TableRequest = Extract<Request, { type: 'sit' | 'rise' | 'bot' | 'return' | 'start' | 'say' }>;

type Played = RequestOf<'play'> | RequestOf<'aside'> | RequestOf<'resign'>;

function isPlayed(request: Request): request is Played {
  return request.type === 'play' || request.type === 'aside' || request.type === 'resign';
}

/** Ids are chosen by pages; one seat's must not stand for another's. */
function commandOf(request: Played): Command {
  const { seat, base } = request;
  const head = { id: `${seat}:${request.id}`, seat, base };
  if (request.type === 'play') return { ...head, kind: 'moves', moves: request.moves };
  return request.type === 'aside' ? { ...head, kind: 'aside', move: request.move } : { ...head, kind: 'resign' };
}

type Standing = Parameters<Parameters<LiveMatch['change']>[0]>[0];

function changed({ document, table }: Standing, after: Standing['document'], now: number): Standing | undefined {
  return after === document ? undefined : { document: withFreshDeadline(after, now), table };
}

function refusalOf(id: string, error: unknown): RefusalReply {
  if (!(error instanceof RefusedRequest)) return { type: 'refused', id, code: 'trouble' };
  const { code, what } = error;
  const { rule, at } = error instanceof RefusedCommand ? error : { rule: undefined, at: undefined };
  return {
    type: 'refused',
    id,
    code,
    ...(what !== undefined && { what }),
    ...(rule !== undefined && { rule }),
    ...(at !== undefined && { at }),
  };
}
