import { phraseWords } from './phrases.nl.ts';
import { table } from './table.nl.ts';
import type { Telling } from './telling.en.ts';

export const telling: Telling = {
  place: ({ seat, field }, who) => `Zet een steen van ${who(seat)} op ${field}.`,
  step: ({ seat, die, from, to }, who) =>
    `Zet de steen van ${who(seat)} van ${from} naar ${to}, en leg de ${die} opzij.`,
  push: ({ owner, die, from, to }, who) =>
    `Zet de steen van ${who(owner)} van ${from} naar ${to}, en leg de ${die} opzij.`,
  offer: ({ seat, owner, phrase }, who) =>
    phrase === 'silent'
      ? `${who(seat)} biedt ${who(owner)} de kaart zwijgend aan: schuif haar gedekt door.`
      : `${who(seat)} biedt ${who(owner)} de kaart aan: “${phraseWords[phrase]}” Schuif haar gedekt door.`,
  take: ({ seat }, who) => `Geef ${who(seat)} de kaart, gedekt.`,
  leave: ({ mover }, who) => `De kaart blijft bij ${who(mover)}.`,
  give: ({ seat, receiver, talers }, who) =>
    `Geef ${who(receiver)} ${table.talers(talers)} uit de buidel van ${who(seat)}.`,
};
