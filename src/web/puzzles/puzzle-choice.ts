import { seeded } from '../../engine/random.ts';
import type { Day } from '../../table/day.ts';
import type { KnownPuzzle } from '../../table/puzzle.ts';

/** Which puzzles somebody wants: empty parts are left open. */
export interface PuzzleWish {
  readonly theme: string;
  readonly level: string;
  /** Only those of two turns. */
  readonly turns?: string;
}

export function wished(
  puzzles: readonly KnownPuzzle[],
  { theme, level, turns = '' }: PuzzleWish,
): readonly KnownPuzzle[] {
  return puzzles.filter(
    puzzle =>
      (theme === '' || puzzle.theme === theme) &&
      (level === '' || String(puzzle.level) === level) &&
      (turns === '' || puzzle.further !== undefined),
  );
}

/** The one that everybody has on a day; no game knows those of the others. */
export function puzzleOfDay(puzzles: readonly KnownPuzzle[], day: Day): KnownPuzzle | undefined {
  const [first] = puzzles;
  return first && puzzles[seeded(`puzzle ${day} ${first.game}`).below(puzzles.length)];
}

/**
 * The puzzle to go on with: one that is not solved yet, the easier ones first, and behind the one just seen. When all are
 * solved they begin anew.
 */
export function nextPuzzle(
  puzzles: readonly KnownPuzzle[],
  solved: ReadonlySet<string>,
  last: string | undefined,
): KnownPuzzle | undefined {
  const sorted = puzzles.toSorted((a, b) => a.level - b.level);
  const at = sorted.findIndex(({ id }) => id === last);
  const ahead = [...sorted.slice(at + 1), ...sorted.slice(0, at + 1)];
  return ahead.find(({ id }) => id !== last && !solved.has(id)) ?? ahead[0];
}

/** The themes that there are, the most frequent first, or levels from the lowest up. */
export function countsBy(
  puzzles: readonly KnownPuzzle[],
  part: 'theme' | 'level',
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const puzzle of puzzles) counts.set(String(puzzle[part]), (counts.get(String(puzzle[part])) ?? 0) + 1);
  return part === 'level'
    ? [...counts].toSorted(([a], [b]) => Number(a) - Number(b))
    : [...counts].toSorted(([, a], [, b]) => b - a);
}
