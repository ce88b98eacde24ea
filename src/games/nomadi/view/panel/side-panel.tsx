import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Badge, type Hue, hueOf } from '../../../../web/kit/players.tsx';
import type { SidePanelProps, Who } from '../../../../web/kit/view.ts';
import { LAST_TURN } from '../../rules/material.ts';
import { At, type NomadiState, Phase } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { CardPicture } from '../pieces/cards.tsx';
import { StonePicture } from '../pieces/stones.tsx';
import { stepIn } from '../scene/jumps.ts';
import { countOn, diceLeft } from '../scene/scene.ts';
import { Bargain, isBargaining } from './bargain.tsx';
import { cardsOf } from './coffers.ts';
import { DieButton } from './dice.tsx';
import { Giving } from './giving.tsx';
import { Phrases } from './phrases.tsx';
import { type Lying, type ShownRoll, useTray } from './tray.ts';

type Props = SidePanelProps<NomadiState, Words>;

/** The dice beside the board, what can be said about a card while one is offered, and everybody's cards. */
export function SidePanel(props: Props): JSX.Element {
  const { state: s, words, who, hues, input, viewer, asides, onAside } = props;
  const offering = input !== undefined && s.turn[At.Phase] === Phase.Offer;
  // Here and not in the tray, which makes room for what is said about a card and would forget the roll.
  const part = { ...props, ...useTray(s), s, dead: useDeadDice(props) };
  return (
    <section class="nomad-stock" aria-label={offering ? words.board.say : words.board.dice}>
      {isBargaining(s) && <Bargain s={s} words={words} who={who} hues={hues} />}
      {offering ? <Phrases words={words} input={input} /> : !isBargaining(s) && <Lots {...part} />}
      <div class="stock-foot">
        <Hands {...part} />
        <Note {...part} />
        {s.trade === true && viewer !== undefined && asides && onAside && (
          <Giving asides={asides()} words={words} who={who} hues={hues} give={onAside} />
        )}
      </div>
    </section>
  );
}

interface Part extends Props {
  readonly s: NomadiState;
  readonly hues: readonly Hue[];
  readonly who: Who;
  readonly dice: readonly Lying[];
  readonly roll: ShownRoll | undefined;
  /** Faces that nobody can use as things stand. */
  readonly dead: ReadonlySet<number>;
}

function useDeadDice({ state: s, legal }: Props): ReadonlySet<number> {
  return useMemo(() => {
    if (!isChoosingStep(s)) return new Set();
    const useful = new Set(legal().map(({ tokens }) => Number(stepIn(tokens)[0])));
    return new Set(diceLeft(s).filter(face => !useful.has(face)));
  }, [s]);
}

/** A seat thinks about a step: one of its own, or one that it wants of another. */
function isChoosingStep({ turn }: NomadiState): boolean {
  return turn[At.Phase] === Phase.Step || turn[At.Phase] === Phase.Bid;
}

function isSettingOut({ turn }: NomadiState): boolean {
  return turn[At.Phase] === Phase.LayCards || turn[At.Phase] === Phase.Place;
}

function Lots(part: Part): JSX.Element {
  return isSettingOut(part.s) ? <Pouches {...part} /> : <Tray {...part} />;
}

/** Before the first roll: the stones that are still to be placed. */
function Pouches({ s, words, hues, who }: Part): JSX.Element {
  const placed = countOn(s, () => true);
  return (
    <>
      <h2 class="tray-title">{words.board.toPlace}</h2>
      <ul class="pouches">
        {placed.map((count, seat) => (
          <li key={seat} title={who(seat)}>
            <span class="unseen">
              {who(seat)}: {s.each - count}
            </span>
            {Array.from({ length: s.each - count }, (_, i) => (
              <StonePicture key={i} hue={hueOf({ hues }, seat)} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Tray({ s, words, dice, roll, dead, ...props }: Part): JSX.Element {
  const input = isChoosingStep(s) ? props.input : undefined;
  let marked = false;
  return (
    <ul class="tray" key={roll && `${roll.turn} ${roll.seat} ${roll.faces.join('')}`}>
      {dice.map(({ face, used }, i) => {
        const chosen = !used && !marked && (input?.chosen.has(String(face)) ?? false);
        marked ||= chosen;
        return (
          <li key={i}>
            <DieButton {...{ face, used, chosen, words, input }} dead={!used && dead.has(face)} />
          </li>
        );
      })}
    </ul>
  );
}

/** From here on the end by the clock is near. */
const FEW_TURNS = 12;

function Note({ s, words, dead }: Part): JSX.Element {
  const unusable = diceLeft(s).filter(face => dead.has(face)).length;
  const left = LAST_TURN - s.turn[At.Turns] + 1;
  const notes = [
    s.turn[At.Again] === 1 ? words.board.rolledAgain : '',
    unusable > 0 ? words.board.dead(unusable) : '',
    left <= FEW_TURNS && s.turn[At.Phase] !== Phase.Over ? words.board.turns(left) : '',
  ];
  return <p class="tray-note">{notes.filter(Boolean).join(' · ')}</p>;
}

/** The cards that lie before each seat, those that the viewer has seen face up. */
function Hands({ s, words, hues, who }: Part): JSX.Element {
  const hands = Array.from({ length: s.seats }, (_, seat) => ({ seat, cards: cardsOf(s, seat) }));
  const held = hands.filter(({ cards }) => cards.length > 0);
  return (
    <ul class="card-hands">
      {held.map(({ seat, cards }) => (
        <li key={seat} title={words.board.cards(who(seat))}>
          <Badge hue={hueOf({ hues }, seat)} />
          <span class="unseen">
            {words.board.cards(who(seat))}:{' '}
            {cards
              .map(value => (value === undefined ? words.board.cardHidden : words.board.cardKnown(value)))
              .join(', ')}
          </span>
          <span class="held-cards">
            {cards.map((value, i) => (
              <CardPicture key={i} value={value} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
