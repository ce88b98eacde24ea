import type { OutcomeWords } from './outcomes.en.ts';

export const outcomes: OutcomeWords = {
  palm: {
    ask: () => 'Waar staan de palmen? Kies een veld op het bord.',
    name: hex => hex,
    piece: () => 'Palm',
  },
  water: {
    ask: args => `Hoeveel is de waterput op ${args.hex} waard?`,
    name: value => `${value} waard`,
    piece: value => `Water ${value}`,
  },
};
