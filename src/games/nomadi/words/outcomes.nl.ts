import { signed } from '../../../engine/figures.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  card: {
    ask: () => 'Waar ligt de volgende kaart? Kies een veld op het bord.',
    name: field => field,
    piece: () => 'Kaart',
  },
  roll: {
    ask: (args, who) => `${who(Number(args.seat))}: wat is er gegooid? Druk de dobbelstenen een voor een in.`,
    name: die => die,
  },
  value: {
    ask: (args, who) => `${who(Number(args.seat))}: wat staat er op de kaart?`,
    name: value => signed(Number(value)),
  },
  open: {
    ask: (args, who) => `${who(Number(args.seat))}: welke kaart wordt opengelegd?`,
    name: value => signed(Number(value)),
  },
};
