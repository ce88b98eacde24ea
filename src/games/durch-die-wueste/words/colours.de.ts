import type { Colour } from '../state.ts';

export const colours: Readonly<Record<Colour, string>> = {
  white: 'weiß',
  blue: 'blau',
  green: 'grün',
  pink: 'rosa',
  violet: 'violett',
};

/** The adjective before a noun: “rosa” never changes. */
export function inflected(colour: Colour, ending: string): string {
  return colour === 'pink' ? colours.pink : colours[colour] + ending;
}
