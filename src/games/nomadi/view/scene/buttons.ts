import type { Button, Offer } from '../../../../web/kit/view.ts';
import { values } from '../../rules/material.ts';
import { cardGiven, cardNamed, DEAL, Deal, type NomadiState, talersAsked, UNKNOWN } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';

type NomadiOffer = Offer<NomadiState>;

/** The answers to a card, and what is said and answered where offers bind: all but the step that is wanted. */
export function buttons(offer: NomadiOffer, words: Words): readonly Button[] {
  return offer.candidates.flatMap(({ text, tokens: [verb = '', what = ''] }) => {
    const label = labelOf(offer, words, verb, Number(/\d+$/.exec(what)?.[0]));
    return label === undefined ? [] : [{ token: text, label }];
  });
}

function labelOf(offer: NomadiOffer, words: Words, verb: string, number: number): string | undefined {
  switch (verb) {
    case 'take':
    case 'leave':
      return words.buttons[verb]();
    case 'pass':
    case 'rest':
      return words.deals[verb];
    case 'sell':
    case 'hand':
      return words.deals[verb](valueOf(offer.state, number - 1));
    case 'pay':
    case 'ask':
      return words.talers(number);
    case 'accept':
      return acceptLabel(offer, words, number);
    default:
      return undefined;
  }
}

/** What a card says that lies before the seat itself. */
function valueOf(s: NomadiState, card: number): number {
  return s.found[card] === UNKNOWN ? 0 : values[s.found[card]!]!;
}

/** The whole offer, so that one press is enough. */
function acceptLabel({ state: s, who }: NomadiOffer, { deals, talers }: Words, seat: number): string {
  const { names } = s.board.grid;
  const [, die, from, to] = s.deals.subarray(seat * DEAL);
  const card = cardGiven(s, seat);
  const given = card < 0 ? talers(s.deals[seat * DEAL + Deal.Gives]!) : deals.card(cardNamed(s, card).spring === 1);
  if (die === 0) return deals.buy(who(seat), given, talers(talersAsked(s, seat)));
  return deals.accept(who(seat), given, die!, names[from!]!, names[to!]!);
}
