import { inflected } from './colours.de.ts';
import type { OrientationWords } from './orientation.en.ts';

export const orientation: OrientationWords = {
  own: colour => `dein ${inflected(colour, 'es')} Kamel`,
  open: 'frei',
  openAround: 'ringsum frei',
  rock: 'Fels',
  names: {
    palm: ['palme', 'palmen', 'oase', 'oasen'],
    water: ['wasser', 'wasserstelle', 'wasserstellen'],
    rider: ['reiter'],
    land: ['land', 'gebiete', 'umschlossenes land'],
    supply: ['vorrat', 'kamele im vorrat'],
  },
  palms: hexes => `Palmen: ${hexes}.`,
  riders: list => `Reiter: ${list}.`,
  noLand: 'Noch ist kein Land umschlossen.',
};
