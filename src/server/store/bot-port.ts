/** A bot of somebody, which comes over the network with a token of its own. */
export interface StoredBot {
  readonly id: string;
  /** The person whose bot it is. */
  readonly owner: string;
  readonly name: string;
  /** What the name has in common with all that look like it. */
  readonly skeleton: string;
  /** The games that it plays, by their ids, as JSON. */
  readonly games: string;
  /** The hash of its token. */
  readonly token: string;
  readonly since: number;
}

/** A bot, and until when it is taken to be connected. */
export type KnownBot = StoredBot & { readonly here?: number | undefined };

/** What is kept of bots that people bring along. */
export interface BotStore {
  /** False where a bot or an account has a name like it. */
  add(bot: StoredBot): Promise<boolean>;
  /** The bots of a person, the oldest first. */
  botsOf(owner: string): Promise<readonly KnownBot[]>;
  botWith(token: string): Promise<KnownBot | undefined>;
  botNamed(skeleton: string): Promise<KnownBot | undefined>;
  /** From now on its token lets nobody in. */
  drop(owner: string, id: string): Promise<boolean>;
  /** It is connected until then, unless it says so again. */
  setHere(id: string, until: number): Promise<void>;
  /** Those that are connected, the latest first. */
  botsHere(now: number, most: number): Promise<readonly KnownBot[]>;
  /** How many matches that are not over it sits at. */
  countMatches(id: string): Promise<number>;
}
