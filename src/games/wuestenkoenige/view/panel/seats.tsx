import type { JSX } from 'preact';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import { Badge, hueOf } from '../../../../web/kit/players.tsx';
import type { SidePanelProps } from '../../../../web/kit/view.ts';
import { GOODS, goods } from '../../rules/goods.ts';
import { handSize, type WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { CardBack } from '../pieces/card-back.tsx';
import { GoodIcon, goodLetters } from '../pieces/goods.tsx';

type Props = SidePanelProps<WuestenkoenigeState, Words>;

/** What every seat has: the goods it brought home, the cards in its hand, the camels in its stock. */
export function Seats(props: Props): JSX.Element {
  const { state } = props;
  return (
    <ul class={state.seats > 3 ? 'king-seats in-pairs' : 'king-seats'}>
      {Array.from({ length: state.seats }, (_, seat) => (
        <Seat key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Seat(props: Props & { seat: number }): JSX.Element {
  const { state: s, words, who, hues, seat } = props;
  const hue = hueOf({ hues }, seat);
  const out = s.out[seat] !== 0;
  return (
    <li class={out ? 'king-seat is-out' : 'king-seat'}>
      <span class="own-count" title={out ? `${who(seat)}: ${words.stock.out}` : who(seat)} aria-hidden="true">
        <Badge hue={hue} />
      </span>
      <span class="unseen">
        {who(seat)}
        {out && `, ${words.stock.out}`}
      </span>
      <Treasure s={s} seat={seat} words={words} />
      <span class="own-count" title={words.stock.cards(handSize(s, seat))}>
        <CardBack />
        <span aria-hidden="true">{handSize(s, seat)}</span>
        <span class="unseen">{words.stock.cards(handSize(s, seat))}</span>
      </span>
      <span class="own-count" title={words.stock.camels(s.stock[seat]!)}>
        <svg class={`kings-beast hue-${hue}`} viewBox="6 6 96 90" aria-hidden="true">
          <Camel weave="plain" />
        </svg>
        <span aria-hidden="true">{s.stock[seat]}</span>
        <span class="unseen">{words.stock.camels(s.stock[seat]!)}</span>
      </span>
    </li>
  );
}

/** Three niches of the palace, one for each kind of goods: a lamp is lit in it once one was brought home. */
function Treasure({ s, seat, words }: { s: WuestenkoenigeState; seat: number; words: Words }): JSX.Element {
  return (
    <span class="treasure">
      {goods.map((good, i) => {
        const count = s.display[seat * GOODS + i]!;
        return (
          <span key={good} class={count > 0 ? 'niche lit' : 'niche'} title={words.stock.brought(good, count)}>
            <GoodIcon good={goodLetters[i]!} />
            {count > 1 && <small aria-hidden="true">{count}</small>}
            <span class="unseen">{words.stock.brought(good, count)}</span>
          </span>
        );
      })}
    </span>
  );
}
