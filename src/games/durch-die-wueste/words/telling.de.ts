import { inflected } from './colours.de.ts';
import type { Telling } from './telling.en.ts';

export const telling: Telling = {
  setPalm: ({ hex }) => `Stell eine Palme auf ${hex}.`,
  return: ({ seat, colour }, who) =>
    `Leg das ${inflected(colour, 'e')} Kamel von ${who(seat)} mit seinem Reiter zurück.`,
  rider: ({ seat, colour, hex }, who) =>
    `Stell den Reiter von ${who(seat)} auf einem ${inflected(colour, 'en')} Kamel auf ${hex}.`,
  camel: ({ colour, hex }) => `Stell ein ${inflected(colour, 'es')} Kamel auf ${hex}.`,
};
