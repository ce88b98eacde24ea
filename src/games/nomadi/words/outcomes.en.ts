import { signed } from '../../../engine/figures.ts';

type Args = Readonly<Record<string, string | number>>;
type Who = (seat: number) => string;

/** What is asked where people enter what chance has brought, and how it is named. */
export const outcomes = {
  card: {
    ask: (): string => 'Where does the next card lie? Choose a field on the board.',
    name: (field: string): string => field,
    piece: (): string => 'Card',
  },
  roll: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: what was rolled? Press the dice one by one.`,
    name: (die: string): string => die,
  },
  value: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: what does the card say?`,
    name: (value: string): string => signed(Number(value)),
  },
  open: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: which card is turned up?`,
    name: (value: string): string => signed(Number(value)),
  },
};

export type OutcomeWords = typeof outcomes;
