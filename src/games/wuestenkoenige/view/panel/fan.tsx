import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../../../../web/kit/later.ts';
import type { BoardInput, SidePanelProps } from '../../../../web/kit/view.ts';
import type { CardId } from '../../rules/deck.ts';
import { At, handSize, Phase, type WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import type { CardPicture } from '../pieces/card-pictures.tsx';
import { choosable, heldBy } from './hands.ts';

const usePictures = later(async () => (await import('../pieces/card-pictures.tsx')).CardPicture);

type Props = SidePanelProps<WuestenkoenigeState, Words> & { readonly seat: number | undefined };

/** The cards of one hand, spread out. What a card does is said over the foot of the stock while it is pointed at. */
export function Fan({ state: s, words, input, seat }: Props): JSX.Element {
  const [looked, look] = useState<CardId>();
  const { found: Picture } = usePictures();
  // Only with the printed game may the one who chooses hold cards that were not told.
  const isUntold = seat !== undefined && input?.seat === seat && s.unseen[seat]! > 0;
  const held = seat === undefined ? [] : (isUntold ? choosable : heldBy)(s, seat);
  const cards = held.flatMap(({ card, count }) => Array.from({ length: count }, (_, copy) => ({ card, copy })));
  const isShut = seat === undefined && s.turn[At.Phase] !== Phase.Over;
  const read = cards.some(({ card }) => card === looked) ? looked : undefined;
  return (
    <div class="hand-of-cards">
      {isUntold && <p class="untold">{words.stock.untold(handSize(s, seat))}</p>}
      <ul class={isUntold ? 'fan untold' : 'fan'} aria-label={words.stock.hand} style={{ '--cards': cards.length }}>
        {cards.map(({ card, copy }, place) => (
          <li key={`${card}${copy}`} style={{ '--tilt': place - (cards.length - 1) / 2 }}>
            <EventCard card={card} words={words} input={input} look={look} Picture={Picture} />
          </li>
        ))}
        {cards.length === 0 && <li class="no-cards">{isShut ? words.stock.secret : words.stock.empty}</li>}
      </ul>
      {read && (
        <p class="event-text" aria-hidden="true">
          <b>{words.cards[read].name}.</b> {words.cards[read].text}
        </p>
      )}
    </div>
  );
}

interface CardProps {
  readonly card: CardId;
  readonly words: Words;
  readonly input: BoardInput | undefined;
  readonly look: (card: CardId | undefined) => void;
  readonly Picture: typeof CardPicture | undefined;
}

/** A card that can't be played now can be clicked all the same: the answer says why not. */
function EventCard({ card, words, input, look, Picture }: CardProps): JSX.Element {
  const { name, text } = words.cards[card];
  const selectable = input?.selectable.has(card) ?? false;
  const chosen = input?.chosen.has(card) ?? false;
  const state = chosen ? 'event-card chosen' : selectable ? 'event-card lit' : 'event-card';
  return (
    <button
      type="button"
      class={state}
      data-card={card}
      aria-pressed={input ? chosen : undefined}
      aria-disabled={input ? !selectable && !chosen : undefined}
      aria-label={`${name}. ${text}`}
      onClick={() => pickCard(input, card, chosen)}
      onPointerEnter={() => look(card)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => look(card)}
      onBlur={() => look(undefined)}
    >
      <svg class="card-picture" viewBox="-24 -24 48 48" aria-hidden="true">
        <rect class="sky" x="-24" y="-24" width="48" height="48" />
        {Picture && <Picture card={card} />}
      </svg>
      <span class="card-name">{name}</span>
    </button>
  );
}

/** Another card takes the place of the one chosen, with all its targets; the same one is let go. */
function pickCard(input: BoardInput | undefined, card: CardId, chosen: boolean): void {
  if (!input) return;
  if (input.selectable.has(card) || chosen) input.drop();
  if (!chosen) input.pick(card);
}
