export interface Person {
  readonly id: string;
  readonly name: string;
  /** Is the name theirs for good? */
  readonly account?: true;
}

/** What is kept of people who want to stay: a name of their own, and the ways to prove who they are. */
export interface AccountStore {
  /** Gives a person a name for good. False where somebody has one like it, or the person has one already. */
  claim(account: StoredAccount): Promise<boolean>;
  accountOf(person: string): Promise<StoredAccount | undefined>;
  /** Who has a name of this skeleton? */
  holderOf(skeleton: string): Promise<string | undefined>;

  /** False when there is a passkey of this id already. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  /** The passkeys of a person, the oldest first. */
  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  passkeyWith(id: string): Promise<KnownPasskey | undefined>;
  /** Writes down that a passkey was used, unless another use was quicker. */
  setPasskeyUsed(id: string, use: PasskeyUse): Promise<boolean>;
  dropPasskey(person: string, id: string): Promise<boolean>;

  /** The codes of a new recovery sheet, as hashes; those of the one before work no longer. */
  setRecoveryCodes(person: string, codes: readonly string[]): Promise<void>;
  /** How many codes of a person's sheet were not used yet. */
  countRecoveryCodes(person: string): Promise<number>;
  /** A code works once. */
  redeemRecoveryCode(code: string): Promise<Person | undefined>;

  /** Gives a person a page that everybody may read; where they have one, its address stays. The result is the address. */
  publish(person: string, address: string, now: number): Promise<string>;
  withdraw(person: string): Promise<void>;
  /** Where the page of a person is, if they have one. */
  profileOf(person: string): Promise<string | undefined>;
  /** Whose page is there? Only of people who have an account. */
  personAt(address: string): Promise<Person | undefined>;

  /** What a passkey is to sign, as a hash: for a person who makes one, or for whoever comes with one. */
  addChallenge(challenge: StoredChallenge): Promise<void>;
  /** True once, in time, and for the same person. */
  takeChallenge(challenge: Omit<StoredChallenge, 'until'>, now: number): Promise<boolean>;
}

export interface StoredAccount {
  readonly person: string;
  readonly name: string;
  /** What the name has in common with all that look like it. */
  readonly skeleton: string;
  readonly since: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** How often it was used, by its own word; 0 for those that don't count. */
  readonly counter: number;
  readonly transports: string;
  /** The only domain it works for. */
  readonly domain: string;
  readonly label?: string | undefined;
  readonly since: number;
  readonly seen?: number | undefined;
}

export type KnownPasskey = Omit<StoredPasskey, 'person'> & { readonly person: Person };

export interface PasskeyUse {
  readonly counter: number;
  /** What the counter was before. */
  readonly from: number;
  readonly at: number;
}

export interface StoredChallenge {
  readonly hash: string;
  /** Left out where anybody may answer. */
  readonly person?: string | undefined;
  readonly until: number;
}
