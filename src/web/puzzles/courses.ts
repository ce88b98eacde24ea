import type { KnownPuzzle, PuzzleTheme } from '../../table/puzzle.ts';
import { countsBy } from './puzzle-choice.ts';

/** A few puzzles about one thing, from easy to hard. */
export interface Course {
  readonly theme: PuzzleTheme;
  readonly puzzles: readonly KnownPuzzle[];
}

/** With fewer there is nothing to practise, and more nobody finishes in one go. */
const FEWEST = 5;
const MOST = 8;

/** One course for each theme that has enough puzzles; the same for everybody who has the same page. */
export function coursesOf(puzzles: readonly KnownPuzzle[]): readonly Course[] {
  return countsBy(puzzles, 'theme')
    .filter(([, count]) => count >= FEWEST)
    .map(([theme]) => ({
      theme: theme as PuzzleTheme,
      puzzles: chosenAmong(puzzles.filter(each => each.theme === theme)),
    }));
}

/** From the easiest to the hardest at even steps; of those that are equally hard, the clearest come first. */
function chosenAmong(puzzles: readonly KnownPuzzle[]): readonly KnownPuzzle[] {
  const sorted = puzzles.toSorted((a, b) => a.level - b.level || gapOf(b) - gapOf(a) || (a.id < b.id ? -1 : 1));
  const count = Math.min(MOST, sorted.length);
  return Array.from({ length: count }, (_, i) => sorted[Math.floor((i * (sorted.length - 1)) / (count - 1))]!);
}

function gapOf({ best, rivals }: KnownPuzzle): number {
  return best.share - (rivals[0]?.share ?? 0);
}

/** Where a course goes on: at its first puzzle that is not solved, looked for behind the one just seen. */
export function nextInCourse(
  { puzzles }: Course,
  solved: ReadonlySet<string>,
  last: string | undefined,
): KnownPuzzle | undefined {
  const at = puzzles.findIndex(({ id }) => id === last);
  const ahead = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return ahead.find(({ id }) => id !== last && !solved.has(id));
}
