import { signed } from '../../../engine/figures.ts';
import { boardWords } from './board.de.ts';
import { dealStory, deals } from './deals.de.ts';
import type { Words } from './en.ts';
import { phraseWords } from './phrases.de.ts';
import { table } from './table.de.ts';

export const words: Words = {
  language: 'de',
  title: 'Nomadi',
  players: ['Blau', 'Gelb', 'Rot', 'Grün', 'Schwarz'],
  sources: {
    talers: 'Taler',
    purse: 'Startgeld',
    dice: 'Ungenutzte Würfel',
    finds: 'Funde',
    start: 'Zuletzt los',
    canyon: 'Schlucht',
    goal: 'Oase',
    gifts: 'Handel',
    cards: 'Karten',
  },
  story: {
    card: ({ field }) => `Auf ${field} wird eine Karte verdeckt hingelegt.`,
    place: ({ seat, field }, who) => `${who(seat)} setzt einen Stein auf ${field}.`,
    roll: ({ seat, dice }, who) => `${who(seat)} würfelt ${dice}.`,
    again: ({ seat, dice }, who) => `Kein Würfel nützt: ${who(seat)} würfelt noch einmal, ${dice}.`,
    step: ({ seat, die, from, to }, who) => `${who(seat)} zieht mit der ${die} von ${from} nach ${to}.`,
    push: ({ seat, owner, die, from, to }, who) =>
      `${who(seat)} zieht den Stein von ${who(owner)} mit der ${die} von ${from} nach ${to}.`,
    steps: ({ seat, dice, from, to }, who) => `${who(seat)} zieht mit ${dice} von ${from} nach ${to}.`,
    pushes: ({ seat, owner, dice, from, to }, who) =>
      `${who(seat)} zieht den Stein von ${who(owner)} mit ${dice} von ${from} nach ${to}.`,
    find: ({ seat, value }, who) => `${who(seat)} deckt eine Karte auf: ${signed(value)}.`,
    look: ({ seat, value }, who) => `${who(seat)} sieht sich die genommene Karte an: ${signed(value)}.`,
    offer: ({ seat, owner, phrase }, who) =>
      phrase === 'silent'
        ? `${who(seat)} bietet ${who(owner)} die Karte wortlos an.`
        : `${who(seat)} bietet ${who(owner)} die Karte an: „${phraseWords[phrase]}“`,
    take: ({ seat }, who) => `${who(seat)} nimmt die Karte unbesehen.`,
    leave: ({ seat, mover }, who) => `${who(seat)} überlässt ${who(mover)} die Karte.`,
    open: ({ seat, value }, who) => `${who(seat)} zeigt eine Karte: ${signed(value)}.`,
    give: ({ seat, receiver, talers }, who) => `${who(seat)} gibt ${who(receiver)} ${table.talers(talers)}.`,
    ...dealStory,
  },
  phrases: phraseWords,
  ...table,
  deals,
  board: boardWords,
};
