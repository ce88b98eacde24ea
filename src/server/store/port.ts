/**
 * Where matches are kept. One port for an embedded database and for a shared one: whoever writes names the revision of
 * the match the change was made on, and of two writers only one wins. What a document, an entry or a summary says is
 * the caller's affair; here they are texts.
 */
export interface Store {
  /** False when there is a match of this id already. */
  create(match: NewMatch): Promise<boolean>;
  load(match: string): Promise<StoredMatch | undefined>;
  /** The entries of a log from a position on. */
  entries(match: string, from?: number): Promise<readonly string[]>;
  /** Changes a match wholly or, when somebody else was quicker, not at all: then it answers false. */
  commit(change: Commit): Promise<boolean>;
  /** The tables on the public list: where people gather, then where they play, the latest first. */
  lobby(most: number): Promise<readonly Listing[]>;
  /** How many tables on that list, where people still gather, does a person sit at? */
  gatheringTablesOf(person: string): Promise<number>;
  /** How many of them were opened from one address, by its mark? */
  gatheringTablesFrom(origin: string): Promise<number>;
  /** The matches a person sits at, the latest first. */
  matchesOf(person: string, most: number): Promise<readonly Listing[]>;
  /**
   * Takes up to `most` matches whose hour has come, for this process alone until `until`. A process that dies leaves
   * nothing behind but that time.
   */
  claim(now: number, until: number, most: number): Promise<readonly string[]>;
  /** Keeps a taken match for longer, or with 0 lets it go. One that nobody has any more is left alone. */
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

  /** Somebody wants to be told on a device when it is their turn. */
  addSubscription(subscription: StoredSubscription): Promise<void>;
  removeSubscription(match: string, person: string, endpoint: string): Promise<void>;
  /** A device that can no longer be reached. */
  removeEndpoint(endpoint: string): Promise<void>;
  subscriptionsOf(match: string, person: string): Promise<readonly StoredSubscription[]>;

  /** Keeps a value under a name, for good: whoever comes later gets the first one. */
  getOrInsert(name: string, value: string): Promise<string>;
  /** Answers when the store can be used. */
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
  /** The mark of the address that it was opened from; remembered for as long as people gather on the public list. */
  readonly origin?: string | undefined;
  readonly now: number;
}

export interface StoredMatch {
  readonly id: string;
  /** Grows with every change. */
  readonly revision: number;
  /** The length of the log. */
  readonly length: number;
  readonly document: string;
  readonly clock?: string | undefined;
}

export interface Commit {
  readonly match: string;
  /** What the match was when the change was made. */
  readonly revision: number;
  readonly length: number;
  /** Left out when it stays as it is. */
  readonly document?: string | undefined;
  /** What changes with every move is kept apart from what does not: left out, there is none. */
  readonly clock?: string | undefined;
  readonly entries: readonly string[];
  /** Left out when it stays as it is. */
  readonly listing?: ListingRow | undefined;
  /** Everybody who sits there now; left out when it stays as it is. */
  readonly people?: readonly string[] | undefined;
  /** When somebody has to look after the match: a bot's turn, a clock. */
  readonly dueAt?: number | undefined;
  readonly now: number;
}

/** Where a match stands on the public list, the higher the earlier. */
export const places = { nowhere: 0, playing: 1, gathering: 2 } as const;

/** What is said of a match on a list. */
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
  /** What the browser gave for reaching it. */
  readonly subscription: string;
}
