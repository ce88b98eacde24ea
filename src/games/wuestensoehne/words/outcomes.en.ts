import { signed } from '../../../engine/figures.ts';
import { tile } from './nouns.en.ts';

type Args = Readonly<Record<string, string | number>>;
type Who = (seat: number) => string;

/** What is asked where people enter what chance has brought, and how it is named. */
export const outcomes = {
  tile: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: which tile was drawn?`,
    name: (kind: string): string => tile(kind),
  },
  token: {
    ask: (args: Args, who: Who): string => `${who(Number(args.seat))}: which rumour is it?`,
    name: (value: string): string => signed(Number(value)),
  },
};

export type OutcomeWords = typeof outcomes;
