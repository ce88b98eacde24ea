import { colours, type DurchDieWuesteState } from '../rules/state.ts';
import { words } from './en.ts';

/** What is left, and when the game ends: for those who ask at the printed board. */
export const left = (s: DurchDieWuesteState): string =>
  `Camels left: ${colours.map((colour, i) => `${words.colours[colour]} ${s.supply[i]}`).join(', ')}. The game ends with the last camel of a colour.`;
