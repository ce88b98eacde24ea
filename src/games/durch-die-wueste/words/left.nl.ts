import { colours, type DurchDieWuesteState } from '../rules/state.ts';
import { colourNames } from './colours.nl.ts';

export const left = (s: DurchDieWuesteState): string =>
  `Kamelen in voorraad: ${colours.map((colour, i) => `${colourNames[colour]} ${s.supply[i]}`).join(', ')}. De partij eindigt met de laatste kameel van een kleur.`;
