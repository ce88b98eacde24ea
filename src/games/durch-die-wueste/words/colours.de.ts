import type { Colour } from '../rules/state.ts';

export const colourNames: Readonly<Record<Colour, string>> = {
  white: 'weiß',
  blue: 'blau',
  green: 'grün',
  pink: 'rosa',
  violet: 'violett',
};

/** The adjective before a noun: “rosa” never changes. */
export function inflected(colour: Colour, ending: string): string {
  return colour === 'pink' ? colourNames.pink : colourNames[colour] + ending;
}
