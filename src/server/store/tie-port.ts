import type { Tie } from '../../protocol/acquaintances.ts';

export interface StoredTie {
  readonly other: string;
  readonly tie: Tie;
  /** What the other is called; empty for somebody who is not known any more. */
  readonly name: string;
}

export interface TieStore {
  /** From now on this is what a person wants of another; undefined for nothing. */
  setTie(person: string, other: string, tie: Tie | undefined, now: number): Promise<void>;
  /** The latest first. */
  tiesOf(person: string, most: number): Promise<readonly StoredTie[]>;
  tieBetween(person: string, other: string): Promise<Tie | undefined>;
}
