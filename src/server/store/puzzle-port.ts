/** What came of somebody's first try at a puzzle. */
export interface PuzzleTry {
  readonly game: string;
  readonly puzzle: string;
  readonly person: string;
  readonly solved: boolean;
  readonly at: number;
}

export interface PuzzleStore {
  /** False where this person has tried it before: the first try counts. */
  enter(puzzleTry: PuzzleTry): Promise<boolean>;
  /** How many puzzles a person has tried. */
  countOf(person: string): Promise<number>;
  /** The latest of a game, in the order in which they came. */
  latestOf(game: string, most: number): Promise<readonly PuzzleTry[]>;
}
