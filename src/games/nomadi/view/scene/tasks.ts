import type { Description } from '../../../../engine/game.ts';
import { CARDS, type Phrase, phrases, values } from '../../rules/material.ts';
import {
  At,
  cardInQuestion,
  cardNamed,
  hasStandingOffer,
  isSelling,
  type NomadiState,
  Phase,
} from '../../rules/state.ts';
import { diceLeft, stonesOn } from './scene.ts';

/** What is asked of the seat to move; `stop` says why moves that are tried out stop here. */
export function task(s: NomadiState): Description {
  const [seat, owner] = [s.turn[At.Seat], s.turn[At.Owner]];
  switch (s.turn[At.Phase]) {
    case Phase.LayCards:
      return { key: 'lay', args: { left: CARDS - s.turn[At.Count] } };
    case Phase.Bid:
      return { key: 'bid', args: { seat, left: diceLeft(s).length, stones: namesOf(s) } };
    case Phase.Price:
      return { key: 'price', args: { seat, selling: isSelling(s) ? 1 : 0 } };
    case Phase.Place:
      return { key: 'place', args: { left: s.each - Math.floor(s.turn[At.Count] / s.seats) } };
    case Phase.Find:
      return { key: 'step', args: { stop: 'card' } };
    case Phase.Offer:
      return { key: 'offer', args: { owner, value: valueInQuestion(s) ?? 0 } };
    case Phase.Answer:
      return {
        key: 'answer',
        args: { seat, owner, phrase: phraseOf(s) ?? 'silent', ...cardNamed(s, cardInQuestion(s)), stop: 'answer' },
      };
    case Phase.Open:
    case Phase.Over:
      return { key: 'step', args: { stop: 'end' } };
    default:
      return {
        key: 'step',
        args: { left: diceLeft(s).length, stones: namesOf(s), ...(hasStandingOffer(s) && { offers: 1 }) },
      };
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
  return phrases[s.turn[At.Phrase] - 1];
}
