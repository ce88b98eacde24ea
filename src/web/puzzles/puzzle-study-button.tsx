import type { JSX } from 'preact';
import { BeginStudy } from '../recording/begin-study.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import type { Verdict } from './verdict.ts';

interface Props {
  readonly session: PuzzleSession;
  readonly puzzleWords: PuzzleWords;
}

/** Takes a puzzle that is judged to a study board of its own, with its solution and what was tried. */
export function PuzzleStudyButton({ session, puzzleWords }: Props): JSX.Element | undefined {
  const stage = session.stage.value;
  if (stage.kind !== 'solution' && stage.kind !== 'graded') return undefined;
  const tried = stage.kind === 'graded' ? textsOf(session, stage.verdict) : undefined;
  const { game, puzzle } = session.open;
  return (
    <BeginStudy
      make={async () => (await import('./puzzle-study.ts')).studyOfPuzzle(game, puzzle, tried)}
      trouble={puzzleWords.studyTrouble}
      class="button plain"
    >
      {puzzleWords.study}
    </BeginStudy>
  );
}

function textsOf({ open: { game } }: PuzzleSession, { line }: Verdict): readonly string[] {
  return line.moves.map((move, i) => game.format(line.states[i]!, move));
}
