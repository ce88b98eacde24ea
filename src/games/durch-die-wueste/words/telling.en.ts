import { type Places, words } from './en.ts';

type Who = (seat: number) => string;
const { colours } = words;

/** What people are told to do with a bot's pieces where the printed game lies on the table. */
export const telling = {
  setPalm: ({ hex }: Places): string => `Put a palm on ${hex}.`,
  return: ({ seat, colour }: Places, who: Who): string =>
    `Put ${who(seat)}’s ${colours[colour]} camel with its rider back into the box.`,
  rider: ({ seat, colour, hex }: Places, who: Who): string =>
    `Put ${who(seat)}’s rider on a ${colours[colour]} camel, on ${hex}.`,
  camel: ({ colour, hex }: Places): string => `Put a ${colours[colour]} camel on ${hex}.`,
};

export type Telling = typeof telling;
