import type { Description } from '../../../engine/game.ts';
import type { AnyState } from '../../../engine/state.ts';
import { type Phrase, phrases, values } from '../rules/material.ts';
import {
  ANSWER,
  COUNT,
  cardInQuestion,
  FIND,
  type NomadiState,
  OFFER,
  OPEN,
  OVER,
  OWNER,
  PHRASE,
  PLACE,
  SEAT,
  STAGE,
} from '../rules/state.ts';
import { diceLeft, stonesOn } from './board/scene.ts';

/** What is asked of the seat to move; `stop` says why moves that are tried out stop here. */
export function task(state: AnyState): Description {
  const s = state as unknown as NomadiState;
  const [seat, owner] = [s.turn[SEAT]!, s.turn[OWNER]!];
  switch (s.turn[STAGE]) {
    case PLACE:
      return { key: 'place', args: { left: s.each - Math.floor(s.turn[COUNT]! / s.seats) } };
    case FIND:
      return { key: 'step', args: { stop: 'card' } };
    case OFFER:
      return { key: 'offer', args: { owner, value: valueInQuestion(s) ?? 0 } };
    case ANSWER:
      return { key: 'answer', args: { seat, owner, phrase: phraseOf(s) ?? 'silent', stop: 'answer' } };
    case OPEN:
    case OVER:
      return { key: 'step', args: { stop: 'end' } };
    default:
      return { key: 'step', args: { left: diceLeft(s).length, stones: namesOf(s) } };
  }
}

function namesOf(s: NomadiState): string {
  return stonesOn(s)
    .map(({ cell }) => s.board.grid.names[cell])
    .join(' ');
}

/** The value of the card that is being offered, if the viewer has seen it. */
export function valueInQuestion(s: NomadiState): number | undefined {
  return values[s.found[cardInQuestion(s)] ?? values.length];
}

/** What the mover has said about the card on offer. */
export function phraseOf(s: NomadiState): Phrase | undefined {
  return phrases[s.turn[PHRASE]! - 1];
}
