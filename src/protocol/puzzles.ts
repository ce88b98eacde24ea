/** How hard a puzzle is, by the first tries of people on a server. */
export interface PuzzleDifficulty {
  readonly puzzle: string;
  readonly tries: number;
  readonly solved: number;
  /** The chance that somebody of whom nothing is known solves it at the first try. */
  readonly chance: number;
}

/** From this chance on a puzzle is of a level, from the lowest one up; below all of them of the highest. */
const LEAST_CHANCES = [0.8, 0.65, 0.45, 0.25];

/** The level that people have shown a puzzle to have, from 1 to 5 as those of bots. */
export function levelByPeople({ chance }: Pick<PuzzleDifficulty, 'chance'>): number {
  const level = LEAST_CHANCES.findIndex(least => chance >= least);
  return 1 + (level < 0 ? LEAST_CHANCES.length : level);
}
