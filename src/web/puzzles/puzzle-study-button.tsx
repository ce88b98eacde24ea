import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go, studyAddress } from '../page/route.ts';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import type { Verdict } from './verdict.ts';

interface Props {
  readonly session: PuzzleSession;
  readonly puzzleWords: PuzzleWords;
}

/** Takes a puzzle that is judged to a study board of its own, with its solution and what was tried. */
export function PuzzleStudyButton({ session, puzzleWords }: Props): JSX.Element | undefined {
  const [problem, setProblem] = useState<string>();
  const stage = session.stage.value;
  if (stage.kind !== 'solution' && stage.kind !== 'graded') return undefined;
  const begin = async () => {
    const [{ keepStudy }, { studyOfPuzzle }] = await Promise.all([
      import('../recording/study-making.ts'),
      import('./puzzle-study.ts'),
    ]);
    const { game, puzzle } = session.open;
    const study = studyOfPuzzle(game, puzzle, stage.kind === 'graded' ? textsOf(session, stage.verdict) : undefined);
    await keepStudy(study);
    go(studyAddress(study.id));
  };
  return (
    <button
      type="button"
      class="button plain"
      title={problem}
      onClick={() => void begin().catch(error => setProblem(String((error as Error).message)))}
    >
      {puzzleWords.study}
    </button>
  );
}

function textsOf({ open: { game } }: PuzzleSession, { line }: Verdict): readonly string[] {
  return line.moves.map((move, i) => game.format(line.states[i]!, move));
}
