import type { CardId } from '../rules/deck.ts';
import type { Side } from '../rules/state.ts';
import { cardWords } from './cards.nl.ts';
import { groundNames } from './goods.nl.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  tile: {
    ask: args => `Welke kant van de tegel op ${args.hex} ligt boven?`,
    name: side => groundNames[side as Side],
  },
  draw: {
    ask: (args, who) => `${who(Number(args.seat))}: welke kaart is getrokken?`,
    name: card => cardWords[card as CardId].name,
  },
  roll: {
    ask: (args, who) => `${who(Number(args.seat))}: wat is er gegooid voor het gevecht op ${args.hex}?`,
    name: value => value,
  },
  discard: {
    ask: (args, who) => `${who(Number(args.seat))}: welke kaart wordt opengelegd?`,
    name: card => cardWords[card as CardId].name,
  },
};
