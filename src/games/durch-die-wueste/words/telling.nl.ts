import { colourNames } from './colours.nl.ts';
import type { Telling } from './telling.en.ts';

export const telling: Telling = {
  setPalm: ({ hex }) => `Zet een palm op ${hex}.`,
  return: ({ seat, colour }, who) => `Leg de kameel van ${who(seat)} met ruiter terug (${colourNames[colour]}).`,
  rider: ({ seat, colour, hex }, who) =>
    `Zet de ruiter van ${who(seat)} op een ${colourNames[colour]} kameel, op ${hex}.`,
  camel: ({ colour, hex }) => `Zet een ${colourNames[colour]} kameel op ${hex}.`,
};
