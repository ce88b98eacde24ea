import '../catalogue/catalogue.css';
import '../catalogue/shelf-screen.css';
import './puzzles.css';
import type { JSX } from 'preact';
import { isGameId } from '../../games/registry.ts';
import { dayOf, streakOf } from '../../table/day.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { hasPuzzles } from '../catalogue/readings.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { useLocalized } from '../page/localized.ts';
import { type PuzzlesRoute, puzzlesAddress } from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import { puzzleWordsIn } from '../words/puzzles.ts';
import type { Words } from '../words/words.ts';
import { CoursePage } from './course-page.tsx';
import { GamePuzzles } from './game-puzzles.tsx';
import { MistakeTable } from './mistake-table.tsx';
import { isSeen, puzzleDays, solvedPuzzles } from './puzzle-memory.ts';
import { PuzzleTable } from './puzzle-table.tsx';

/** Puzzles of all games, of one, or one of them on its board. */
export function PuzzlesScreen({ route, words }: { route: PuzzlesRoute; words: Words }): JSX.Element {
  const { found: puzzleWords, problem } = useLocalized('puzzles', puzzleWordsIn);
  const { game } = route;
  if (game !== '' && !(isGameId(game) && (route.match !== '' || hasPuzzles(game))))
    return <LostScreen words={words} why={words.common.lostGame(game)} />;
  if (!puzzleWords) return <LoadingScreen words={words} problem={problem} />;
  if (!isGameId(game)) return <AllPuzzles words={words} puzzleWords={puzzleWords} />;
  const shared = { id: game, words, puzzleWords };
  if (route.match !== '') return <MistakeTable key={route.match} {...shared} route={route} />;
  if (route.puzzle !== '') return <PuzzleTable {...shared} route={route} />;
  return route.course === '' ? <GamePuzzles {...shared} /> : <CoursePage {...shared} theme={route.course} />;
}

interface Props {
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
}

/** One for each day and game, and the way to all others. */
function AllPuzzles({ words, puzzleWords }: Props): JSX.Element {
  const games = catalogue.filter(({ id }) => hasPuzzles(id));
  const streak = streakOf(puzzleDays(...games.map(({ id }) => id)), dayOf(new Date()));
  return (
    <div class="screen start shelf-screen puzzles">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>{words.start.puzzles}</h1>
          <p class="about">{puzzleWords.about}</p>
          {streak > 1 && <p class="streak">{puzzleWords.streak(streak)}</p>}
        </div>
        <ul class="shelf">
          {games.map(game => (
            <PuzzlesCard key={game.id} game={game} puzzleWords={puzzleWords} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function PuzzlesCard({ game, puzzleWords }: { game: CatalogueCard; puzzleWords: PuzzleWords }): JSX.Element {
  const { id, title, titleLanguage } = game;
  const day = dayOf(new Date());
  const today = puzzleDays(id).has(day);
  const seen = !today && isSeen(id, 'day', day);
  return (
    <li class={`card paper mood-${id}`}>
      <Vignette id={id} />
      <div class="card-text">
        <h2 lang={titleLanguage}>{title}</h2>
        <p class="small">
          {today && <Icon name="check" />}
          {today
            ? puzzleWords.solvedToday
            : seen
              ? puzzleWords.solutionSeen
              : puzzleWords.solved(solvedPuzzles(id).size)}
        </p>
        <div class="ways">
          <a
            class={today ? 'button plain' : 'button'}
            href={puzzlesAddress(id, { puzzle: 'day' })}
            aria-label={puzzleWords.ofDayIn(title)}
          >
            {puzzleWords.ofDay}
          </a>
          <a class="button plain" href={puzzlesAddress(id)} aria-label={puzzleWords.anyOf(title)}>
            {puzzleWords.any}
          </a>
        </div>
      </div>
    </li>
  );
}
