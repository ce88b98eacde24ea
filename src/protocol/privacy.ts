/** What a server tells about what it keeps, in the reader's language. */
export interface PrivacyInfo {
  readonly tables: readonly KeptTable[];
  /** For how many days; 0 is for ever. */
  readonly days: Readonly<Record<KeptKind, number>>;
}

export const keptKinds = ['guests', 'chat', 'unfinished', 'finished', 'backups'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** A table of the database. */
export interface KeptTable {
  readonly table: string;
  readonly what: string;
  readonly columns: readonly { readonly column: string; readonly what: string }[];
  /** Do its rows belong to people? */
  readonly owned: boolean;
  /** How many of them are the reader's. */
  readonly yours?: number;
}
