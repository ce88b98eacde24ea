import type { JSX } from 'preact';
import { signed } from '../../engine/figures.ts';
import { CHANCE } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { resultAt } from '../../table/timeline.ts';
import { counted } from '../kit/columns.ts';
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

/** What just happened, what it brought, and who is next. */
export function EntryStory({ context, at, state, sentence }: Props): JSX.Element {
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
  const down = faceDownOf(context, state, seat);
  return { seat, gains: Object.fromEntries(Object.entries(gains).filter(([source]) => !Object.hasOwn(down, source))) };
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
  const { recording, words, hues, who } = context;
  const outcome = resultAt(recording.seen, at);
  const { winners } = outcome;
  const actor = actorAt(recording, at);
  const seats = winners.length > 0 ? winners : [actor].filter(seat => seat >= 0);
  const chance = at < recording.setUp ? words.replay.nextChance : words.replay.nextLuck;
  const text = actor === CHANCE ? chance : actor >= 0 ? words.replay.next(who(actor)) : '';
  return (
    <p class="next">
      {seats.map(seat => (
        <Badge key={seat} hue={hues[seat]!} />
      ))}
      {winners.length > 0 ? outcomeText(outcome, context, language.value) : text}
    </p>
  );
}
