import './review.css';
import '../ui/progress.css';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { language } from '../page/settings.ts';
import { CurvePicture, type Seeking } from '../recording/curve-picture.tsx';
import type { ReplayContext } from '../recording/replay-context.ts';
import { lossOf, matteredMost } from './assessment.ts';
import { gradeOf } from './grade.ts';
import type { Judgement } from './judging.ts';
import { Mattered } from './key-moves.tsx';
import { percent } from './number-format.ts';
import type { ReviewController } from './review-controller.ts';
import { type Depth, depthNames } from './review-depths.ts';
import { winChances } from './win-chances.ts';

interface Props extends Seeking {
  readonly review: ReviewController;
  /** The decision that is pointed out on the board. */
  readonly judged: Judgement | undefined;
  readonly pointOut: (judgement: Judgement) => void;
}

/** The game once more, decision by decision: how the chances went, and what mattered. */
export function ReviewPanel(props: Props): JSX.Element {
  const { review, context } = props;
  const known = review.judgements.value.length > 0;
  return (
    <div class="review">
      {review.ready.value && <Work review={review} context={context} />}
      {known && <Chances {...props} />}
      {known && <GradeHere {...props} />}
      {known && <Mattered {...props} judgements={review.judgements.value} />}
      {known && <p class="small">{context.words.advice.note(!context.view.units)}</p>}
    </div>
  );
}

/** Of the move that was made last, where somebody steps through the game. */
function GradeHere({ review, context, at }: Props): JSX.Element | undefined {
  const { advice } = context.words;
  const judgement = review.judgements.value.find(each => each.at === at - 1);
  if (!judgement) return undefined;
  const grade = gradeOf(lossOf(judgement));
  return <p role="status">{advice.gradeAt(context.recording.moveCounts[at]!, advice.grades[grade])}</p>;
}

interface WorkProps {
  readonly review: ReviewController;
  readonly context: ReplayContext;
}

/** What can be done now: begin, stop, go on, or look more thoroughly. */
function Work(props: WorkProps): JSX.Element {
  const { review, context } = props;
  const { advice } = context.words;
  const why = review.problem.value;
  if (review.running.value) return <Running {...props} />;
  return (
    <>
      {why !== undefined && <p role="alert">{advice.reviewTrouble(why)}</p>}
      {review.judgements.value.length === 0 ? <Beginning {...props} /> : <Resting {...props} />}
    </>
  );
}

function Beginning({ review, context }: WorkProps): JSX.Element {
  const [depth, setDepth] = useState<Depth>('quick');
  const { advice } = context.words;
  if (review.decisions.length === 0) return <p>{advice.noDecisions}</p>;
  return (
    <>
      <p>{advice.reviewWhat}</p>
      <fieldset class="pills">
        <legend class="unseen">{advice.depth}</legend>
        {depthNames.map(name => (
          <label key={name}>
            <input type="radio" name="depth" checked={name === depth} onChange={() => setDepth(name)} />
            <span>
              {advice.depths[name]} <span class="small">{advice.depthHints[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="button" class="button" onClick={() => void review.start(depth)}>
        {advice.reviewGame}
      </button>
    </>
  );
}

function Running({ review, context }: WorkProps): JSX.Element {
  const { advice } = context.words;
  const total = review.decisions.length;
  const done = total - review.left.value;
  const text = advice.progress(done, total);
  return (
    <div class="work">
      <progress max={total} value={done} aria-label={advice.review} aria-valuetext={text} />
      <span class="small">
        {text}
        {timeText(context, review.secondsLeft())}
      </span>
      <button type="button" class="button plain" onClick={() => review.stop()}>
        {advice.stop}
      </button>
    </div>
  );
}

/** Seconds that jump up and down say less than round ones. */
const ROUND = 5;

function timeText({ words: { advice } }: ReplayContext, seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const left = seconds < 90 ? advice.secondsLeft(Math.ceil(seconds / ROUND) * ROUND) : undefined;
  return ` · ${left ?? advice.minutesLeft(Math.round(seconds / 60))}`;
}

function Resting({ review, context }: WorkProps): JSX.Element {
  const { advice } = context.words;
  const total = review.decisions.length;
  const left = review.left.value;
  const depth = review.depth.value;
  const next = left > 0 ? depth : depthNames[depthNames.indexOf(depth) + 1];
  return (
    <div class="work">
      <span class="small" role="status">
        {left > 0 ? advice.stopped(total - left, total) : advice.finished(total)}
      </span>
      {next && (
        <button
          type="button"
          class="button plain"
          title={advice.depthHints[next]}
          onClick={() => void review.start(next)}
        >
          {left > 0 ? advice.goOn : advice.deeper}
        </button>
      )}
    </div>
  );
}

function Chances({ review, ...seeking }: Props): JSX.Element {
  const { context } = seeking;
  const judgements = review.judgements.value;
  const whole = review.left.value === 0;
  const curves = useMemo(
    () => winChances(context.recording, judgements, whole),
    [context.recording, judgements, whole],
  );
  const landmarks = context.hues.flatMap((_, seat) => matteredMost(judgements, seat));
  const write = (value: number) => percent(value / 100, language.value);
  return <CurvePicture {...seeking} {...{ curves, landmarks, write }} name={context.words.advice.graph} />;
}
