import type { CardId } from '../rules/deck.ts';
import type { Side } from '../rules/state.ts';
import { cardWords } from './cards.en.ts';
import { groundNames } from './goods.en.ts';

type Args = Readonly<Record<string, string | number>>;
type Who = (seat: number) => string;

/** What is asked where people enter what chance has brought, and how it is named. */
export const outcomes = {
  tile: {
    ask: (args: Args): string => `Which side of the tile on ${args.hex} lies up?`,
    name: (side: string): string => groundNames[side as Side],
  },
  draw: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: which card was drawn?`,
    name: (card: string): string => cardWords[card as CardId].name,
  },
  roll: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: what was rolled for the fight on ${args.hex}?`,
    name: (value: string): string => value,
  },
  discard: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: which card is turned up?`,
    name: (card: string): string => cardWords[card as CardId].name,
  },
};

export type OutcomeWords = typeof outcomes;
