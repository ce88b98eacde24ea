import type { Colour } from '../state.ts';

/** As they stand before “kameel” and “karavaan”. */
export const colours: Readonly<Record<Colour, string>> = {
  white: 'witte',
  blue: 'blauwe',
  green: 'groene',
  pink: 'roze',
  violet: 'paarse',
};
