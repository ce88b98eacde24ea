import { signed } from '../../../engine/figures.ts';
import { tile } from './nouns.de.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  tile: {
    ask: (args, who) => `${who(Number(args.seat))}: Welches Plättchen wurde gezogen?`,
    name: tile,
  },
  token: {
    ask: (args, who) => `${who(Number(args.seat))}: Welches Gerücht ist es?`,
    name: value => signed(Number(value)),
  },
};
