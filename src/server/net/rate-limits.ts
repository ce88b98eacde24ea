import type { Request } from '../../protocol/requests.ts';
import { addressName, isLoopback } from './addresses.ts';
import { type Measure, measureOf, TokenBucket, TokenBuckets } from './token-buckets.ts';

/** How many messages a request counts for: whole lists and logs are read for some, and some are written to the disk. */
export const requestWeights: Readonly<Record<Request['type'], number>> = {
  open: 5,
  watch: 3,
  unwatch: 1,
  lobby: 5,
  mine: 3,
  ping: 1,
  follow: 3,
  show: 3,
  sit: 2,
  unseal: 5,
  rise: 2,
  bot: 2,
  dismiss: 2,
  door: 2,
  floor: 2,
  bots: 2,
  start: 5,
  play: 1,
  aside: 1,
  resign: 1,
  return: 2,
  rematch: 5,
  say: 2,
  events: 5,
  event: 5,
  'event-tables': 5,
  'event-open': 5,
  'event-enter': 3,
  'event-leave': 3,
  'event-change': 5,
  'event-begin': 10,
  'event-close': 5,
  'event-pair': 10,
  'event-person': 5,
  'event-correct': 5,
};

/**
 * How many more a request counts for whose match is not in memory: its whole log is read and played through, which takes as
 * long as a hundred moves.
 */
export const WAKING = 10;

/**
 * How many plain requests one counts for that reads much of the database, or a whole match: by the path of its route. What is
 * not named here counts for one.
 */
const routeWeights: ReadonlyMap<string, number> = new Map([
  ['/api/archive', 10],
  ['/api/archive/log', 25],
  ['/api/privacy', 25],
  ['/api/me/everything', 25],
  ['/api/people', 25],
  ['/api/ratings', 10],
  ['/api/ratings/mine', 10],
  ['/api/devices', 5],
  ['/api/account', 5],
  ['/api/people/tie', 25],
  ['/api/people/report', 25],
  ['/api/invitations', 25],
  ['/api/days', 10],
  ['/api/studies', 5],
  ['/api/studies/open', 10],
  ['/api/puzzles', 5],
  ['/api/profile', 5],
  ['/api/profiles', 25],
  ['/api/bots', 5],
  ['/api/bots/here', 5],
  // With them a bot may sit down at a table, whose log is read.
  ['/api/bot/socket', 25],
  ['/api/bot/stream', 25],
]);

/** How much each page may send beyond its rate limit and still be answered, if with a refusal. Then its line is closed. */
const PATIENCE: Measure = { atOnce: 100, perSecond: 5 };

/** How many messages of its address a socket counts for that is opened, and one that was closed because it flooded. */
const HANDSHAKE = 3;
const FLOOD = 100;

/** How many changes of an account it counts for to have everything as a file. */
const EVERYTHING = 10;

/** How many people at one address may chat as fast as they can: new names cost nothing. */
const SPEAKERS = 10;

/** And how many may sit down as often as they can. */
const SITTERS = 5;

/** And how many may report others as often as they can. */
const REPORTERS = 3;
/** In seconds. */
const DAY = 86_400;

/** How many letters to addresses that are not shown to be theirs people at one address ask for in an hour. */
const LETTERS = 10;

/** How many tries at deserts of the day that do not stand may be handed in from one address in an hour. */
const TRIES = 12;

/** What one session may do, asked each time before it does it. */
export interface RateLimit {
  /** What the address is counted under; undefined for this machine, where people are not counted together. */
  readonly address: string | undefined;
  /** May a message be sent? It counts for as many as its weight says. */
  message(weight: number): boolean;
  /** It may not: is it refused all the same? Otherwise it is dropped, and the line closed. */
  refusal(): boolean;
  table(person: string): boolean;
  line(person: string): boolean;
  /** May a person sit down at one more table? */
  seat(person: string): boolean;
}

export interface LimitSettings {
  readonly messagesPerSecond: number;
  readonly addressMessagesPerSecond: number;
  readonly sockets: number;
  readonly addressSockets: number;
  readonly addressRequestsPerSecond: number;
  readonly addressPostsPerMinute: number;
  readonly addressSignInsPerHour: number;
  readonly accountChangesPerHour: number;
  readonly addressAccountsPerHour: number;
  readonly tablesPerHour: number;
  readonly addressTablesPerHour: number;
  readonly listedTables: number;
  readonly addressListedTables: number;
  readonly linesPerMinute: number;
  readonly seatsPerHour: number;
  readonly reportsPerDay: number;
  readonly invitationsPerHour: number;
}

/** How much people and addresses may ask for. A limit of 0 is none. */
export class RateLimits {
  readonly #now: () => number;
  readonly #message: Measure;
  readonly #addressMessages: TokenBuckets;
  readonly #addressRequests: TokenBuckets;
  readonly #addressPosts: TokenBuckets;
  readonly #addressSignIns: TokenBuckets;
  readonly #accountChanges: TokenBuckets;
  readonly #addressAccounts: TokenBuckets;
  readonly #tables: TokenBuckets;
  readonly #addressTables: TokenBuckets;
  readonly #lines: TokenBuckets;
  readonly #addressLines: TokenBuckets;
  readonly #seats: TokenBuckets;
  readonly #addressSeats: TokenBuckets;
  readonly #reports: TokenBuckets;
  readonly #invitations: TokenBuckets;
  readonly #addressReports: TokenBuckets;
  readonly #addressTries: TokenBuckets;
  readonly #addressLetters = new TokenBuckets(measureOf(LETTERS, 3600));
  readonly #mostSockets: number;
  readonly #mostFromAddress: number;
  #open = 0;
  readonly #sockets = new Map<string, number>();

  constructor(settings: LimitSettings, now: () => number) {
    this.#now = now;
    this.#message = measureOf(settings.messagesPerSecond, 1, 3 * settings.messagesPerSecond);
    this.#addressMessages = new TokenBuckets(
      measureOf(settings.addressMessagesPerSecond, 1, 3 * settings.addressMessagesPerSecond),
    );
    this.#addressRequests = new TokenBuckets(
      measureOf(settings.addressRequestsPerSecond, 1, 10 * settings.addressRequestsPerSecond),
    );
    this.#addressPosts = new TokenBuckets(measureOf(settings.addressPostsPerMinute, 60));
    this.#addressSignIns = new TokenBuckets(measureOf(settings.addressSignInsPerHour, 3600));
    this.#accountChanges = new TokenBuckets(measureOf(settings.accountChangesPerHour, 3600));
    this.#addressAccounts = new TokenBuckets(measureOf(settings.addressAccountsPerHour, 3600));
    this.#tables = new TokenBuckets(measureOf(settings.tablesPerHour, 3600));
    this.#addressTables = new TokenBuckets(measureOf(settings.addressTablesPerHour, 3600));
    this.#lines = new TokenBuckets(measureOf(settings.linesPerMinute, 60, Math.ceil(settings.linesPerMinute / 3)));
    const crowd = SPEAKERS * settings.linesPerMinute;
    this.#addressLines = new TokenBuckets(measureOf(crowd, 60, Math.ceil(crowd / 3)));
    this.#seats = new TokenBuckets(measureOf(settings.seatsPerHour, 3600));
    this.#addressSeats = new TokenBuckets(measureOf(SITTERS * settings.seatsPerHour, 3600));
    this.#invitations = new TokenBuckets(measureOf(settings.invitationsPerHour, 3600));
    this.#reports = new TokenBuckets(measureOf(settings.reportsPerDay, DAY));
    this.#addressReports = new TokenBuckets(measureOf(REPORTERS * settings.reportsPerDay, DAY));
    this.#addressTries = new TokenBuckets(measureOf(TRIES, 3600));
    this.#mostSockets = settings.sockets || Number.POSITIVE_INFINITY;
    this.#mostFromAddress = settings.addressSockets || Number.POSITIVE_INFINITY;
  }

  /** The limit of one session from an address. */
  forAddress(address: string): RateLimit {
    const own = new TokenBucket(this.#message, this.#now());
    const patience = new TokenBucket(PATIENCE, this.#now());
    return {
      address: isLoopback(address) ? undefined : addressName(address),
      message: weight => own.take(this.#now(), weight) && this.#take(this.#addressMessages, address, weight),
      refusal: () => patience.take(this.#now(), 1),
      table: person => this.#tables.take(person, this.#now()) && this.#take(this.#addressTables, address),
      line: person => this.#lines.take(person, this.#now()) && this.#take(this.#addressLines, address),
      seat: person => this.#seats.take(person, this.#now()) && this.#take(this.#addressSeats, address),
    };
  }

  /** May anything at all be asked from this address? */
  mayAsk(address: string, route = ''): boolean {
    return this.#take(this.#addressRequests, address, routeWeights.get(route) ?? 1);
  }

  /** Something was asked beyond that, and was not even read. */
  dropped(address: string): void {
    if (!isLoopback(address)) this.#addressRequests.charge(addressName(address), this.#now(), 1);
  }

  /** Was so much dropped that nothing more is heard from this address for a while? */
  owes(address: string): boolean {
    return this.#addressRequests.isOwing(addressName(address), this.#now());
  }

  /** May somebody at this address give a name or a code? */
  mayPost(address: string): boolean {
    return this.#take(this.#addressPosts, address);
  }

  /** May somebody at this address try to prove who they are? Those who did so are not counted: see `signedIn`. */
  maySignIn(address: string): boolean {
    return this.#take(this.#addressSignIns, address);
  }

  signedIn(address: string): void {
    if (!isLoopback(address)) this.#addressSignIns.charge(addressName(address), this.#now(), -1);
  }

  /** May a person change something about their account? */
  mayChangeAccount(person: string): boolean {
    return this.#accountChanges.take(person, this.#now());
  }

  /** May a person have everything as a file? For that all their matches are read, so it counts for more. */
  mayHaveEverything(person: string): boolean {
    return this.#accountChanges.take(person, this.#now(), EVERYTHING);
  }

  /** May one more account be made from this address? A name is given for good, so nobody takes all of them. */
  mayOpenAccount(address: string): boolean {
    return this.#take(this.#addressAccounts, address);
  }

  /** None was made after all. */
  noAccountOpened(address: string): void {
    if (!isLoopback(address)) this.#addressAccounts.charge(addressName(address), this.#now(), -1);
  }

  /** May a try be handed in from this address? To look at one takes a thread of bots. */
  mayHandIn(address: string): boolean {
    return this.#take(this.#addressTries, address);
  }

  /** It stands, or was not even looked at. */
  handInForFree(address: string): void {
    if (!isLoopback(address)) this.#addressTries.charge(addressName(address), this.#now(), -1);
  }

  /** May somebody at this address have a code sent by mail? */
  mayAskMail(address: string): boolean {
    return this.#take(this.#addressLetters, address);
  }

  /** May a person invite somebody? */
  mayInvite(person: string): boolean {
    return this.#invitations.take(person, this.#now());
  }

  /** May a person tell the hosts of somebody? */
  mayReport(person: string, address: string): boolean {
    return this.#reports.take(person, this.#now()) && this.#take(this.#addressReports, address);
  }

  /** Nothing is remembered of what a person has asked for. */
  forget(person: string): void {
    const kept = [this.#accountChanges, this.#tables, this.#lines, this.#seats, this.#reports, this.#invitations];
    for (const buckets of kept) buckets.forget(person);
  }

  /**
   * Counts a socket that is opened, unless there are too many, or too many in a short time. What is counted has to
   * `leave`.
   */
  enter(address: string): boolean {
    const there = this.#sockets.get(addressName(address)) ?? 0;
    // The memory of this machine is taken by whoever comes, also by those who seem to be on it.
    if (this.#open >= this.#mostSockets) return false;
    if (there >= this.#mostFromAddress && !isLoopback(address)) return false;
    if (!this.#take(this.#addressMessages, address, HANDSHAKE)) return false;
    this.#open++;
    this.#sockets.set(addressName(address), there + 1);
    return true;
  }

  leave(address: string): void {
    this.#open--;
    const there = this.#sockets.get(addressName(address)) ?? 0;
    if (there > 1) this.#sockets.set(addressName(address), there - 1);
    else this.#sockets.delete(addressName(address));
  }

  /** A socket was closed because it flooded: to come back at once and go on must not be a way round. */
  flooded(address: string): void {
    if (!isLoopback(address)) this.#addressMessages.charge(addressName(address), this.#now(), FLOOD);
  }

  #take(buckets: TokenBuckets, address: string, weight = 1): boolean {
    return isLoopback(address) || buckets.take(addressName(address), this.#now(), weight);
  }
}
