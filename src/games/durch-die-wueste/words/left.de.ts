import { colours, type DurchDieWuesteState } from '../rules/state.ts';
import { colourNames } from './colours.de.ts';

export const left = (s: DurchDieWuesteState): string =>
  `Kamele im Vorrat: ${colours.map((colour, i) => `${colourNames[colour]} ${s.supply[i]}`).join(', ')}. Mit dem letzten Kamel einer Farbe endet das Spiel.`;
