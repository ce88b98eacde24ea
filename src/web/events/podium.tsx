import type { JSX } from 'preact';
import { Vignette } from '../catalogue/vignette.tsx';
import { Camel } from '../kit/draw/camel.tsx';
import { Rider } from '../kit/players.tsx';
import { together } from '../match/names.ts';
import { language } from '../page/settings.ts';
import { type EventContext, nameIn } from './event-context.ts';
import { podiumOf } from './event-reading.ts';
import { pointsIn } from './event-times.ts';

const mounts = [
  { coat: 'brand', hue: 'yellow', weave: 'lattice' },
  { coat: 'white', hue: 'blue', weave: 'stripes' },
  { coat: 'pink', hue: 'red', weave: 'zigzag' },
] as const;

/** No game is called so: the dunes alone, in which the camels of the podium stand. */
const PLAIN = '';

/** The first three, each on a camel and a step of their own. */
export function Podium(context: EventContext): JSX.Element | undefined {
  const { info, own } = context;
  const steps = podiumOf(info);
  const [first] = steps;
  if (!first) return undefined;
  const winners = first.numbers.map(number => nameIn(context, number));
  const isMine = info.me !== undefined && first.numbers.includes(info.me);
  return (
    <section class={`podium paper mood-${info.settings.game}`} aria-label={own.podium}>
      <Vignette id={PLAIN} />
      <h2>{isMine && winners.length === 1 ? own.youWon : own.winner(together(winners, language.value))}</h2>
      <ol>
        {steps.map(step => (
          <Step key={step.rank} {...context} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, ...context }: EventContext & { step: ReturnType<typeof podiumOf>[number] }): JSX.Element {
  const { info, own } = context;
  const { rank, numbers } = step;
  const { coat, hue, weave } = mounts[rank - 1]!;
  const points = info.standings.find(({ number }) => number === numbers[0])?.points ?? 0;
  return (
    <li class={`step-${rank}`}>
      <svg class={`podium-mount coat-${coat} hue-${hue}`} viewBox="-4 -36 110 132" aria-hidden="true">
        <Camel weave={weave} />
        <Rider hue={hue} />
      </svg>
      <div class="step">
        <b class="step-rank">{rank}</b>
        <span class="step-names">{numbers.map(number => nameIn(context, number)).join(', ')}</span>
        <small>{own.points(pointsIn(language.value, points))}</small>
      </div>
    </li>
  );
}
