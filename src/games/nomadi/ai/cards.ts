import type { Seat } from '../../../engine/game.ts';
import { values } from '../rules/material.ts';
import { At, deckOf, type NomadiState } from '../rules/state.ts';

/** What a card that lies there is worth on average, as far as the state tells: on a spring it may be of another deck. */
export function meanOn(s: NomadiState, cell: number): number {
  return meanOf(s, s.edition === 2 && s.board.spring[cell] === 1 ? values.length : 0);
}

function meanOf(s: NomadiState, deck: number): number {
  let cards = 0;
  let sum = 0;
  for (let value = 0; value < values.length; value++) {
    cards += s.pool[deck + value];
    sum += s.pool[deck + value] * values[value];
  }
  return cards === 0 ? 0 : sum / cards;
}

/** What a card that was found seems worth to a seat that has not seen it: the mean of those it could be. */
export function hopeOf(s: NomadiState, card: number, seat: Seat, share: (value: number) => number = () => 1): number {
  let cards = 0;
  let sum = 0;
  for (let value = 0; value < values.length; value++) {
    const weight = unseen(s, card, seat, value) * share(value);
    cards += weight;
    sum += weight * values[value];
  }
  return cards === 0 ? 0 : sum / cards;
}

/** Cards of this value in the deck of a card that a seat has not seen. In a world made up for a rollout they lie here and there. */
function unseen(s: NomadiState, like: number, seat: Seat, value: number): number {
  const deck = deckOf(s, like);
  let cards = s.pool[deck + value];
  for (let card = 0; card < s.turn[At.Found]; card++)
    if (s.found[card] === value && deckOf(s, card) === deck && ((s.seen[card] >> seat) & 1) === 0) cards++;
  return cards;
}
