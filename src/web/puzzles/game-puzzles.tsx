import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { type GameId, gameCard } from '../../games/registry.ts';
import { type KnownPuzzle, type PuzzleTheme } from '../../table/puzzle.ts';
import { puzzlesAddress } from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { coursesOf } from './courses.ts';
import { countsBy, nextPuzzle, type PuzzleWish, wished } from './puzzle-choice.ts';
import { solvedPuzzles } from './puzzle-memory.ts';
import { asPeopleFind, PuzzleOthers, usePuzzles } from './puzzle-people.ts';

interface Props {
  readonly id: GameId;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
}

/** The puzzles of a game by difficulty and by theme: each kind goes on where it was left. */
export function GamePuzzles({ id, words, puzzleWords }: Props): JSX.Element {
  const { puzzles: all, levels: byPeople, problem } = usePuzzles(id);
  const { Consent } = useContext(PuzzleOthers);
  if (!all) return <LoadingScreen words={words} problem={problem} />;
  const { title, titleLanguage } = gameCard(id)!;
  const puzzles = asPeopleFind(all, byPeople);
  const levels = countsBy(puzzles, 'level').map(([level]) => ({ theme: '', level }));
  const themes = countsBy(puzzles, 'theme').map(([theme]) => ({ theme, level: '' }));
  const twofold = puzzles.some(({ further }) => further) ? [{ theme: '', level: '', turns: '2' }] : [];
  const shared = { id, puzzles, puzzleWords };
  return (
    <div class="screen start shelf-screen puzzles">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>{words.start.puzzles}</h1>
          <p lang={titleLanguage}>{title}</p>
        </div>
        <p class="with-others">
          <a class="button" href={puzzlesAddress(id, { puzzle: 'day' })}>
            {puzzleWords.ofDay}
          </a>
        </p>
        <Courses {...shared} puzzles={all} />
        <Kinds {...shared} title={puzzleWords.byLevel} wishes={[{ theme: '', level: '' }, ...levels, ...twofold]} />
        <Kinds {...shared} title={puzzleWords.byTheme} wishes={themes} />
        <p class="small">{puzzleWords.note}</p>
        <Consent puzzleWords={puzzleWords} />
      </main>
    </div>
  );
}

/** Short courses: a few puzzles each, from easy to hard. */
function Courses({ id, puzzles, puzzleWords }: Omit<KindsProps, 'title' | 'wishes'>): JSX.Element | undefined {
  const courses = coursesOf(puzzles);
  const solved = solvedPuzzles(id);
  if (courses.length === 0) return undefined;
  return (
    <section class="tiles">
      <h2>{puzzleWords.courses}</h2>
      <ul>
        {courses.map(({ theme, puzzles: steps }) => (
          <li key={theme}>
            <a class="button plain" href={puzzlesAddress(id, { course: theme })}>
              <span>
                <span class="unseen">{puzzleWords.courseOf('')}</span>
                {puzzleWords.themes[theme]}
              </span>
              <span class="small">
                {puzzleWords.solvedOf(steps.filter(puzzle => solved.has(puzzle.id)).length, steps.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface KindsProps extends Pick<Props, 'id' | 'puzzleWords'> {
  readonly puzzles: readonly KnownPuzzle[];
  readonly title: string;
  readonly wishes: readonly PuzzleWish[];
}

function Kinds({ id, puzzles, puzzleWords, title, wishes }: KindsProps): JSX.Element {
  const solved = solvedPuzzles(id);
  return (
    <section class="tiles">
      <h2>{title}</h2>
      <ul>
        {wishes.map(wish => {
          const kind = wished(puzzles, wish);
          const done = kind.filter(puzzle => solved.has(puzzle.id)).length;
          const first = nextPuzzle(kind, solved, undefined);
          return (
            <li key={`${wish.theme} ${wish.level} ${wish.turns ?? ''}`}>
              <a class="button plain" href={puzzlesAddress(id, { ...wish, puzzle: first?.id ?? '' })}>
                {kindName(wish, puzzleWords)}
                <span class="small">{puzzleWords.solvedOf(done, kind.length)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function kindName({ theme, level, turns }: PuzzleWish, { themes, levels, all, twoTurns }: PuzzleWords): string {
  if (turns) return twoTurns;
  if (theme !== '') return themes[theme as PuzzleTheme];
  return level === '' ? all : levels[Number(level) - 1]!;
}
