import type { JSX } from 'preact';
import type { GameId } from '../../games/registry.ts';
import { dayOf } from '../../table/day.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { useLocalized } from '../page/localized.ts';
import { type PuzzlesRoute, puzzlesAddress } from '../page/route.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { nextPuzzle, puzzleOfDay, wished } from './puzzle-choice.ts';
import { loadPuzzles } from './puzzle-file.ts';
import { rememberDay, rememberSolved, solvedPuzzles } from './puzzle-memory.ts';
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
  const { found: puzzles, problem } = useLocalized(`puzzles ${id}`, () => loadPuzzles(id));
  const { opened, problem: missing } = useGame(id);
  if (!puzzles || !opened) return <LoadingScreen words={words} problem={problem ?? missing} />;
  const today = dayOf(new Date());
  const ofDay = route.puzzle === 'day';
  const puzzle = ofDay ? puzzleOfDay(puzzles, today) : puzzles.find(each => each.id === route.puzzle);
  if (!puzzle) return <LostScreen words={words} why={puzzleWords.lostPuzzle} />;
  const next = nextPuzzle(wished(puzzles, route), solvedPuzzles(id), puzzle.id);
  const onSolved = () => {
    rememberSolved(id, puzzle.id);
    if (ofDay) rememberDay(id, today);
  };
  return (
    <SolvedAtTable
      key={puzzle.id}
      {...{ puzzle, opened, words, puzzleWords, onSolved }}
      level={puzzleWords.levels[puzzle.level - 1]!}
      theme={puzzleWords.themes[puzzle.theme]}
      next={
        next && !ofDay
          ? { to: puzzlesAddress(id, { ...route, puzzle: next.id }), name: puzzleWords.next }
          : { to: puzzlesAddress(id), name: puzzleWords.more }
      }
    />
  );
}
