import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { dayOf } from '../../table/day.ts';
import type { KnownPuzzle } from '../../table/puzzle.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { type Localized, useLocalized } from '../page/localized.ts';
import { type PuzzlesRoute, puzzlesAddress } from '../page/route.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { type Course, coursesOf, nextInCourse } from './courses.ts';
import { nextPuzzle, puzzleOfDay, wished } from './puzzle-choice.ts';
import { loadRetired } from './puzzle-file.ts';
import { isSeen, rememberDay, rememberSeen, rememberSolved, solvedPuzzles } from './puzzle-memory.ts';
import { asPeopleFind, PuzzleOthers, usePuzzles } from './puzzle-people.ts';
import { SolvedAtTable } from './solved-at-table.tsx';

interface Props {
  readonly id: GameId;
  readonly route: PuzzlesRoute;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
}

/** One puzzle on the board of its game. */
export function PuzzleTable(props: Props): JSX.Element {
  const { id, route, words, puzzleWords } = props;
  const { puzzles, levels, problem } = usePuzzles(id);
  const ofDay = route.puzzle === 'day';
  const missed = puzzles !== undefined && !ofDay && !listed(puzzles, route);
  const { found: retired, problem: gone } = useRetired(id, missed);
  const people = useContext(PuzzleOthers);
  const { opened, problem: missing } = useGame(id);
  if (!puzzles || !opened) return <LoadingScreen words={words} problem={problem ?? missing} />;
  const today = dayOf(new Date());
  const puzzle = ofDay ? puzzleOfDay(puzzles, today) : (listed(puzzles, route) ?? listed(retired ?? [], route));
  if (missed && !retired) return <LoadingScreen words={words} problem={gone} />;
  if (!puzzle) return <LostScreen words={words} why={puzzleWords.lostPuzzle} />;
  const course = coursesOf(puzzles).find(each => each.theme === route.course && each.puzzles.includes(puzzle));
  const seen = () => isSeen(id, puzzle.id, dayOf(new Date()));
  const onJudged = (solved: boolean) => {
    if (!seen() && !solvedPuzzles(id).has(puzzle.id)) people.tried(id, puzzle.id, solved);
    if (!solved || seen()) return;
    rememberSolved(id, puzzle.id);
    if (ofDay) rememberDay(id, today);
  };
  const onSeen = () => {
    const now = dayOf(new Date());
    rememberSeen(id, puzzle.id, now);
    // The list of all games knows no puzzles.
    if (puzzleOfDay(puzzles, now) === puzzle) rememberSeen(id, 'day', now);
  };
  return (
    <SolvedAtTable
      key={puzzle.id}
      {...{ puzzle, opened, words, puzzleWords, onJudged, seen }}
      onSeen={onSeen}
      level={
        course
          ? stepIn(course, puzzle.id, puzzleWords)
          : puzzleWords.levels[(levels.get(puzzle.id) ?? puzzle.level) - 1]!
      }
      theme={puzzleWords.themes[puzzle.theme]}
      next={nextFrom(puzzle, {
        id,
        route,
        puzzles: asPeopleFind(puzzles, levels),
        puzzleWords,
        course: ofDay ? undefined : course,
      })}
    />
  );
}

function listed(puzzles: readonly KnownPuzzle[], { puzzle }: PuzzlesRoute): KnownPuzzle | undefined {
  return puzzles.find(({ id }) => id === puzzle);
}

/** Links to puzzles that are no longer offered still lead somewhere. */
function useRetired(id: GameId, wanted: boolean): Localized<readonly KnownPuzzle[]> {
  return useLocalized(`retired ${id} ${wanted}`, async () => (wanted ? loadRetired(id) : []));
}

function stepIn({ puzzles }: Course, puzzle: string, { courseStep }: PuzzleWords): string {
  return courseStep(1 + puzzles.findIndex(({ id }) => id === puzzle), puzzles.length);
}

interface Way extends Pick<Props, 'id' | 'route' | 'puzzleWords'> {
  readonly puzzles: readonly KnownPuzzle[];
  readonly course: Course | undefined;
}

/** A course ends where it began: with what there is to practise. Behind the one of the day come all that are not solved. */
function nextFrom(
  puzzle: KnownPuzzle,
  { id, route, puzzles, puzzleWords, course }: Way,
): { readonly to: string; readonly name: string } {
  // As if it were solved: whoever has seen the solution goes on.
  const solved = new Set([...solvedPuzzles(id), ...(course ? [puzzle.id] : [])]);
  const next = course ? nextInCourse(course, solved, puzzle.id) : nextPuzzle(wished(puzzles, route), solved, puzzle.id);
  if (next) return { to: puzzlesAddress(id, { ...route, puzzle: next.id }), name: puzzleWords.next };
  return course
    ? { to: puzzlesAddress(id, { course: course.theme }), name: puzzleWords.courseEnd }
    : { to: puzzlesAddress(id), name: puzzleWords.more };
}
