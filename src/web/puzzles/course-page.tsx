import type { JSX } from 'preact';
import { type GameId, gameCard } from '../../games/registry.ts';
import { useLocalized } from '../page/localized.ts';
import { puzzlesAddress } from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { coursesOf, nextInCourse } from './courses.ts';
import { loadPuzzles } from './puzzle-file.ts';
import { solvedPuzzles } from './puzzle-memory.ts';

interface Props {
  readonly id: GameId;
  readonly theme: string;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
}

/** What a course is about, and how far somebody is with it. */
export function CoursePage({ id, theme, words, puzzleWords }: Props): JSX.Element {
  const { found: puzzles, problem } = useLocalized(`puzzles ${id}`, () => loadPuzzles(id));
  if (!puzzles) return <LoadingScreen words={words} problem={problem} />;
  const course = coursesOf(puzzles).find(each => each.theme === theme);
  if (!course) return <LostScreen words={words} why={puzzleWords.lostCourse} />;
  const { title, titleLanguage } = gameCard(id)!;
  const solved = solvedPuzzles(id);
  const done = course.puzzles.filter(puzzle => solved.has(puzzle.id)).length;
  const next = nextInCourse(course, solved, undefined);
  const to = (puzzle: string) => puzzlesAddress(id, { course: theme, puzzle });
  return (
    <div class="screen start shelf-screen puzzles">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>{puzzleWords.themes[course.theme]}</h1>
          <p lang={titleLanguage}>{title}</p>
          <p class="about">{puzzleWords.courseAbout[course.theme]}</p>
        </div>
        <p class="with-others">
          <a class="button" href={to((next ?? course.puzzles[0]!).id)}>
            {next ? (done === 0 ? puzzleWords.courseBegin : puzzleWords.courseOn) : puzzleWords.courseAgain}
          </a>
          <a class="button plain" href={puzzlesAddress(id)}>
            {puzzleWords.more}
          </a>
        </p>
        <section class="tiles">
          <ol class="course-steps" aria-label={puzzleWords.solvedOf(done, course.puzzles.length)}>
            {course.puzzles.map((puzzle, i) => (
              <li key={puzzle.id}>
                <a class="button plain" href={to(puzzle.id)}>
                  {solved.has(puzzle.id) ? <Icon name="check" /> : i + 1}
                  <span class="unseen">
                    {puzzleWords.courseStep(i + 1, course.puzzles.length)}
                    {solved.has(puzzle.id) && `, ${puzzleWords.courseSolved}`}
                  </span>
                  <span class="small">{puzzleWords.levels[puzzle.level - 1]}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  );
}
