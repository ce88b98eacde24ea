import type { BatcherSettings } from './commit-batcher.ts';
import type { Commit, StoreSize } from './port.ts';

export type SqlValue = string | number | undefined;
export type SqlRow = Readonly<Record<string, unknown>>;

/** One database engine: what differs between them. Statements are written with $1, $2 … for their values. */
export interface SqlEngine {
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Carries the statements out wholly or not at all. */
  together(statements: readonly SqlStatement[]): Promise<readonly (readonly SqlRow[])[]>;
  /** Writes a batch of commits in one transaction. The result says for each whether it won. */
  commitAll(commits: readonly Commit[]): Promise<readonly boolean[]>;
  readonly batches: Pick<BatcherSettings<Commit>, 'most' | 'inFlight'>;
  /** How large the database is, and how much room is left for it where that is known, in bytes. */
  size(): Promise<StoreSize>;
  close(): Promise<void>;
}

export interface SqlStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}
