import type { AccountStore, Person } from './account-port.ts';
import type { BotStore } from './bot-port.ts';
import type { DayStore } from './day-port.ts';
import type { DeskStore } from './desk-port.ts';
import type { EventStore } from './event-port.ts';
import type { MailStore } from './mail-port.ts';
import type { PersonalStore } from './personal-port.ts';
import type { PuzzleStore } from './puzzle-port.ts';
import type { RatedResult, RatingStore } from './rating-port.ts';
import type { StoreFault } from './store-faults.ts';
import type { StudyStore } from './study-port.ts';
import type { TieStore } from './tie-port.ts';

export type { Person } from './account-port.ts';

/**
 * Where matches are kept: one interface for an embedded database and a shared one. A commit names the revision of the
 * match that it was made on, and of two such commits only one wins. Records, entries and summaries are texts here; only
 * the caller knows what they say.
 */
export interface Store {
  /** False when there is a match of this id already. */
  create(match: NewMatch): Promise<boolean>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** The entries of a log from a position on. */
  entries(match: string, from?: number): Promise<readonly string[]>;
  /** Changes a match wholly or, with false as the result, not at all: another commit was quicker. */
  commit(change: Commit): Promise<boolean>;
  /** The tables in the lobby: where people gather, then where they play, the latest first. */
  lobby(most: number): Promise<readonly Listing[]>;
  /** At how many tables in the lobby where people still gather does a person sit? Those behind a shut door count. */
  gatheringTablesOf(person: string): Promise<number>;
  /** How many of them were opened from one address, by its hash? */
  gatheringTablesFrom(origin: string): Promise<number>;
  /** The matches a person sits at, the latest first. */
  matchesOf(person: string, most: number): Promise<readonly Listing[]>;
  /** The matches that a person has sat at and that are over for good, the latest first, from before another one on. */
  pastMatchesOf(person: string, before: PastPlace, most: number): Promise<readonly PastListing[]>;
  /** The matches that are due and claimed by nobody, those that have been so for longest first; the first `passed` are passed over. */
  due(now: number, most: number, passed?: number): Promise<readonly string[]>;
  /**
   * Claims a match that is due, for this process alone until `until`; false where it is not due any more, or another was
   * quicker. A process that dies leaves nothing behind but that time.
   */
  claim(match: string, now: number, until: number): Promise<boolean>;
  /** Keeps a claimed match for longer, or with 0 ends the claim. One that is not claimed any more is left alone. */
  setLease(match: string, until: number): Promise<void>;

  /** Writes down who looks at a match by way of a process; where nobody does any more, nothing is left of it. */
  setAttendance(attendance: StoredAttendance): Promise<void>;
  /** Who looks at a match by way of other processes that are alive. */
  attendanceElsewhere(match: string, process: string, now: number): Promise<readonly StoredAttendance[]>;
  /** A process is alive until then, unless it says so again. */
  setAlive(process: string, until: number): Promise<void>;
  /** Forgets processes that are not alive any more. The result are the matches that were looked at by way of them. */
  forgetDead(now: number): Promise<readonly string[]>;

  addPerson(person: Person, device: NewDevice): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** The device a secret belongs to, and whose it is. Only hashes of secrets are ever given to a store. */
  deviceWith(secret: string): Promise<KnownDevice | undefined>;
  addDevice(person: string, device: NewDevice): Promise<void>;
  /** The devices of a person, the one that was here last first. */
  devicesOf(person: string, most: number): Promise<readonly StoredDevice[]>;
  /** A device was here, and this is what it is. */
  setVisited(secret: string, at: number, label: string | undefined): Promise<void>;
  /** From now on the secret counts in a guarded cookie only. */
  guardSecret(secret: string): Promise<void>;
  /** From now on the secret is nobody's, and the device is told of no turn. */
  dropSecret(secret: string): Promise<void>;
  /** Drops the secrets of devices that were last here before then. Those of which that is not known have been here now. */
  expireDevices(before: number, now: number): Promise<void>;
  /** The latest code of a person is the only one that works. */
  addTransfer(person: string, code: string, until: number): Promise<void>;
  /** From now on no code of a person works. */
  dropTransfers(person: string): Promise<void>;
  /** Redeems a one-time code: it works once, and not after its time. */
  redeem(code: string, now: number): Promise<Person | undefined>;

  readonly accounts: AccountStore;
  readonly ratings: RatingStore;
  readonly personal: PersonalStore;
  readonly bots: BotStore;
  readonly ties: TieStore;
  readonly mail: MailStore;
  readonly events: EventStore;
  readonly desk: DeskStore;
  readonly days: DayStore;
  readonly studies: StudyStore;
  readonly puzzles: PuzzleStore;

  /** False where a line of that id is there already, which stays as it is. */
  say(line: StoredChatLine): Promise<boolean>;
  /** The last lines said at a match, the oldest first. */
  chat(match: string, most: number): Promise<readonly StoredChatLine[]>;

  /** A person wants to hear on a device when it is their turn. */
  addSubscription(subscription: StoredSubscription): Promise<void>;
  removeSubscription(match: string, person: string, endpoint: string): Promise<void>;
  /** Removes all subscriptions of a device that can no longer be reached. */
  removeEndpoint(endpoint: string): Promise<void>;
  subscriptionsOf(match: string, person: string): Promise<readonly StoredSubscription[]>;

  /** A person was here. */
  setSeen(person: string, now: number): Promise<void>;
  /** Matches that nothing has happened at since `before`, the quietest first, from after another one on. */
  quietMatches(before: number, after: Pick<Listing, 'match' | 'touched'>, most: number): Promise<readonly Listing[]>;
  /** Removes a match with all that belongs to it, unless something has happened there or somebody looks at it. */
  forgetMatch(match: string, touched: number): Promise<boolean>;
  /** Removes the oldest lines of chat, and says how many. */
  forgetChat(before: number, most: number): Promise<number>;
  /**
   * Removes people without an account who sit at no match and were not here since `before`, with all their secrets; says
   * how many.
   */
  forgetGuests(before: number, now: number, most: number): Promise<number>;
  /** Removes codes and challenges that don't work any more. */
  forgetCodes(now: number): Promise<void>;

  /** Stores a value under a name, unless there is one already. The result is the value that was first. */
  getOrInsert(name: string, value: string): Promise<string>;
  /** Resolves when the store can be used: something was written, and the tables are as this program needs them. */
  ping(): Promise<void>;
  /** What is known to be wrong, after something has failed. */
  readonly fault: StoreFault | undefined;
  size(): Promise<StoreSize>;
  close(): Promise<void>;
}

/** In bytes. */
export interface StoreSize {
  readonly used: number;
  /** Left out where the disk is another machine's. */
  readonly free?: number;
}

export interface NewMatch {
  readonly id: string;
  readonly document: string;
  readonly listing: ListingRow;
  readonly people: readonly string[];
  readonly entries: readonly string[];
  readonly dueAt?: number | undefined;
  /** The hash of the address that it was opened from; remembered for as long as people gather in the lobby. */
  readonly origin?: string | undefined;
  readonly now: number;
}

export interface StoredMatch {
  readonly id: string;
  /** Grows with every commit. */
  readonly revision: number;
  /** The length of the log. */
  readonly length: number;
  readonly document: string;
  readonly clock?: string | undefined;
}

export interface Commit {
  readonly match: string;
  /** The revision and length that the commit was made on. */
  readonly revision: number;
  readonly length: number;
  /** Left out when it stays as it is. */
  readonly document?: string | undefined;
  /** Stored apart from the document, since every move changes it. Left out, there is none. */
  readonly clock?: string | undefined;
  readonly entries: readonly string[];
  /** Left out when it stays as it is. */
  readonly listing?: ListingRow | undefined;
  /** Everybody who sits there now; left out when it stays as it is. */
  readonly people?: readonly string[] | undefined;
  /** When the scheduler has to handle the match: for a bot's turn, or when time is up. */
  readonly dueAt?: number | undefined;
  /** With the commit that ends a rated match: how it ended. */
  readonly rated?: RatedResult | undefined;
  readonly now: number;
}

/**
 * Where the lobby lists a match, the higher the earlier. A table where people gather behind a shut door is not shown, but
 * counted: it is back as soon as the door is opened.
 */
export const places = { shut: -1, nowhere: 0, playing: 1, gathering: 2 } as const;

/** What lists say of a match. */
export interface ListingRow {
  readonly place: (typeof places)[keyof typeof places];
  readonly summary: string;
  /** Is the match over for good? Those of a person who has played many are found by when that was. */
  readonly past?: boolean | undefined;
}

export interface Listing {
  readonly match: string;
  readonly summary: string;
  readonly touched: number;
}

/** Where a match stands among those that are over: by its end, and at the same moment by its id. */
export interface PastPlace {
  readonly ended: number;
  readonly match: string;
}

export type PastListing = Listing & PastPlace;

export interface StoredAttendance {
  readonly process: string;
  readonly match: string;
  readonly people: string;
  readonly watchers: number;
}

/** A device is where a person has been let in: a browser with a secret in its cookie. */
export interface NewDevice {
  /** The hash of its secret. */
  readonly secret: string;
  readonly since: number;
  /** What it is, in brands that are the same in all languages. */
  readonly label?: string | undefined;
  /** Does the secret count in a cookie only that no other host can have set? */
  readonly guarded: boolean;
}

/** Of devices from before all this was kept, less is known. */
export type StoredDevice = Omit<NewDevice, 'since'> & {
  readonly since?: number | undefined;
  readonly seen?: number | undefined;
};

export type KnownDevice = StoredDevice & { readonly person: Person };

export interface StoredChatLine {
  readonly id: string;
  readonly match: string;
  readonly at: number;
  readonly body: string;
  /** Who said it; of lines from before that was kept, nobody knows. */
  readonly person?: string | undefined;
}

export interface StoredSubscription {
  readonly match: string;
  readonly person: string;
  readonly endpoint: string;
  /** As the browser gave it. */
  readonly subscription: string;
  /** The device that asked for it, by the hash of its secret. */
  readonly device?: string | undefined;
}
