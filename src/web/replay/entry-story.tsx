import type { JSX } from 'preact';
import { signed } from '../../engine/figures.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Outcome } from '../../engine/logs/transcript.ts';
import type { AnyState } from '../../engine/state.ts';
import { resultAt } from '../../table/timeline.ts';
import { counted, openGains } from '../kit/columns.ts';
import { type Effect, effectsBetween } from '../kit/effect.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeText } from '../match/outcome-text.ts';
import { language } from '../page/settings.ts';
import { actorAt, stateAt } from '../recording/recording.ts';
import { faceDownOf, type ReplayContext } from '../recording/replay-context.ts';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  readonly state: AnyState;
  readonly sentence: string;
}

/** What just happened, what it brought, and who is next. The last step of a game that is over is headed by its result. */
export function EntryStory({ context, at, state, sentence }: Props): JSX.Element {
  const outcome = resultAt(context.recording.seen, at);
  if (at === context.recording.entries.length && outcome.winners.length > 0)
    return <EndStory context={context} outcome={outcome} sentence={sentence} />;
  return (
    <div class="story">
      <p class="told" role="status">
        {sentence}
      </p>
      <Gains context={context} at={at} state={state} />
      <Next context={context} at={at} />
    </div>
  );
}

function EndStory({ context, outcome, sentence }: Pick<Props, 'context' | 'sentence'> & { outcome: Outcome }) {
  return (
    <div class="story">
      <p class="told" role="status">
        <Winners context={context} seats={outcome.winners} />
        {outcomeText(outcome, context, language.value)}
      </p>
      <p class="next">{sentence}</p>
    </div>
  );
}

function Winners({ context, seats }: Pick<Props, 'context'> & { seats: readonly Seat[] }): JSX.Element {
  return (
    <>
      {seats.map(seat => (
        <Badge key={seat} hue={context.hues[seat]!} />
      ))}
    </>
  );
}

function Gains({ context, at, state }: Omit<Props, 'sentence'>): JSX.Element | undefined {
  if (at === 0) return undefined;
  const effects = effectsBetween(context.recording.game, stateAt(context.recording, at - 1), state);
  const shown = effects.map(effect => openPart(context, state, effect)).filter(effect => hasGains(effect));
  if (shown.length === 0) return undefined;
  return (
    <ul class="brought">
      {shown.map(({ seat, gains }) => (
        <li key={seat}>
          <Badge hue={context.hues[seat]!} />
          <span class="unseen">{context.who(seat)}</span>
          {Object.entries(gains).map(([source, points]) => (
            <Gain key={source} context={context} source={source} points={points} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function hasGains({ gains }: Effect): boolean {
  return Object.keys(gains).length > 0;
}

function openPart(context: ReplayContext, state: AnyState, { seat, gains }: Effect): Effect {
  return { seat, gains: openGains(context.view, gains, faceDownOf(context, state, seat)) };
}

function Gain({ context, source, points }: { context: ReplayContext; source: string; points: number }): JSX.Element {
  const name = context.gameWords.sources[source];
  const count = counted(context.view, source, points);
  return (
    <span class="bit" title={name}>
      {signed(count)}
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        {context.view.signs?.[source]}
      </svg>
      <span class="unseen">{name}</span>
    </span>
  );
}

function Next({ context, at }: Pick<Props, 'context' | 'at'>): JSX.Element {
  const { recording, words, who } = context;
  const outcome = resultAt(recording.seen, at);
  const { winners } = outcome;
  const actor = actorAt(recording, at);
  const seats = winners.length > 0 ? winners : [actor].filter(seat => seat >= 0);
  const chance = at < recording.setUp ? words.replay.nextChance : words.replay.nextLuck;
  const text = actor === CHANCE ? chance : actor >= 0 ? words.replay.next(who(actor)) : '';
  return (
    <p class="next">
      <Winners context={context} seats={seats} />
      {winners.length > 0 ? outcomeText(outcome, context, language.value) : text}
    </p>
  );
}
