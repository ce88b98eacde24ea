import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlayedLine } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import { explained } from '../advice/explanation.ts';
import { isSound } from '../advice/grade.ts';
import { playLine } from '../advice/lines.ts';
import { lineInWords } from '../advice/move-text.ts';
import { percent } from '../advice/number-format.ts';
import { loadReasoning } from '../catalogue/game-words.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { saidAt } from '../match/addressed-words.ts';
import { playerName } from '../match/names.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import type { Verdict } from './verdict.ts';

export interface VerdictProps {
  readonly session: PuzzleSession;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly puzzleWords: PuzzleWords;
  /** What it is about, told when it is found. */
  readonly theme: string;
  /** Was the solution looked at before? */
  readonly seen: () => boolean;
  /** Begins anew, or shows the solution; of the turn that is to be found now, or of the second one. */
  readonly again: (solution: boolean, second?: boolean) => void;
  /** Where the next one is, and what that is called. */
  readonly next: { readonly to: string; readonly name: string };
}

/** What came of the turn, in place of the prompt; nothing as long as it is to be found. */
export function VerdictCard(props: VerdictProps): JSX.Element | undefined {
  const { session, puzzleWords } = props;
  const stage = session.stage.value;
  if (stage.kind === 'trying') return undefined;
  return (
    <section
      class="prompt verdict"
      data-grade={stage.kind === 'graded' ? stage.verdict.grade : undefined}
      aria-label={puzzleWords.task}
    >
      {stage.kind === 'grading' && <p class="task">{puzzleWords.grading}</p>}
      {stage.kind === 'trouble' && <p class="task">{puzzleWords.trouble(stage.why)}</p>}
      {stage.kind === 'solution' && <Solution {...props} />}
      {stage.kind === 'graded' && <Graded {...props} verdict={stage.verdict} />}
      {stage.kind === 'answering' && <p class="task">{puzzleWords.answering}</p>}
      {stage.kind !== 'grading' && stage.kind !== 'answering' && <Acts {...props} />}
    </section>
  );
}

/** What was said last, for those who only hear it: the region is there before anything is in it. */
export function VerdictVoice(props: VerdictProps): JSX.Element {
  const { session, puzzleWords } = props;
  const stage = session.stage.value;
  const why = useWhy(props);
  const said = {
    trying: () => '',
    grading: () => puzzleWords.grading,
    answering: () => puzzleWords.answering,
    solution: () => why,
    graded: (verdict: Verdict) =>
      [
        gradeText(verdict, props.words, puzzleWords),
        ...(isSound(verdict.grade)
          ? [why, props.seen() ? puzzleWords.seenToday : '']
          : [puzzleWords.betterTurn(props.theme)]),
      ].join(' '),
    trouble: (problem: string) => puzzleWords.trouble(problem),
  };
  return (
    <p class="unseen" role="status">
      {stage.kind === 'graded'
        ? said.graded(stage.verdict)
        : stage.kind === 'trouble'
          ? said.trouble(stage.why)
          : said[stage.kind]()}
    </p>
  );
}

function gradeText({ grade, loss }: Verdict, words: Words, puzzleWords: PuzzleWords): string {
  const name = `${words.advice.grades[grade]}.`;
  return isSound(grade) ? name : `${name} ${puzzleWords.costs(percent(loss, language.value))}`;
}

function Graded(props: VerdictProps & { verdict: Verdict }): JSX.Element {
  const { verdict, words, puzzleWords, theme, seen } = props;
  const { grade, loss, share } = verdict;
  const sound = isSound(grade);
  const why = useWhy(props);
  return (
    <>
      <h2>{words.advice.grades[grade]}</h2>
      {sound ? (
        <p class="task">{why}</p>
      ) : (
        <p class="task">
          {puzzleWords.costs(percent(loss, language.value))} {puzzleWords.answer}
        </p>
      )}
      <p class="small">{aboutText(puzzleWords.chances(percent(share, language.value)), sound ? theme : '')}</p>
      {sound && seen() && <p class="small">{puzzleWords.seenToday}</p>}
    </>
  );
}

export function aboutText(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' · ');
}

function Solution(props: VerdictProps): JSX.Element {
  const { session, puzzleWords, theme } = props;
  const { best } = session.open.puzzle;
  return (
    <>
      <h2>{puzzleWords.solution}</h2>
      <p class="task">{useWhy(props)}</p>
      <p class="small">{aboutText(puzzleWords.chances(percent(best.share, language.value)), theme)}</p>
    </>
  );
}

/** The best turn in words, and why it is good. */
function useWhy({ session, opened, words, puzzleWords }: VerdictProps): string {
  const { game, view, seat, puzzle, match } = session.open;
  const id = game.id as GameId;
  const stage = session.stage.value;
  const isBest = stage.kind === 'graded' && stage.verdict.grade === 'best';
  const { found } = useLocalized(`reasons ${id}`, async spoken => ({ reasoning: await loadReasoning(id, spoken) }));
  return useMemo(() => {
    const { gameWords } = saidAt(match.players, { words, gameWords: opened.gameWords });
    const who = (other: number) => playerName(match.players, other, words);
    const line: PlayedLine<AnyState> = playLine(game, view, seat, puzzle.best.moves);
    const turn = lineInWords({ game, gameWords, who }, line);
    // Whoever has found it has been told that it is the best.
    const told = isBest ? `${turn}.` : puzzleWords.solutionIs(turn);
    return [told, found ? explained({ game, gameWords, who, reasoning: found.reasoning }, line) : ''].join(' ').trim();
  }, [session.open, opened, words, puzzleWords, found, isBest]);
}

function Acts({ session, puzzleWords, again, next }: VerdictProps): JSX.Element {
  const stage = session.stage.value;
  const more = stage.kind === 'graded' && stage.more;
  const shown = stage.kind === 'solution' && session.open.puzzle.further !== undefined;
  const sound = stage.kind === 'graded' && isSound(stage.verdict.grade);
  const first = useRef<HTMLDivElement>(null);
  // Whoever plays by key goes on here, and hears it.
  useEffect(() => first.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true }), [stage]);
  const nextLink = (
    <a key="next" class={sound || stage.kind === 'solution' ? 'button' : 'button plain'} href={next.to}>
      {next.name}
    </a>
  );
  const tryAgain = (
    <button
      key="again"
      type="button"
      class={stage.kind === 'solution' ? 'button plain' : 'button'}
      onClick={() => again(false)}
    >
      {puzzleWords.again}
    </button>
  );
  if (more || shown)
    return (
      <div class="acts" ref={first}>
        <button type="button" class="button" onClick={() => (more ? session.goOn() : again(false, true))}>
          {puzzleWords.secondTurn}
        </button>
        {shown && tryAgain}
      </div>
    );
  return (
    <div class="acts" ref={first}>
      {sound || stage.kind === 'solution' ? [nextLink] : [tryAgain]}
      {!sound && stage.kind !== 'solution' && (
        <button type="button" class="button plain" onClick={() => again(true)}>
          {puzzleWords.solution}
        </button>
      )}
      {sound ? undefined : stage.kind === 'solution' ? tryAgain : nextLink}
    </div>
  );
}
