import { isIPv4 } from 'node:net';
import type { Request } from '../../protocol/requests.ts';

/** How much can be used at once, and how much is added every second. */
interface Measure {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** How many messages a request counts for: whole lists and logs are read for some, and some are written to the disk. */
export const requestWeights: Readonly<Record<Request['type'], number>> = {
  open: 5,
  watch: 3,
  unwatch: 1,
  lobby: 5,
  mine: 3,
  ping: 1,
  sit: 2,
  rise: 2,
  bot: 2,
  start: 5,
  play: 1,
  aside: 1,
  resign: 1,
  return: 2,
  rematch: 5,
  say: 2,
};

/** A bucket of tokens: each use takes some, and time fills it up again. */
class TokenBucket {
  readonly #measure: Measure;
  #tokens: number;
  #filled: number;

  constructor(measure: Measure, now: number) {
    this.#measure = measure;
    this.#tokens = measure.atOnce;
    this.#filled = now;
  }

  /** What weighs more than the bucket ever holds can still be taken from a full one; the rest is owed. */
  take(now: number, weight: number): boolean {
    this.#fill(now);
    if (this.#tokens < Math.min(weight, this.#measure.atOnce)) return false;
    this.#tokens -= weight;
    return true;
  }

  /** A full bucket is like a new one, and need not be remembered. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#measure.atOnce;
  }

  #fill(now: number): void {
    const { atOnce, perSecond } = this.#measure;
    this.#tokens = Math.min(atOnce, this.#tokens + (Math.max(0, now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
  }
}

/** From this number of buckets on, full ones are dropped. */
const MANY = 1000;

/** A bucket for each name, as long as it is not full. */
export class TokenBuckets {
  readonly #measure: Measure;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAt = MANY;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  take(name: string, now: number, weight = 1): boolean {
    const bucket = this.#buckets.get(name) ?? new TokenBucket(this.#measure, now);
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > this.#sweepAt) this.#sweep(now);
    return bucket.take(now, weight);
  }

  #sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
    this.#sweepAt = MANY + 2 * this.#buckets.size;
  }
}

/** How many people at one address may chat as fast as they can: new names cost nothing. */
const SPEAKERS = 10;

/** What one session may do, asked each time before it does it. */
export interface RateLimit {
  /** What the address is counted under; undefined for this machine, where people are not counted together. */
  readonly address: string | undefined;
  /** May a message be sent? It counts for as many as its weight says. */
  message(weight: number): boolean;
  table(person: string): boolean;
  line(person: string): boolean;
}

export interface LimitSettings {
  readonly messagesPerSecond: number;
  readonly addressMessagesPerSecond: number;
  readonly addressSockets: number;
  readonly addressPostsPerMinute: number;
  readonly tablesPerHour: number;
  readonly addressTablesPerHour: number;
  readonly listedTables: number;
  readonly addressListedTables: number;
  readonly linesPerMinute: number;
}

/** How much people and addresses may ask for. A limit of 0 is none. */
export class RateLimits {
  readonly #now: () => number;
  readonly #message: Measure;
  readonly #addressMessages: TokenBuckets;
  readonly #addressPosts: TokenBuckets;
  readonly #tables: TokenBuckets;
  readonly #addressTables: TokenBuckets;
  readonly #lines: TokenBuckets;
  readonly #addressLines: TokenBuckets;
  readonly #mostSockets: number;
  readonly #sockets = new Map<string, number>();

  constructor(settings: LimitSettings, now: () => number) {
    this.#now = now;
    this.#message = measureOf(settings.messagesPerSecond, 1, 3 * settings.messagesPerSecond);
    this.#addressMessages = new TokenBuckets(
      measureOf(settings.addressMessagesPerSecond, 1, 3 * settings.addressMessagesPerSecond),
    );
    this.#addressPosts = new TokenBuckets(measureOf(settings.addressPostsPerMinute, 60));
    this.#tables = new TokenBuckets(measureOf(settings.tablesPerHour, 3600));
    this.#addressTables = new TokenBuckets(measureOf(settings.addressTablesPerHour, 3600));
    this.#lines = new TokenBuckets(measureOf(settings.linesPerMinute, 60, Math.ceil(settings.linesPerMinute / 3)));
    const crowd = SPEAKERS * settings.linesPerMinute;
    this.#addressLines = new TokenBuckets(measureOf(crowd, 60, Math.ceil(crowd / 3)));
    this.#mostSockets = settings.addressSockets || Number.POSITIVE_INFINITY;
  }

  /** The limit of one session from an address. */
  forAddress(address: string): RateLimit {
    const own = new TokenBucket(this.#message, this.#now());
    return {
      address: isLoopback(address) ? undefined : nameOf(address),
      message: weight => own.take(this.#now(), weight) && this.#take(this.#addressMessages, address, weight),
      table: person => this.#tables.take(person, this.#now()) && this.#take(this.#addressTables, address),
      line: person => this.#lines.take(person, this.#now()) && this.#take(this.#addressLines, address),
    };
  }

  /** May somebody at this address give a name or a code? */
  mayPost(address: string): boolean {
    return this.#take(this.#addressPosts, address);
  }

  /** Counts a socket that is opened, unless there are too many. What is counted has to `leave`. */
  enter(address: string): boolean {
    const there = this.#sockets.get(nameOf(address)) ?? 0;
    if (there >= this.#mostSockets && !isLoopback(address)) return false;
    this.#sockets.set(nameOf(address), there + 1);
    return true;
  }

  leave(address: string): void {
    const there = this.#sockets.get(nameOf(address)) ?? 0;
    if (there > 1) this.#sockets.set(nameOf(address), there - 1);
    else this.#sockets.delete(nameOf(address));
  }

  #take(buckets: TokenBuckets, address: string, weight = 1): boolean {
    return isLoopback(address) || buckets.take(nameOf(address), this.#now(), weight);
  }
}

function measureOf(amount: number, seconds: number, atOnce = amount): Measure {
  if (amount === 0) return { atOnce: Number.POSITIVE_INFINITY, perSecond: 0 };
  return { atOnce: Math.max(1, atOnce), perSecond: amount / seconds };
}

/**
 * This machine is not limited: programs on it are its owner's. All people behind a proxy on it that is not trusted seem
 * to come from here as well, and must not shut each other out.
 */
export function isLoopback(address: string): boolean {
  return address === '::1' || plain(address).startsWith('127.');
}

/** IPv4 addresses may be written as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

/** The owner of one IPv6 address has 2^64 of them, all with the same first half. */
function nameOf(address: string): string {
  if (isIPv4(plain(address))) return plain(address);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail ?? '')].slice(0, 4).join(':');
}
