import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { sideOfCard, takesCard } from './board.ts';
import { detailOf, MoveKind, moveOf } from './encoding.ts';
import { values } from './material.ts';
import { rolls, throwDice } from './rolls.ts';
import { At, cardInQuestion, deckOf, type NomadiState, Phase, UNKNOWN } from './state.ts';

export function sample(s: NomadiState, random: Random): Move {
  switch (s.turn[At.Phase]) {
    case Phase.LayCards:
      return moveOf(MoveKind.Card, cellForCard(s, random));
    case Phase.Roll:
      return moveOf(MoveKind.Roll, throwDice(random));
    case Phase.Open:
      return moveOf(MoveKind.Open, valueOf(s, s.turn[At.Opened], random));
    default:
      return moveOf(MoveKind.Value, valueOf(s, cardInQuestion(s), random));
  }
}

export function weight(s: NomadiState, m: Move): number {
  switch (s.turn[At.Phase]) {
    case Phase.LayCards:
      return 1;
    case Phase.Roll:
      return rolls[detailOf(m)].weight;
    case Phase.Open:
      return weightOfValue(s, s.turn[At.Opened], detailOf(m));
    default:
      return weightOfValue(s, cardInQuestion(s), detailOf(m));
  }
}

/** Tries fields until one takes the card: most do, so listing them all would take longer. */
function cellForCard(s: NomadiState, random: Random): number {
  for (;;) {
    const cell = random.below(s.board.grid.size);
    if (isOpenToCard(s, cell)) return cell;
  }
}

function valueOf(s: NomadiState, card: number, random: Random): number {
  return s.found[card] === UNKNOWN ? drawValue(s, card, random) : s.found[card];
}

function weightOfValue(s: NomadiState, card: number, value: number): number {
  return s.found[card] === UNKNOWN ? s.pool[deckOf(s, card) + value] : 1;
}

/** A value for a card out of those that are left in its deck. */
export function drawValue(s: NomadiState, card: number, random: Random): number {
  const deck = deckOf(s, card);
  return weightedIndex(random, s.edition === 1 ? s.pool : s.pool.subarray(deck, deck + values.length));
}

/** The next card may be laid here. Seats lay them on either side of the canyon, chance on one after the other. */
export function isOpenToCard(s: NomadiState, cell: number): boolean {
  const { board } = s;
  const fits = s.laidBySeats || board.far[cell] === sideOfCard(board, s.turn[At.Count]);
  return s.cards[cell] === 0 && fits && takesCard(board, cell);
}
