import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Puzzle, secondPart } from '../../table/puzzle.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { searchPool } from '../match/search-pool.ts';
import { TableLayout } from '../table/table-layout.tsx';
import type { TableSlots } from '../table/table-slots.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { PuzzleStudyButton } from './puzzle-study-button.tsx';
import { aboutText, VerdictCard, type VerdictProps, VerdictVoice } from './verdict-card.tsx';

interface TableProps {
  readonly puzzle: Puzzle;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
  /** How hard it is, or which of several. */
  readonly level: string;
  readonly theme: string;
  /** Told of each turn that was judged, and of a solution that was asked for, which is none found. */
  readonly onJudged: (solved: boolean) => void;
  /** Was the solution looked at before? Then a turn that is found is not one's own. */
  readonly seen: () => boolean;
  readonly onSeen: () => void;
  readonly next: { readonly to: string; readonly name: string };
}

/** Which try it is; a solution is laid on a fresh board. */
interface Try {
  readonly number: number;
  readonly solution: boolean;
  /** Is the second of two turns the one to begin with? */
  readonly second: boolean;
}

/** A puzzle on a table of its own, again and again if somebody likes. */
export function SolvedAtTable(props: TableProps): JSX.Element | undefined {
  const { puzzle, opened, words } = props;
  const [attempt, setAttempt] = useState<Try>({ number: 0, solution: false, second: false });
  const [laid, setLaid] = useState<{ readonly session: PuzzleSession; readonly number: number }>();
  const session = laid?.session;
  const { game } = opened;
  useEffect(() => {
    const fresh = new PuzzleSession(
      game,
      (attempt.second && secondPart(game, puzzle)) || puzzle,
      (request, controls) => searchPool.search(request, controls),
      props.onJudged,
    );
    if (attempt.solution) fresh.showSolution();
    // With its number: a table that is new must not begin by telling what was left on the one before.
    setLaid({ session: fresh, number: attempt.number });
    return () => fresh.leave();
  }, [game, puzzle, attempt]);
  const again = (solution: boolean, second = session?.open.puzzle.id !== puzzle.id) => {
    if (solution) {
      props.onJudged(false);
      props.onSeen();
    }
    setAttempt(({ number }) => ({ number: number + 1, solution, second }));
  };
  const slots = useSlots(props, session, again);
  if (!laid || !slots) return <LoadingScreen words={words} problem={undefined} />;
  return (
    <TableLayout key={laid.number} controller={laid.session.controller} opened={opened} words={words} slots={slots} />
  );
}

function useSlots(
  { puzzle, opened, words, puzzleWords, level, theme, seen, next }: TableProps,
  session: PuzzleSession | undefined,
  again: VerdictProps['again'],
): TableSlots | undefined {
  return useMemo(() => {
    if (!session) return undefined;
    const shared = { session, opened, words, puzzleWords, theme, seen, again, next };
    return {
      buttons: () => (
        <div class="puzzle-ways">
          <PuzzleStudyButton session={session} puzzleWords={puzzleWords} />
          <GiveUp session={session} name={puzzleWords.solution} press={() => again(true)} />
        </div>
      ),
      notes: <VerdictVoice {...shared} />,
      noHints: puzzleWords.noHints,
      // Behind a turn that was judged they only play on.
      untold: () => session.stage.peek().kind === 'graded',
      asked: () => ({ title: puzzleWords.task, about: aboutText(level, turnText({ puzzle, session, puzzleWords })) }),
      // Asked as a function and not as a component, so that the prompt comes back where there is nothing to say.
      prompt: () => (session.stage.value.kind === 'trying' ? undefined : <VerdictCard {...shared} />),
    };
  }, [session, opened, words, puzzleWords, level, theme, next.to, next.name]);
}

/** Which of two turns it is, where there are two. */
function turnText({
  puzzle,
  session,
  puzzleWords,
}: Pick<TableProps, 'puzzle' | 'puzzleWords'> & { session: PuzzleSession }): string {
  return puzzle.further ? puzzleWords.turnOf(session.open.puzzle.id === puzzle.id ? 1 : 2) : '';
}

/** Whoever does not find it may see it. */
function GiveUp({
  session,
  name,
  press,
}: {
  session: PuzzleSession;
  name: string;
  press: () => void;
}): JSX.Element | undefined {
  if (session.stage.value.kind !== 'trying') return undefined;
  return (
    <button type="button" class="button plain" onClick={press}>
      {name}
    </button>
  );
}
