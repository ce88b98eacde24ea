import { signed } from '../../../engine/figures.ts';
import { type Good, turnedBy } from '../rules/tiles.ts';
import { boardWords } from './board.de.ts';
import type { Words } from './en.ts';
import { actionNames, sideList, stones, tile, tiles, towards } from './nouns.de.ts';
import { table } from './table.de.ts';

const players = ['Rot', 'Blau', 'Grün', 'Gelb'];
const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

const story: Words['story'] = {
  start: ({ seat, cell }, who) => `${who(seat)}: Die Karawane beginnt auf ${cell}.`,
  stay: ({ seat }, who) => `${who(seat)}: Die Karawane bleibt stehen.`,
  go: ({ seat, cell }, who) => `${who(seat)}: Die Karawane zieht nach ${cell}.`,
  drive: ({ seat, cell }, who) =>
    `${who(seat)} gibt dem Kameltreiber einen Wasserstein: Die Karawane zieht nach ${cell}.`,
  discard: ({ seat, tile: kind }, who) =>
    `${who(seat)} nimmt ein Plättchen, das nirgends passt, aus dem Spiel (${tile(kind)}).`,
  bonus: ({ seat }, who) => `${who(seat)} gibt dem Führer einen Wasserstein für einen Bonuszug.`,
  end: ({ seat }, who) => `${who(seat)} beendet den Zug.`,
  dealt: ({ seat, tile: kind }, who) => `${who(seat)} beginnt mit einem Plättchen: ${tile(kind)}.`,
  draw: ({ seat }, who) => `${who(seat)} zieht ein Plättchen.`,
  drawn: ({ seat, tile: kind }, who) => `${who(seat)} hat ein Plättchen gezogen, das passt: ${tile(kind)}.`,
  kept: ({ seat, tile: kind }, who) =>
    `${who(seat)} hat ein Plättchen gezogen, das nicht passt, und behält es: ${tile(kind)}.`,
  own: ({ seat, tile: kind }, who) => `${who(seat)} nimmt ein Plättchen aus der eigenen Auslage: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }, who) =>
    `${who(seat)} gibt dem Kundschafter einen Wasserstein und nimmt ein Plättchen von ${who(other)}: ${tile(kind)}.`,
  skip: ({ seat }, who) => `${who(seat)} entdeckt nichts.`,
  lay: ({ seat, cell, tile: kind, angle }, who) =>
    `${who(seat)} legt ein Plättchen auf ${cell}: ${tile(turnedBy(kind, angle))}.`,
  drawAmends: ({ seat }, who) => `${who(seat)} zieht zum Ausgleich ein Plättchen.`,
  declineAmends: ({ seat }, who) => `${who(seat)} will keinen Ausgleich.`,
  amends: ({ seat, tile: kind }, who) => `${who(seat)} bekommt zum Ausgleich ein Plättchen: ${tile(kind)}.`,
  set: ({ seat, figure, cell, sides }, who) =>
    `${who(seat)} stellt die Figur der Höhe ${figure} auf ${cell}, in die Oase ${towards(sides)}.`,
  take: ({ seat, figure, cell }, who) => `${who(seat)} nimmt die Figur der Höhe ${figure} von ${cell} zurück.`,
  pass: ({ seat }, who) => `${who(seat)} stellt keine Figur auf.`,
  score: ({ cell, other, figure, left }, who) =>
    `Die Oase bei ${cell} ist vollständig und wird gewertet.${
      left === undefined
        ? ''
        : left < 0
          ? ` ${who(other)} hat kein Wasser: Die Figur der Höhe ${figure} verlässt die Reihe.`
          : ` ${who(other)} zahlt einen Wasserstein (noch ${left}).`
    }`,
  occupy: ({ seat, figure, action }, who) =>
    `${who(seat)}: Die Figur der Höhe ${figure} bekommt ${actionNames[action]}.`,
  drop: ({ seat, good, gained }, who) => `${who(seat)} tauscht ${actionNames[good]} gegen ${actionNames[gained]}.`,
  declineGood: ({ seat, good }, who) => `${who(seat)} hat keinen Platz für ${actionNames[good]} und verzichtet.`,
  token: ({ value }) => `Das gezogene Gerücht ist ${signed(value)}.`,
  put: ({ seat, slot }, who) => `${who(seat)} legt ein Gerücht verdeckt zu: ${goodOf(slot)}.`,
  look: ({ seat, slot }, who) => `${who(seat)} sieht sich ein Gerücht an: ${goodOf(slot)}.`,
  noLook: ({ seat }, who) => `${who(seat)} sieht sich kein Gerücht an.`,
  seen: ({ slot, value }) => `Das Gerücht ist ${signed(value)}: ${goodOf(slot)}.`,
  leave: ({ seat, slot }, who) => `${who(seat)} lässt das Gerücht liegen: ${goodOf(slot)}.`,
  remove: ({ seat, slot }, who) => `${who(seat)} nimmt das Gerücht weg: ${goodOf(slot)}.`,
  reveal: ({ slot, value }) => `Ein Gerücht wird aufgedeckt, ${goodOf(slot)}: ${signed(value)}.`,
};

export const words: Words = {
  language: 'de',
  title: 'Im Reich der Wüstensöhne',
  players,
  sources: { myrrh: 'Myrrhe', incense: 'Weihrauch', gem: 'Edelsteine', salt: 'Salz' },
  story,
  actions: actionNames,
  tile,
  sides: sideList,
  towards,
  stones,
  tiles,
  ...table,
  board: boardWords,
};
