import { exponential } from './exponential.ts';
import { BETA, newcomer, ratedAnew, type Skill } from './plackett-luce.ts';

/** What came of somebody's first try at a puzzle. */
export interface RatedTry {
  readonly puzzle: string;
  readonly person: string;
  readonly solved: boolean;
}

/** What people have shown about a puzzle. */
export interface RatedPuzzle extends Skill {
  readonly tries: number;
  readonly solved: number;
}

/**
 * How hard puzzles are, by the first tries of people in their order: each try is a game of a person against a puzzle, and
 * who wins is the stronger one. So to fail where everybody fails says little, and to solve it much.
 */
export function ratePuzzles(tries: readonly RatedTry[]): ReadonlyMap<string, RatedPuzzle> {
  const people = new Map<string, Skill>();
  const puzzles = new Map<string, RatedPuzzle>();
  for (const { puzzle, person, solved } of tries) {
    const before = puzzles.get(puzzle) ?? { ...newcomer, tries: 0, solved: 0 };
    const [strength, rating] = ratedAnew([people.get(person) ?? newcomer, before], solved ? [1, 2] : [2, 1]);
    people.set(person, strength);
    puzzles.set(puzzle, { ...rating, tries: before.tries + 1, solved: before.solved + (solved ? 1 : 0) });
  }
  return puzzles;
}

/** The chance that somebody of whom nothing is known yet solves a puzzle at the first try. */
export function chanceToSolve({ mu, sigma }: Skill): number {
  const c = Math.sqrt(newcomer.sigma ** 2 + sigma ** 2 + 2 * BETA ** 2);
  return 1 / (1 + exponential((mu - newcomer.mu) / c));
}
