import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { descriptionOf } from '../../table/timeline.ts';
import type { Judgement } from '../advice/judging.ts';
import { reviewCache } from '../advice/review-cache.ts';
import { depthNames } from '../advice/review-depths.ts';
import { Badge } from '../kit/players.tsx';
import { replayAddress } from '../page/route.ts';
import { type MatchCourse, useCourse } from '../recording/course.ts';
import { CurvePicture } from '../recording/curve-picture.tsx';
import type { Curves } from '../recording/curves.ts';
import { type Recording, stateAt } from '../recording/recording.ts';
import { sentenceAt } from '../recording/replay-context.ts';
import type { EndingContext } from './ending-context.ts';
import { ReplayLink } from './replay-link.tsx';
import { type TurningPoint, turningPointOf } from './turning-point.ts';

interface Props {
  readonly context: EndingContext;
  readonly keep: (() => Promise<void>) | undefined;
}

/** How the match came to its end: the points over time, and the move where it turned. */
export function MatchCurve({ context, keep }: Props): JSX.Element | undefined {
  const { recording, standing, endingWords } = context;
  const judgements = useKeptReview(recording);
  const [chosen, choose] = useState<number>();
  const course = useCourse(context, context.words.replay.graph);
  const { curves } = course;
  const turning = useMemo(
    () => (tellsWinner(context, curves) ? turningPointOf(curves, standing, judgements) : undefined),
    [context, curves, standing, judgements],
  );
  const at = chosen ?? turning?.at ?? lastMove(recording);
  const { write } = course;
  // Where nobody ever had a point there is nothing to see.
  if (curves.points.every(values => values.every(value => value === 0))) return undefined;
  return (
    <section class="match-curve" aria-labelledby="match-curve">
      <h3 id="match-curve">{endingWords.curve}</h3>
      {course.about !== undefined && <p class="small">{course.about}</p>}
      <Curve context={context} course={course} at={at} choose={choose} turning={turning?.at} />
      <ToldMove context={context} at={at} turning={turning} keep={keep} write={write} />
    </section>
  );
}

/** A way to a goal that nobody reached says nothing of who won in the end: others may have gone further. */
function tellsWinner({ quest, standing: { winners } }: EndingContext, { points, most }: Curves): boolean {
  return quest === undefined || winners.some(seat => points.at(-1)?.[seat] === most);
}

/** What an earlier review of the same moves found, the deepest there is. */
function useKeptReview(recording: Recording): readonly Judgement[] {
  const [judgements, setJudgements] = useState<readonly Judgement[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      for (const depth of depthNames.toReversed()) {
        const kept = await reviewCache.recall(recording, depth);
        if (wanted && kept.length > 0) return setJudgements(kept);
      }
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [recording]);
  return judgements;
}

/** The position after the last thing that a seat did. */
function lastMove({ entries }: Recording): number {
  return entries.findLastIndex(({ actor }) => typeof actor === 'number') + 1;
}

interface CurveProps {
  readonly context: EndingContext;
  readonly course: MatchCourse;
  readonly at: number;
  readonly choose: (at: number) => void;
  readonly turning: number | undefined;
}

function Curve({ context, course: { curves, name, write }, at, choose, turning }: CurveProps): JSX.Element {
  const [looked, look] = useState<number>();
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: curves.from,
    End: curves.to,
  };
  const step = (event: KeyboardEvent) => {
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(Math.max(curves.from, Math.min(curves.to, to)));
  };
  const landmarks = turning === undefined ? [] : [{ at: turning, seat: context.standing.winners[0]! }];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider within has the focus; its keys are answered here.
    <div class="curve-place" onKeyDown={step}>
      <CurvePicture {...{ context, at, jump: choose, look, looked, curves, landmarks, name, write }} />
    </div>
  );
}

interface ToldProps extends Props {
  readonly at: number;
  readonly turning: TurningPoint | undefined;
  readonly write: MatchCourse['write'];
}

/** The move that stands under the cursor, in a sentence, with the way to it. */
function ToldMove({ context, at, turning, keep, write }: ToldProps): JSX.Element {
  const { recording, endingWords, hues } = context;
  const actor = recording.entries[at - 1]?.actor;
  const turn = turning?.at === at ? turning : undefined;
  const sentence = useMemo(
    () => sentenceAt(context, at, descriptionOf(recording.seen, at - 1)),
    [context, at, stateAt(recording, at)],
  );
  return (
    <p class="told-move" role="status">
      <strong>{turn ? turnText(context, turn) : `${endingWords.move(recording.moveCounts[at] ?? 0)}:`}</strong>{' '}
      {turn && turn.kind !== 'move' ? undefined : (
        <>
          {typeof actor === 'number' && <Badge hue={hues[actor]!} />} {sentence}{' '}
        </>
      )}
      {turn && turn.kind !== 'led' && `${swingText(context, turn, write)} `}
      <ReplayLink to={replayAddress(recording.match.id, String(at))} keep={keep}>
        {endingWords.seeMove}
      </ReplayLink>
    </p>
  );
}

/** What the place is where it turned. */
function turnText({ recording, standing, endingWords, who, me }: EndingContext, turn: TurningPoint): string {
  const number = recording.moveCounts[turn.at] ?? 0;
  const [winner] = standing.winners;
  if (turn.kind === 'count') return endingWords.counted;
  if (turn.kind === 'led') return winner === me ? endingWords.youLed(number) : endingWords.led(who(winner!), number);
  return `${endingWords.turning(number)}${turn.reviewed ? ` (${endingWords.reviewed})` : ''}:`;
}

/** "12:13 before, 18:13 after.": why it is that move. Nothing where the points stayed as they were. */
function swingText(
  { endingWords }: EndingContext,
  { before, after }: TurningPoint,
  write: MatchCourse['write'],
): string {
  const [old, now] = [before, after].map(points => points.map(write).join(':'));
  return old === now ? '' : endingWords.swing(old!, now!);
}
