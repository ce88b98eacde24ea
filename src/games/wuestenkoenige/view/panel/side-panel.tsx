import type { JSX } from 'preact';
import type { SidePanelProps } from '../../../../web/kit/view.ts';
import { POINTS, ROUNDS } from '../../rules/material.ts';
import { At, Phase, type WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { CardBack } from '../pieces/card-back.tsx';
import { buried, isDigging } from '../scene/scene.ts';
import { Fan } from './fan.tsx';
import { openHand } from './hands.ts';
import { Seats } from './seats.tsx';

type Props = SidePanelProps<WuestenkoenigeState, Words>;

/** What lies beside the board: how far the turn is, the cards in hand, and what everybody has. */
export function SidePanel(props: Props): JSX.Element {
  const { state: s, words, input, viewer } = props;
  const seat = input?.seat ?? viewer ?? openHand(s);
  return (
    <section class="kings-stock" aria-label={words.stock.title}>
      <div class="kings-row">
        <Steps s={s} words={words} />
        <Piles {...props} />
      </div>
      <Fan {...props} seat={seat} />
      <Seats {...props} />
    </section>
  );
}

/** Which of the three steps the turn is in; none before it begins and after the end. */
function stepOf(s: WuestenkoenigeState): number {
  const stage = s.turn[At.Phase];
  if (stage === Phase.SetTiles || stage >= Phase.Over) return -1;
  if (stage === Phase.PlayCard || stage === Phase.Storming) return 0;
  return stage >= Phase.ChangeDesert ? 2 : 1;
}

function Steps({ s, words }: { s: WuestenkoenigeState; words: Words }): JSX.Element {
  const now = stepOf(s);
  return (
    <ol class="steps-of-turn">
      {words.stock.steps.map((name, step) => (
        <li key={name} class={step === now ? 'now' : undefined} aria-current={step === now ? 'step' : undefined}>
          {name}
          {step === 1 && now >= 0 && now < 2 && <Pips left={s.turn[At.Left]} words={words} />}
        </li>
      ))}
    </ol>
  );
}

/** Movement points as pips: those left are full. */
function Pips({ left, words }: { left: number; words: Words }): JSX.Element {
  const all = Math.max(POINTS, left);
  return (
    <span class="pips" title={words.stock.points(left)}>
      <span class="unseen">{words.stock.points(left)}</span>
      <svg viewBox={`0 0 ${all * 9} 10`} style={{ width: `${all * 0.5}rem` }} aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <circle key={i} class={i < left ? 'move-pip' : 'move-pip spent'} cx={i * 9 + 4.5} cy="5" r="3.4" />
        ))}
      </svg>
    </span>
  );
}

function Piles({ state: s, words, spotlight, onSpotlight }: Props): JSX.Element {
  const { stock } = words;
  const [deck, reserve] = [s.turn[At.Deck], s.turn[At.Reserve]];
  const thrown = s.discard.reduce((sum, count) => sum + count, 0);
  const digging = isDigging({ spotlight });
  return (
    <div class="kings-piles">
      <span class="pile-count on-rim" title={`${stock.deck(deck)}, ${stock.discard(thrown)}`}>
        <CardBack />
        <span aria-hidden="true">{deck}</span>
        <span class="unseen">{`${stock.deck(deck)}, ${stock.discard(thrown)}`}</span>
      </span>
      <span class="pile-count on-rim" title={stock.reserve(reserve)}>
        <svg class="tile-sign" viewBox="-19 -22 38 44" aria-hidden="true">
          <path class="tile-under" d="M-16 -4V9L0 19L16 9V-4Z" />
          <path class="tile-over" d="M0 -19L16 -9V4L0 14L-16 4V-9Z" />
        </svg>
        <span aria-hidden="true">{reserve}</span>
        <span class="unseen">{stock.reserve(reserve)}</span>
      </span>
      <span class="pile-count round-count" title={stock.round(s.turn[At.Round], ROUNDS)}>
        <svg class="moon-sign" viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M4 -9A9.5 9.5 0 1 0 9 5A8 8 0 0 1 4 -9Z" />
        </svg>
        <span aria-hidden="true">{s.turn[At.Round]}</span>
        <span class="unseen">{stock.round(s.turn[At.Round], ROUNDS)}</span>
      </span>
      {onSpotlight && (
        <button
          type="button"
          class="round dig"
          aria-pressed={digging}
          aria-label={stock.dig}
          title={stock.dig}
          onClick={() => onSpotlight(digging ? undefined : buried)}
        >
          <svg class="icon open" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 20L13 11M11 6L18 13C21 10 21 7 19 5C17 3 14 3 11 6ZM3 14C5 12 6 12 7 13M14 20H21" />
          </svg>
        </button>
      )}
    </div>
  );
}
