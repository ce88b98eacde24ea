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
  /** At how many tables in the lobby where people still gather does a person sit? */
  gatheringTablesOf(person: string): Promise<number>;
  /** How many of them were opened from one address, by its hash? */
  gatheringTablesFrom(origin: string): Promise<number>;
  /** The matches a person sits at, the latest first. */
  matchesOf(person: string, most: number): Promise<readonly Listing[]>;
  /**
   * Claims up to `most` matches that are due, for this process alone until `until`. A process that dies leaves nothing
   * behind but that time.
   */
  claim(now: number, until: number, most: number): Promise<readonly string[]>;
  /** Keeps a claimed match for longer, or with 0 ends the claim. One that is not claimed any more is left alone. */
  setLease(match: string, until: number): Promise<void>;

  addPerson(person: Person, secret: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** The person a secret belongs to. Only hashes of secrets are ever given to a store. */
  personWith(secret: string): Promise<Person | undefined>;
  addSecret(person: string, secret: string): Promise<void>;
  /** From now on the secret is nobody's. */
  dropSecret(secret: string): Promise<void>;
  /** The latest code of a person is the only one that works. */
  addTransfer(person: string, code: string, until: number): Promise<void>;
  /** Redeems a one-time code: it works once, and not after its time. */
  redeem(code: string, now: number): Promise<Person | undefined>;

  say(line: StoredChatLine): Promise<void>;
  /** The last lines said at a match, the oldest first. */
  chat(match: string, most: number): Promise<readonly StoredChatLine[]>;

  /** A person wants to hear on a device when it is their turn. */
  addSubscription(subscription: StoredSubscription): Promise<void>;
  removeSubscription(match: string, person: string, endpoint: string): Promise<void>;
  /** Removes all subscriptions of a device that can no longer be reached. */
  removeEndpoint(endpoint: string): Promise<void>;
  subscriptionsOf(match: string, person: string): Promise<readonly StoredSubscription[]>;

  /** Stores a value under a name, unless there is one already. The result is the value that was first. */
  getOrInsert(name: string, value: string): Promise<string>;
  /** Resolves when the store can be used. */
  ping(): Promise<void>;
  close(): Promise<void>;
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
  readonly now: number;
}

/** Where the lobby lists a match, the higher the earlier. */
export const places = { nowhere: 0, playing: 1, gathering: 2 } as const;

/** What lists say of a match. */
export interface ListingRow {
  readonly place: (typeof places)[keyof typeof places];
  readonly summary: string;
}

export interface Listing {
  readonly match: string;
  readonly summary: string;
  readonly touched: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface StoredChatLine {
  readonly id: string;
  readonly match: string;
  readonly at: number;
  readonly body: string;
}

export interface StoredSubscription {
  readonly match: string;
  readonly person: string;
  readonly endpoint: string;
  /** As the browser gave it. */
  readonly subscription: string;
}
