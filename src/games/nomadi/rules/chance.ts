import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { isOpenToCard } from './apply.ts';
import { CARD_MOVE, detailOf, moveOf, OPEN_MOVE, ROLL_MOVE, VALUE_MOVE } from './encoding.ts';
import { rolls, throwDice } from './rolls.ts';
import { cardInQuestion, LAY_CARDS, type NomadiState, OPEN, OPENED, ROLL, STAGE, UNKNOWN } from './state.ts';

export function sample(s: NomadiState, random: Random): Move {
  switch (s.turn[STAGE]) {
    case LAY_CARDS:
      return moveOf(CARD_MOVE, cellForCard(s, random));
    case ROLL:
      return moveOf(ROLL_MOVE, throwDice(random));
    case OPEN:
      return moveOf(OPEN_MOVE, valueOf(s, s.turn[OPENED], random));
    default:
      return moveOf(VALUE_MOVE, valueOf(s, cardInQuestion(s), random));
  }
}

export function weight(s: NomadiState, m: Move): number {
  switch (s.turn[STAGE]) {
    case LAY_CARDS:
      return 1;
    case ROLL:
      return rolls[detailOf(m)].weight;
    case OPEN:
      return weightOfValue(s, s.turn[OPENED], detailOf(m));
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
  return s.found[card] === UNKNOWN ? weightedIndex(random, s.pool) : s.found[card];
}

function weightOfValue(s: NomadiState, card: number, value: number): number {
  return s.found[card] === UNKNOWN ? s.pool[value] : 1;
}
