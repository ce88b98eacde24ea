/** What a game says on its score sheet. */
export interface AnySheetWords {
  /** What is counted, by the keys of the sheet's rows. */
  readonly rows: Readonly<Record<string, string>>;
  /** What else is to be known about a row. */
  readonly hints: Readonly<Record<string, string>>;
  /** Where points come from, by the keys of the bill's lines. */
  readonly lines: Readonly<Record<string, (args: never) => string>>;
  /** What can't be, by the keys of the game's own objections. */
  readonly objections: Readonly<Record<string, (args: never) => string>>;
  /** Who wins, and what becomes of equals. */
  readonly ties: string;
}
