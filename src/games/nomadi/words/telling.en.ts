import { phraseWords } from './phrases.en.ts';
import type { Places } from './places.ts';
import { table } from './table.en.ts';

type Who = (seat: number) => string;

/** What people are told to do with a bot's pieces where the printed game lies on the table. */
export const telling = {
  place: ({ seat, field }: Places, who: Who): string => `Put one of ${who(seat)}’s stones on ${field}.`,
  step: ({ seat, die, from, to }: Places, who: Who): string =>
    `Move ${who(seat)}’s stone from ${from} to ${to}, and put the ${die} aside.`,
  push: ({ owner, die, from, to }: Places, who: Who): string =>
    `Move ${who(owner)}’s stone from ${from} to ${to}, and put the ${die} aside.`,
  offer: ({ seat, owner, phrase }: Places, who: Who): string =>
    phrase === 'silent'
      ? `${who(seat)} offers ${who(owner)} the card and says nothing: push it over, face down.`
      : `${who(seat)} offers ${who(owner)} the card: “${phraseWords[phrase]}” Push it over, face down.`,
  take: ({ seat }: Places, who: Who): string => `Give ${who(seat)} the card, face down.`,
  leave: ({ mover }: Places, who: Who): string => `The card stays with ${who(mover)}.`,
  give: ({ seat, receiver, talers }: Places, who: Who): string =>
    `Give ${who(receiver)} ${table.talers(talers)} out of ${who(seat)}’s purse.`,
};

export type Telling = typeof telling;
