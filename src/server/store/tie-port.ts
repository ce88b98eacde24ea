import type { Tie } from '../../protocol/acquaintances.ts';

export interface StoredTie {
  readonly other: string;
  readonly tie: Tie;
  /** What the other is called; empty for somebody who is not known any more. */
  readonly name: string;
}

/** One person has blocked another. */
export interface StoredBlock {
  readonly person: string;
  readonly other: string;
}

/** Somebody is asked to come to a table. */
export interface NewInvitation {
  readonly person: string;
  readonly match: string;
  /** Who asks. */
  readonly sender: string;
  readonly at: number;
}

export interface StoredInvitation {
  /** What the one who asks is called. */
  readonly name: string;
  readonly at: number;
  readonly listing: { readonly match: string; readonly summary: string; readonly touched: number };
}

/** Where somebody can be told something. */
export interface DeviceSubscription {
  readonly match: string;
  readonly person: string;
  readonly endpoint: string;
  readonly subscription: string;
}

export interface TieStore {
  /** Of one person only so many are kept: the oldest make room. */
  invite(invitation: NewInvitation, most: number): Promise<void>;
  /** The latest first. */
  invitationsOf(person: string, most: number): Promise<readonly StoredInvitation[]>;
  isInvited(person: string, match: string): Promise<boolean>;
  dropInvitation(person: string, match: string): Promise<void>;
  /** How many people are invited to a match. */
  countInvited(match: string): Promise<number>;
  /** Where a person can be told something, on devices on which they want to be told of turns. */
  subscriptionsOfPerson(person: string, most: number): Promise<readonly DeviceSubscription[]>;
  /** From now on this is what a person wants of another; undefined for nothing. */
  setTie(person: string, other: string, tie: Tie | undefined, now: number): Promise<void>;
  /** The latest first. */
  tiesOf(person: string, most: number): Promise<readonly StoredTie[]>;
  tieBetween(person: string, other: string): Promise<Tie | undefined>;
  /** Who of these people has blocked somebody. */
  blockersOf(other: string, people: readonly string[]): Promise<readonly string[]>;
  /** Who of these people has blocked whom of them. */
  blocksAmong(people: readonly string[]): Promise<readonly StoredBlock[]>;
}
