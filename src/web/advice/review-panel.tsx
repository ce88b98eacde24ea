import './review.css';
import '../ui/progress.css';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { language } from '../page/settings.ts';
import { CurvePicture, type Seeking } from '../recording/curve-picture.tsx';
import type { ReplayContext } from '../recording/replay-context.ts';
import { matteredMost } from './assessment.ts';
import type { Judgement } from './judging.ts';
import { Mattered } from './key-moves.tsx';
import { percent } from './number-format.ts';
import type { ReviewController } from './review-controller.ts';
import { type Depth, depthNames } from './review-depths.ts';
import { winChances } from './win-chances.ts';

interface Props extends Seeking {
  readonly reviewing: ReviewController;
  /** The decision that is pointed out on the board. */
  readonly judged: Judgement | undefined;
  readonly pointOut: (judgement: Judgement) => void;
}

/** The game once more, decision by decision: how the chances went, and what mattered. */
export function ReviewPanel(props: Props): JSX.Element {
  const { reviewing, show } = props;
  const known = reviewing.judgements.value.length > 0;
  return (
    <div class="review">
      {reviewing.ready.value && <Work reviewing={reviewing} show={show} />}
      {known && <Chances {...props} />}
      {known && <Mattered {...props} judgements={reviewing.judgements.value} />}
      {known && <p class="small">{show.words.advice.note(!show.view.units)}</p>}
    </div>
  );
}

interface WorkProps {
  readonly reviewing: ReviewController;
  readonly show: ReplayContext;
}

/** What can be done now: begin, stop, go on, or look more thoroughly. */
function Work(props: WorkProps): JSX.Element {
  const { reviewing, show } = props;
  const { advice } = show.words;
  const why = reviewing.problem.value;
  if (reviewing.running.value) return <Running {...props} />;
  return (
    <>
      {why !== undefined && <p role="alert">{advice.reviewTrouble(why)}</p>}
      {reviewing.judgements.value.length === 0 ? <Beginning {...props} /> : <Resting {...props} />}
    </>
  );
}

function Beginning({ reviewing, show }: WorkProps): JSX.Element {
  const [depth, setDepth] = useState<Depth>('quick');
  const { advice } = show.words;
  if (reviewing.decisions.length === 0) return <p>{advice.noDecisions}</p>;
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
      <button type="button" class="button" onClick={() => void reviewing.start(depth)}>
        {advice.reviewGame}
      </button>
    </>
  );
}

function Running({ reviewing, show }: WorkProps): JSX.Element {
  const { advice } = show.words;
  const total = reviewing.decisions.length;
  const done = total - reviewing.left.value;
  const text = advice.progress(done, total);
  return (
    <div class="work">
      <progress max={total} value={done} aria-label={advice.review} aria-valuetext={text} />
      <span class="small">
        {text}
        {timeText(show, reviewing.secondsLeft())}
      </span>
      <button type="button" class="button plain" onClick={() => reviewing.stop()}>
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

function Resting({ reviewing, show }: WorkProps): JSX.Element {
  const { advice } = show.words;
  const total = reviewing.decisions.length;
  const left = reviewing.left.value;
  const depth = reviewing.depth.value;
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
          onClick={() => void reviewing.start(next)}
        >
          {left > 0 ? advice.goOn : advice.deeper}
        </button>
      )}
    </div>
  );
}

function Chances({ reviewing, ...seeking }: Props): JSX.Element {
  const { show } = seeking;
  const judgements = reviewing.judgements.value;
  const whole = reviewing.left.value === 0;
  const curves = useMemo(() => winChances(show.recording, judgements, whole), [show.recording, judgements, whole]);
  const landmarks = show.hues.flatMap((_, seat) => matteredMost(judgements, seat));
  const write = (value: number) => percent(value / 100, language.value);
  return <CurvePicture {...seeking} {...{ curves, landmarks, write }} name={show.words.advice.graph} />;
}
