import type { TableName } from './inventory.ts';

/** What a store has about one person, to be shown, handed out and erased. */
export interface PersonalStore {
  /** How many rows of each table are a person's; tables without any are left out. */
  countRows(person: string): Promise<Partial<Record<TableName, number>>>;
  /** The rows that are a person's, table by table, without what is secret even to them. */
  rowsOf(person: string): Promise<Partial<Record<TableName, readonly PersonalRow[]>>>;
  /** The matches that a person sits or sat at, in the order of their ids, from after another one on. */
  matchesFrom(person: string, after: string, most: number): Promise<readonly string[]>;
  /** Lines at a match from before it was kept who said them. */
  unsignedLines(match: string): Promise<readonly UnsignedLine[]>;
  dropLine(line: string): Promise<void>;
  /** Where a table was opened is nobody's business any more. */
  dropOrigin(match: string): Promise<void>;
  /** Removes all rows that are a person's, and those of others about them, wholly or not at all. */
  erase(person: string): Promise<void>;
}

export type PersonalRow = Readonly<Record<string, unknown>>;

export interface UnsignedLine {
  readonly id: string;
  readonly body: string;
}
