/** What a game says about how its best computer players play. */
export interface FindingsWords {
  /** How they begin. */
  readonly opening: readonly string[];
  /** What they think much of, and what little. */
  readonly values: readonly string[];
  /** What is to be seen in the game that goes with it. */
  readonly sample: string;
}
