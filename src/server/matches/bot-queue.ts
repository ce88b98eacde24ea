import { FairShares } from './fair-shares.ts';

/** Who waits for a bot: somebody who looks on, people who come back later, or nobody but those who have resigned. */
const urgencies = ['seen', 'unseen', 'bots'] as const;
export type Urgency = (typeof urgencies)[number];

/** A match in which a bot is to move, and who it is that lets it think. */
export interface BotTicket {
  readonly match: string;
  readonly urgency: Urgency;
  readonly person: string;
  /** The hash of the address that the person looks on from or has opened the table from; the person again where there is none. */
  readonly address: string;
  /** Since when it waits. */
  readonly since: number;
}

export interface BotQueueSettings {
  /** How many bots can think at the same time. */
  readonly threads: number;
  readonly now: () => number;
  /** How many may wait. What finds no room is still due in the store, and is found again. */
  readonly most?: number;
}

/** How many matches wait in memory at most. */
const MOST_WAITING = 1000;
/** A bot that others wait for may think at least so long, and they wait at least so long for it, in milliseconds. */
export const SLICE = 500;
/** After so long people who do not look on come as soon as those who do, in milliseconds. */
const PATIENCE = 30_000;

interface Thinking {
  readonly ticket: BotTicket;
  readonly from: number;
  readonly stop: () => void;
  stopped: boolean;
}

/**
 * Which bot thinks next. People who wait come before matches that only bots play on; among equals the address that has
 * used least, at one address the person who has, and then who came first. While others wait, whoever lets several bots
 * think at once has them stopped early.
 */
export class BotQueue {
  readonly #settings: BotQueueSettings;
  readonly #most: number;
  readonly #waiting = new Map<string, BotTicket>();
  readonly #thinking = new Map<string, Thinking>();
  readonly #addresses = new FairShares();
  readonly #people = new FairShares();

  constructor(settings: BotQueueSettings) {
    this.#settings = settings;
    this.#most = settings.most ?? MOST_WAITING;
  }

  has(match: string): boolean {
    return this.#waiting.has(match) || this.#thinking.has(match);
  }

  get thinking(): number {
    return this.#thinking.size;
  }

  waiting(urgency: Urgency): number {
    let count = 0;
    for (const ticket of this.#waiting.values()) if (ticket.urgency === urgency) count++;
    return count;
  }

  /** Where all places are taken, the last in line gives way to one who comes before it. */
  add(ticket: BotTicket): boolean {
    if (this.has(ticket.match)) return false;
    if (this.#waiting.size >= this.#most) {
      const last = this.#furthest(1);
      if (!last || this.#order(ticket, last) >= 0) return false;
      this.#waiting.delete(last.match);
    }
    this.#waiting.set(ticket.match, ticket);
    return true;
  }

  /** The next one to think, if a thread is free. `stop` ends its search early. */
  take(stopping: (ticket: BotTicket) => () => void): BotTicket | undefined {
    const next = this.#thinking.size < this.#settings.threads ? this.#furthest(-1) : undefined;
    if (!next) return undefined;
    const inLine = [...this.#waiting.values()];
    this.#addresses.raiseFloor(Math.min(...inLine.map(({ address }) => this.#addresses.usedBy(address))));
    this.#people.raiseFloor(Math.min(...inLine.map(({ person }) => this.#people.usedBy(person))));
    this.#waiting.delete(next.match);
    this.#thinking.set(next.match, {
      ticket: next,
      from: this.#settings.now(),
      stop: stopping(next),
      stopped: false,
    });
    return next;
  }

  /** Its bot has moved, or does not move any more. */
  finish(ticket: BotTicket): void {
    const done = this.#thinking.get(ticket.match);
    this.#thinking.delete(ticket.match);
    const used = done ? this.#settings.now() - done.from : 0;
    this.#addresses.charge(ticket.address, used);
    this.#people.charge(ticket.person, used);
  }

  /** Stops a bot that has had its slice while somebody with a better claim waits. The result says when to look again. */
  stopOverdue(): number | undefined {
    const next = this.#thinking.size < this.#settings.threads ? undefined : this.#furthest(-1);
    if (!next || [...this.#thinking.values()].some(({ stopped }) => stopped)) return undefined;
    const over = [...this.#thinking.values()].filter(({ ticket }) => this.#isOverShare(ticket, next));
    if (over.length === 0) return undefined;
    const first = over.reduce((a, b) => (b.from < a.from ? b : a));
    const at = Math.max(first.from, next.since) + SLICE;
    if (at > this.#settings.now()) return at;
    first.stopped = true;
    first.stop();
    return undefined;
  }

  #isOverShare(thinker: BotTicket, next: BotTicket): boolean {
    const difference = this.#urgency(thinker) - this.#urgency(next);
    if (difference !== 0) return difference > 0;
    const key = thinker.address === next.address ? 'person' : 'address';
    return this.#count(key, thinker[key]) > 1 && this.#used(key, thinker) > this.#used(key, next);
  }

  #count(key: 'person' | 'address', value: string): number {
    const tickets = [...this.#waiting.values(), ...[...this.#thinking.values()].map(({ ticket }) => ticket)];
    return tickets.filter(ticket => ticket[key] === value).length;
  }

  /** What bots think about now counts already. */
  #used(key: 'person' | 'address', { [key]: value }: BotTicket): number {
    let used = (key === 'person' ? this.#people : this.#addresses).usedBy(value);
    for (const { ticket, from } of this.#thinking.values())
      if (ticket[key] === value) used += this.#settings.now() - from;
    return used;
  }

  #urgency({ urgency, since }: BotTicket): number {
    const hasWaited = urgency === 'unseen' && this.#settings.now() - since >= PATIENCE;
    return urgencies.indexOf(hasWaited ? 'seen' : urgency);
  }

  #order(a: BotTicket, b: BotTicket): number {
    return (
      this.#urgency(a) - this.#urgency(b) ||
      this.#used('address', a) - this.#used('address', b) ||
      this.#used('person', a) - this.#used('person', b) ||
      a.since - b.since
    );
  }

  /** The first in line with -1, the last with 1. */
  #furthest(side: 1 | -1): BotTicket | undefined {
    let found: BotTicket | undefined;
    for (const ticket of this.#waiting.values()) if (!found || this.#order(ticket, found) * side > 0) found = ticket;
    return found;
  }
}
