import type { JSX } from 'preact';
import type { GameId } from '../../games/registry.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { useLocalized } from '../page/localized.ts';
import { type PuzzlesRoute, puzzlesAddress, reviewAddress } from '../page/route.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { loadMistakes } from './own-mistakes.ts';
import { SolvedAtTable } from './solved-at-table.tsx';

interface Props {
  readonly id: GameId;
  readonly route: PuzzlesRoute;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
}

/** One of the turns that cost the reader most in a match of their own. */
export function MistakeTable({ id, route, words, puzzleWords }: Props): JSX.Element {
  const { match } = route;
  const { found: mistakes, problem } = useLocalized(`mistakes ${match}`, () => loadMistakes(match));
  const { opened, problem: missing } = useGame(id);
  if (!mistakes || !opened) return <LoadingScreen words={words} problem={problem ?? missing} />;
  const number = Number(route.puzzle);
  const puzzle = mistakes[number - 1];
  if (!puzzle) return <LostScreen words={words} why={puzzleWords.noMistakes} />;
  const next =
    number < mistakes.length
      ? { to: puzzlesAddress(id, { match, puzzle: String(number + 1) }), name: puzzleWords.next }
      : { to: reviewAddress(match), name: puzzleWords.toReview };
  return (
    <SolvedAtTable
      key={puzzle.id}
      {...{ puzzle, opened, words, puzzleWords, next }}
      level={puzzleWords.mistakeOf(number, mistakes.length)}
      theme=""
      onJudged={() => undefined}
      seen={() => false}
      onSeen={() => undefined}
    />
  );
}
