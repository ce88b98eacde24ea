import type { Colour } from '../rules/state.ts';

/** As they stand before “kameel” and “karavaan”. */
export const colourNames: Readonly<Record<Colour, string>> = {
  white: 'witte',
  blue: 'blauwe',
  green: 'groene',
  pink: 'roze',
  violet: 'paarse',
};
