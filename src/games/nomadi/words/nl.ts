import { signed } from '../../../engine/figures.ts';
import { boardWords } from './board.nl.ts';
import { dealStory, deals } from './deals.nl.ts';
import type { Words } from './en.ts';
import { phraseWords } from './phrases.nl.ts';
import { table } from './table.nl.ts';

export const words: Words = {
  language: 'nl',
  title: 'Nomadi',
  players: ['Blauw', 'Geel', 'Rood', 'Groen', 'Zwart'],
  sources: {
    talers: 'Daalders',
    purse: 'Startgeld',
    dice: 'Ongebruikte dobbelstenen',
    finds: 'Vondsten',
    start: 'Laatste weg',
    canyon: 'Kloof',
    goal: 'Oase',
    gifts: 'Handel',
    cards: 'Kaarten',
  },
  story: {
    card: ({ field }) => `Op ${field} wordt een kaart gedekt neergelegd.`,
    place: ({ seat, field }, who) => `${who(seat)} zet een steen op ${field}.`,
    roll: ({ seat, dice }, who) => `${who(seat)} gooit ${dice}.`,
    again: ({ seat, dice }, who) => `Geen dobbelsteen helpt: ${who(seat)} gooit opnieuw, ${dice}.`,
    step: ({ seat, die, from, to }, who) => `${who(seat)} gaat met de ${die} van ${from} naar ${to}.`,
    push: ({ seat, owner, die, from, to }, who) =>
      `${who(seat)} zet de steen van ${who(owner)} met de ${die} van ${from} naar ${to}.`,
    steps: ({ seat, dice, from, to }, who) => `${who(seat)} gaat met ${dice} van ${from} naar ${to}.`,
    pushes: ({ seat, owner, dice, from, to }, who) =>
      `${who(seat)} zet de steen van ${who(owner)} met ${dice} van ${from} naar ${to}.`,
    find: ({ seat, value }, who) => `${who(seat)} draait een kaart om: ${signed(value)}.`,
    look: ({ seat, value }, who) => `${who(seat)} bekijkt de genomen kaart: ${signed(value)}.`,
    offer: ({ seat, owner, phrase }, who) =>
      phrase === 'silent'
        ? `${who(seat)} biedt ${who(owner)} de kaart zwijgend aan.`
        : `${who(seat)} biedt ${who(owner)} de kaart aan: “${phraseWords[phrase]}”`,
    take: ({ seat }, who) => `${who(seat)} neemt de kaart ongezien.`,
    leave: ({ seat, mover }, who) => `${who(seat)} laat de kaart aan ${who(mover)}.`,
    open: ({ seat, value }, who) => `${who(seat)} laat een kaart zien: ${signed(value)}.`,
    give: ({ seat, receiver, talers }, who) => `${who(seat)} geeft ${who(receiver)} ${table.talers(talers)}.`,
    ...dealStory,
  },
  phrases: phraseWords,
  ...table,
  deals,
  board: boardWords,
};
