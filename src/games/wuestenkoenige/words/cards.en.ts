import type { CardId } from '../rules/deck.ts';

export interface CardWords {
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
}

export const cardWords: Readonly<Record<CardId, CardWords>> = {
  sand: { name: 'Sand', text: 'Lay a tile from the reserve on any desert hex, either side up. It may bury camels.' },
  drift: {
    name: 'Drifting sand',
    text: 'Take the top tile of any hex into the reserve. Camels and loose goods on it sink.',
  },
  storm: { name: 'Sandstorm', text: 'Change the desert three times at once, a different tile each time.' },
  calf: {
    name: 'Pregnant camel',
    text: 'A camel from your stock comes to a hex at most two away from a camel of yours.',
  },
  carpet: {
    name: 'Flying carpet',
    text: 'One of your camels flies up to five hexes over anything. It can’t attack there.',
  },
  trek: { name: 'Camel trek', text: 'Four more movement points in this turn.' },
  swap: { name: 'Camel swap', text: 'Two camels of other players in the desert change places, loads and all.' },
  loss: {
    name: 'Lost load',
    text: 'A camel of another player in the desert drops one of its goods; you choose which.',
  },
  plague: { name: 'Epidemic', text: 'All camels in one oasis go home, yours too. Their goods return to the oases.' },
};
