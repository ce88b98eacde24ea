import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  palm: {
    ask: () => 'Wo stehen die Palmen? Wähle ein Feld auf dem Spielplan.',
    name: hex => hex,
    piece: () => 'Palme',
  },
  water: {
    ask: args => `Wie viel ist die Wasserstelle auf ${args.hex} wert?`,
    name: value => `${value} wert`,
    piece: value => `Wasser ${value}`,
  },
};
