import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import { loadReasoning } from '../catalogue/game-words.ts';
import { Badge } from '../kit/players.tsx';
import { ownSeat } from '../match/people.ts';
import { useLocalized } from '../page/localized.ts';
import { puzzlesAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { stateAt } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { accountOf, costliest, gradesOf, lossOf, matteredMost, shareSwing } from './assessment.ts';
import { reasonFor } from './explanation.ts';
import { gradeOf } from './grade.ts';
import type { Expected, Judgement } from './judging.ts';
import { moveText } from './move-text.ts';
import { percent, pointDifference, shareDifference } from './number-format.ts';

interface Props {
  readonly context: ReplayContext;
  readonly judgements: readonly Judgement[];
  readonly judged: Judgement | undefined;
  readonly pointOut: (judgement: Judgement) => void;
}

/** The moves that mattered most, player by player; a click shows the position before the move, with both marked. */
export function Mattered(props: Props): JSX.Element {
  const { context } = props;
  const { advice } = context.words;
  return (
    <section class="mattered" aria-label={advice.mattered}>
      <h2>{advice.mattered}</h2>
      <p class="small">{advice.legend}</p>
      {context.hues.map((_, seat) => (
        <Player key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function Player({ seat, ...props }: Props & { seat: Seat }): JSX.Element | undefined {
  const { context, judgements } = props;
  const { advice } = context.words;
  const { decisions, loss } = accountOf(judgements, seat);
  if (decisions === 0) return undefined;
  const chosen = matteredMost(judgements, seat);
  return (
    <>
      <h3>
        <Badge hue={context.hues[seat]!} />
        {context.who(seat)}
        <span class="small">{advice.loss(percent(loss, language.value, 1), decisions)}</span>
      </h3>
      <p class="small">
        {gradesOf(judgements, seat)
          .map(([grade, count]) => `${advice.grades[grade]}: ${count}`)
          .join(' · ')}
      </p>
      {chosen.length === 0 && <p class="small">{advice.nothingMattered}</p>}
      <ol>
        {chosen.map(judgement => (
          <li key={judgement.at}>
            <Turning {...props} judgement={judgement} />
          </li>
        ))}
      </ol>
      {ownSeat(context.recording) === seat && costliest(judgements, seat).length > 0 && <Learn context={context} />}
    </>
  );
}

/** What cost the reader most is there to be found once more, on the board. */
function Learn({ context }: Pick<Props, 'context'>): JSX.Element {
  const { id, game } = context.recording.match;
  return (
    <p>
      <a class="button plain" href={puzzlesAddress(game, { match: id, puzzle: '1' })}>
        {context.words.advice.learn}
      </a>
    </p>
  );
}

function Turning({ context, judgement, judged, pointOut }: Props & { judgement: Judgement }): JSX.Element {
  const { advice } = context.words;
  const { at, played, other } = judgement;
  const swing = shareSwing(judgement);
  // Points that only rank say nothing to people.
  const points = other && !context.view.units ? Math.round(played.points - other.points) : undefined;
  return (
    <button
      type="button"
      class="row-button"
      aria-current={judged === judgement ? 'step' : undefined}
      onClick={() => pointOut(judgement)}
    >
      <span class="swing">
        {advice.atMove(context.recording.moveCounts[at + 1]!)}
        <span>{advice.grades[gradeOf(lossOf(judgement))]}</span>
        <b class={swing < 0 ? 'loss' : undefined}>{advice.ofWins(shareDifference(swing, language.value))}</b>
        {points !== undefined && (
          <span>{advice.ofPoints(pointDifference(points, language.value), Math.abs(points) === 1)}</span>
        )}
      </span>
      <Way context={context} at={at} name={advice.played} way={played} />
      {other && (
        <Way context={context} at={at} name={swing < 0 ? advice.better : advice.nextBest} way={other}>
          <Why context={context} judgement={judgement} move={other.move} />
        </Way>
      )}
    </button>
  );
}

function Way({
  context,
  at,
  name,
  way,
  children,
}: {
  context: ReplayContext;
  at: number;
  name: string;
  way: Expected;
  children?: ComponentChildren;
}): JSX.Element {
  const { recording, gameWords, who } = context;
  const text = useMemo(
    () => moveText({ game: recording.game, gameWords, who }, stateAt(recording, at), way.move),
    [context, at, way.move],
  );
  return (
    <span class="way">
      <span class="small">{name}</span>
      <span>
        {text}
        {children}
      </span>
    </span>
  );
}

/** Why it would have been better, in the words of a hint. */
function Why({
  context,
  judgement,
  move,
}: {
  context: ReplayContext;
  judgement: Judgement;
  move: string;
}): JSX.Element {
  const id = context.recording.match.game as GameId;
  const { found } = useLocalized(id, async spoken => ({ reasoning: await loadReasoning(id, spoken) }));
  const reason = useMemo(
    () => found && reasonFor(context, judgement, move, found.reasoning),
    [context, found, judgement, move],
  );
  return <span class="small why">{reason && ` ${reason}`}</span>;
}
