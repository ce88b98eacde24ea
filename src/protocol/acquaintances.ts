/** What somebody wants of another: not to hear them, or not to meet them at their tables either. */
export const ties = ['mute', 'block'] as const;
export type Tie = (typeof ties)[number];

/** Somebody whom the reader has met at tables, blocked or muted. */
export interface Acquaintance {
  /** Stands for them, to this reader alone. */
  readonly mark: string;
  readonly name: string;
  /** How many games they have played together, of the latest ones. */
  readonly games: number;
  /** When something last happened in one of them. */
  readonly last?: number;
  readonly tie?: Tie;
}
