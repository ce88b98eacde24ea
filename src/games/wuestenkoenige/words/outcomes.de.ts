import type { CardId } from '../rules/deck.ts';
import type { Side } from '../rules/state.ts';
import { cardWords } from './cards.de.ts';
import { groundNames } from './goods.de.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  tile: {
    ask: args => `Welche Seite des Plättchens auf ${args.hex} liegt oben?`,
    name: side => groundNames[side as Side],
  },
  draw: {
    ask: (args, who) => `${who(Number(args.seat))}: Welche Karte wurde gezogen?`,
    name: card => cardWords[card as CardId].name,
  },
  roll: {
    ask: (args, who) => `${who(Number(args.seat))}: Was fiel im Kampf auf ${args.hex}?`,
    name: value => value,
  },
  discard: {
    ask: (args, who) => `${who(Number(args.seat))}: Welche Karte wird aufgedeckt?`,
    name: card => cardWords[card as CardId].name,
  },
};
