import type { Colour } from '../rules/state.ts';

/** What is said about where one is: loaded when somebody walks over the board by keys, or asks. */
export const orientation = {
  own: (colour: Colour): string => `your ${colour} camel`,
  open: 'open',
  openAround: 'open all around',
  rock: 'rock',
  names: {
    palm: ['palm', 'palms', 'oasis', 'oases'],
    water: ['water', 'water hole', 'water holes'],
    rider: ['rider', 'riders'],
    land: ['land', 'areas', 'enclosed land'],
    supply: ['supply', 'camels left', 'stock'],
  },
  palms: (hexes: string): string => `Palms: ${hexes}.`,
  riders: (list: string): string => `Riders: ${list}.`,
  noLand: 'No land is enclosed yet.',
};

export type OrientationWords = typeof orientation;
