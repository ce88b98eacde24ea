import { type Good, turnedBy } from '../rules/tiles.ts';
import { actionNames, tile, towards } from './nouns.de.ts';
import type { Telling } from './telling.en.ts';

const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

export const telling: Telling = {
  start: ({ seat, cell }, who) => `Stell die Karawane von ${who(seat)} auf ${cell}.`,
  stay: ({ seat }, who) => `Lass die Karawane von ${who(seat)} stehen.`,
  go: ({ seat, cell }, who) => `Zieh die Karawane von ${who(seat)} nach ${cell}.`,
  drive: ({ seat, cell }, who) =>
    `Gib dem Kameltreiber einen Wasserstein von ${who(seat)}, und zieh die Karawane nach ${cell}.`,
  discard: ({ tile: kind }) => `Nimm dieses Plättchen aus dem Spiel: ${tile(kind)}.`,
  draw: ({ seat }, who) => `Zieh ein Plättchen für ${who(seat)}.`,
  drawAmends: ({ seat }, who) => `Zieh zum Ausgleich ein Plättchen für ${who(seat)}.`,
  own: ({ seat, tile: kind }, who) => `Nimm dieses Plättchen aus der Auslage von ${who(seat)}: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }, who) =>
    `Gib dem Kundschafter einen Wasserstein von ${who(seat)}, und nimm von ${who(other)} dieses Plättchen: ${tile(kind)}.`,
  lay: ({ cell, tile: kind, angle }) => `Leg das Plättchen auf ${cell}, so gedreht: ${tile(turnedBy(kind, angle))}.`,
  set: ({ seat, figure, cell, sides }, who) =>
    `Stell die Figur der Höhe ${figure} von ${who(seat)} auf ${cell}, in die Oase ${towards(sides)}.`,
  take: ({ seat, figure, cell }, who) => `Nimm die Figur der Höhe ${figure} von ${who(seat)} von ${cell} zurück.`,
  occupy: ({ seat, figure, action }, who) =>
    `Stell die Figur der Höhe ${figure} von ${who(seat)} zu: ${actionNames[action]}.`,
  drop: ({ seat, good, gained }, who) => `Tausch bei ${who(seat)} ${actionNames[good]} gegen ${actionNames[gained]}.`,
  put: ({ slot }) => `Leg das Gerücht verdeckt zu: ${goodOf(slot)}.`,
  look: ({ seat, slot }, who) => `Sieh dir für ${who(seat)} das Gerücht an und verrate es nicht: ${goodOf(slot)}.`,
  remove: ({ slot }) => `Nimm das Gerücht verdeckt weg: ${goodOf(slot)}.`,
  bonus: ({ seat }, who) => `Gib dem Führer einen Wasserstein von ${who(seat)}: das gibt einen Bonuszug.`,
};
