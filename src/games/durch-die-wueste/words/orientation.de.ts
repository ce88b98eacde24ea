import { inflected } from './colours.de.ts';
import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: colour => `dein ${inflected(colour, 'es')} Kamel`,
  open: 'frei',
  openAround: 'ringsum frei',
  rock: 'Fels',
  names: {
    palm: ['Palme', 'Palmen', 'Oase', 'Oasen'],
    water: ['Wasser', 'Wasserstelle', 'Wasserstellen', 'Wasserloch', 'Wasserlöcher'],
    rider: ['Reiter'],
    land: ['Land', 'Gebiete', 'umschlossenes Land'],
    supply: ['Vorrat', 'Kamele im Vorrat'],
  },
  palms: hexes => `Palmen: ${hexes}.`,
  riders: list => `Reiter: ${list}.`,
  noLand: 'Noch ist kein Land umschlossen.',
};
