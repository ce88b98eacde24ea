import { phraseWords } from './phrases.de.ts';
import { table } from './table.de.ts';
import type { Telling } from './telling.en.ts';

export const telling: Telling = {
  place: ({ seat, field }, who) => `Setz einen Stein von ${who(seat)} auf ${field}.`,
  step: ({ seat, die, from, to }, who) =>
    `Zieh den Stein von ${who(seat)} von ${from} nach ${to}, und leg die ${die} beiseite.`,
  push: ({ owner, die, from, to }, who) =>
    `Zieh den Stein von ${who(owner)} von ${from} nach ${to}, und leg die ${die} beiseite.`,
  offer: ({ seat, owner, phrase }, who) =>
    phrase === 'silent'
      ? `${who(seat)} bietet ${who(owner)} die Karte wortlos an: schieb sie verdeckt hinüber.`
      : `${who(seat)} bietet ${who(owner)} die Karte an: „${phraseWords[phrase]}“ Schieb sie verdeckt hinüber.`,
  take: ({ seat }, who) => `Gib ${who(seat)} die Karte, verdeckt.`,
  leave: ({ mover }, who) => `Die Karte bleibt bei ${who(mover)}.`,
  give: ({ seat, receiver, talers }, who) =>
    `Gib ${who(receiver)} ${table.talers(talers)} aus dem Beutel von ${who(seat)}.`,
};
