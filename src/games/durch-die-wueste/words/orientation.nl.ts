import { colourNames } from './colours.nl.ts';
import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: colour => `je ${colourNames[colour]} kameel`,
  open: 'vrij',
  openAround: 'rondom vrij',
  rock: 'rots',
  names: {
    palm: ['palm', 'palmen', 'oase', 'oases'],
    water: ['water', 'waterput', 'waterputten'],
    rider: ['ruiter', 'ruiters'],
    land: ['land', 'gebieden', 'ingesloten land'],
    supply: ['voorraad', 'kamelen over'],
  },
  palms: hexes => `Palmen: ${hexes}.`,
  riders: list => `Ruiters: ${list}.`,
  noLand: 'Er is nog geen land ingesloten.',
};
