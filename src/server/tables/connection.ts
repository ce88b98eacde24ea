import { randomUUID } from 'node:crypto';
import type { Refusal, Reply } from '../../protocol/replies.ts';
import { type Request, type RequestOf, readRequest } from '../../protocol/requests.ts';
import type { Command } from '../../table/match.ts';
import type { Person } from '../store/port.ts';
import { cameBack, Refused, roseFrom, satDown, seatOf, withBot } from './document.ts';
import type { House } from './house.ts';
import { type Reader, RefusedCommand, type Room } from './room.ts';

export interface ConnectionSettings {
  readonly house: House;
  readonly person: Person | undefined;
  readonly now: () => number;
  readonly send: (text: string) => void;
  /** What went wrong here, and is nobody's fault out there. */
  readonly trouble: (error: unknown) => void;
}

/** So many requests may wait in line, and so many a second are let through once a first swing is used up. */
const QUEUE = 64;
const RATE = 20;
const SWING = 60;
/** So many tables can be watched at once. */
const WATCHED = 20;

/** One open page: reads its requests, one after the other, and answers each exactly once. */
export class Connection implements Reader {
  readonly person: Person | undefined;
  readonly #settings: ConnectionSettings;
  readonly #watched = new Map<string, Room>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #tokens = SWING;
  #filled: number;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    this.person = settings.person;
    this.#filled = settings.now();
  }

  tell(text: string): void {
    this.#settings.send(text);
  }

  /** Something came over the wire. */
  hear(text: string): void {
    const request = readRequest(text);
    const id = request.id === undefined ? {} : { id: request.id };
    if (!this.#mayAsk()) return this.#reply({ type: 'refused', ...id, code: 'too-fast' });
    if ('wrong' in request) return this.#reply({ type: 'refused', ...id, code: 'unreadable', what: request.wrong });
    this.#waiting++;
    this.#queue = this.#queue.then(() => this.#serve(request)).finally(() => this.#waiting--);
  }

  close(): void {
    for (const room of this.#watched.values()) room.leave(this);
    this.#watched.clear();
    this.#settings.house.leaveLounge(this);
  }

  /** Answers when every request that came has been answered. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #mayAsk(): boolean {
    const now = this.#settings.now();
    this.#tokens = Math.min(SWING, this.#tokens + ((now - this.#filled) / 1000) * RATE);
    this.#filled = now;
    if (this.#tokens < 1 || this.#waiting >= QUEUE) return false;
    this.#tokens--;
    return true;
  }

  #reply(reply: Reply): void {
    this.tell(JSON.stringify(reply));
  }

  async #serve(request: Request): Promise<void> {
    try {
      await this.#carryOut(request);
    } catch (error) {
      this.#reply(refusalOf(request.id, error));
      if (!(error instanceof Refused)) this.#settings.trouble(error);
    }
  }

  async #carryOut(request: Request): Promise<void> {
    const { house } = this.#settings;
    const { id } = request;
    if (request.type === 'watch') return this.#watch(request.match, request.from ?? 0, id);
    if (request.type === 'mine') return house.mine(this, id);
    if (request.type === 'lobby' && request.watch) return house.lounge(this, id);
    const match = await this.#act(request);
    this.#reply({ type: 'done', id, ...(match !== undefined && { match }) });
  }

  /** Requests that change something; answers with the match that came of it, if one did. */
  async #act(request: Request): Promise<string | undefined> {
    const { house } = this.#settings;
    if (request.type === 'unwatch') return this.#unwatch(request.match);
    if (request.type === 'lobby') return this.#leaveLounge();
    const person = this.#somebody();
    if (request.type === 'open') return house.open(person, request);
    if (request.type === 'rematch') return house.rematch(request.match, person);
    await this.#actAtTable(person, request as TableRequest);
    return undefined;
  }

  async #actAtTable(person: Person, request: TableRequest): Promise<void> {
    const { house, now } = this.#settings;
    const room = house.room(request.match);
    switch (request.type) {
      case 'sit':
        return room.change(s => changed(s, satDown(s.document, person, request.seat, request.nonce)));
      case 'rise':
        return room.change(s => changed(s, roseFrom(s.document, person.id)));
      case 'bot':
        return room.change(s => changed(s, withBot(s.document, person.id, request.seat, request.level)));
      case 'return':
        return room.change(s => changed(s, cameBack(s.document, person.id, now())));
      case 'start':
        return house.start(request.match, person.id);
      case 'say':
        return this.#say(person, request.match, request.text, room);
      case 'play':
      case 'aside':
      case 'resign':
        return room.play(commandOf(request), person.id);
    }
  }

  async #say(person: Person, match: string, text: string, room: Room): Promise<void> {
    const seat = await room.look(({ document }) => seatOf(document, person.id));
    const line = { id: randomUUID(), at: this.#settings.now(), name: person.name, text };
    await this.#settings.house.say(match, { ...line, ...(seat !== undefined && { seat }) });
  }

  #somebody(): Person {
    if (!this.person) throw new Refused('nobody');
    return this.person;
  }

  async #watch(match: string, from: number, id: string): Promise<void> {
    if (this.#watched.size >= WATCHED && !this.#watched.has(match)) throw new Refused('busy');
    const room = this.#settings.house.room(match);
    await room.enter(this, from, id);
    this.#watched.set(match, room);
  }

  #leaveLounge(): undefined {
    this.#settings.house.leaveLounge(this);
  }

  #unwatch(match: string): undefined {
    this.#watched.get(match)?.leave(this);
    this.#watched.delete(match);
  }
}

type TableRequest = Extract<Request, { type: 'sit' | 'rise' | 'bot' | 'return' | 'start' | 'say' | Played['type'] }>;

type Played = RequestOf<'play'> | RequestOf<'aside'> | RequestOf<'resign'>;

/** Ids are chosen by pages; one seat's must not stand for another's. */
function commandOf(request: Played): Command {
  const { seat, base } = request;
  const head = { id: `${seat}:${request.id}`, seat, base };
  if (request.type === 'play') return { ...head, kind: 'moves', moves: request.moves };
  return request.type === 'aside' ? { ...head, kind: 'aside', move: request.move } : { ...head, kind: 'resign' };
}

type Standing = Parameters<Parameters<Room['change']>[0]>[0];

function changed({ document, table }: Standing, after: Standing['document']): Standing | undefined {
  return after === document ? undefined : { document: after, table };
}

function refusalOf(id: string, error: unknown): Refusal {
  if (!(error instanceof Refused)) return { type: 'refused', id, code: 'trouble' };
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
