import { signed } from '../../../engine/figures.ts';
import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  card: {
    ask: () => 'Wo liegt die nächste Karte? Wähle ein Feld auf dem Spielplan.',
    name: field => field,
    piece: () => 'Karte',
  },
  roll: {
    ask: (args, who) => `${who(Number(args.seat))}: Was wurde gewürfelt? Drücke die Würfel nacheinander.`,
    name: die => die,
  },
  value: {
    ask: (args, who) => `${who(Number(args.seat))}: Was steht auf der Karte?`,
    name: value => signed(Number(value)),
  },
  open: {
    ask: (args, who) => `${who(Number(args.seat))}: Welche Karte wird aufgedeckt?`,
    name: value => signed(Number(value)),
  },
};
