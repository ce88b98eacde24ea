import { signed } from '../../../engine/figures.ts';
import { tile } from './nouns.nl.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  tile: {
    ask: (args, who) => `${who(Number(args.seat))}: welke tegel is getrokken?`,
    name: tile,
  },
  token: {
    ask: (args, who) => `${who(Number(args.seat))}: welk gerucht is het?`,
    name: value => signed(Number(value)),
  },
};
