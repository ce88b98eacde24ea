import { type Good, turnedBy } from '../rules/tiles.ts';
import { actionNames, tile, towards } from './nouns.nl.ts';
import type { Telling } from './telling.en.ts';

const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

export const telling: Telling = {
  start: ({ seat, cell }, who) => `Zet de karavaan van ${who(seat)} op ${cell}.`,
  stay: ({ seat }, who) => `Laat de karavaan van ${who(seat)} staan.`,
  go: ({ seat, cell }, who) => `Verplaats de karavaan van ${who(seat)} naar ${cell}.`,
  drive: ({ seat, cell }, who) =>
    `Betaal de drijver een watersteen van ${who(seat)}, en verplaats de karavaan naar ${cell}.`,
  discard: ({ tile: kind }) => `Neem deze tegel uit het spel: ${tile(kind)}.`,
  draw: ({ seat }, who) => `Trek een tegel voor ${who(seat)}.`,
  drawAmends: ({ seat }, who) => `Trek als vergoeding een tegel voor ${who(seat)}.`,
  own: ({ seat, tile: kind }, who) => `Neem deze tegel uit de voorraad van ${who(seat)}: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }, who) =>
    `Betaal de verkenner een watersteen van ${who(seat)}, en neem deze tegel van ${who(other)}: ${tile(kind)}.`,
  lay: ({ cell, tile: kind, angle }) => `Leg de tegel op ${cell}, zo gedraaid: ${tile(turnedBy(kind, angle))}.`,
  set: ({ seat, figure, cell, sides }, who) =>
    `Zet de figuur met hoogte ${figure} van ${who(seat)} op ${cell}, in de oase ${towards(sides)}.`,
  take: ({ seat, figure, cell }, who) => `Neem de figuur met hoogte ${figure} van ${who(seat)} terug van ${cell}.`,
  occupy: ({ seat, figure, action }, who) =>
    `Zet de figuur met hoogte ${figure} van ${who(seat)} bij ${actionNames[action]}.`,
  drop: ({ seat, good, gained }, who) => `Ruil bij ${who(seat)} ${actionNames[good]} voor ${actionNames[gained]}.`,
  put: ({ slot }) => `Leg het gerucht gedekt bij ${goodOf(slot)}.`,
  look: ({ seat, slot }, who) => `Bekijk voor ${who(seat)} het gerucht bij ${goodOf(slot)}, en verklap het niet.`,
  remove: ({ slot }) => `Neem het gerucht bij ${goodOf(slot)} gedekt weg.`,
  bonus: ({ seat }, who) => `Betaal de gids een watersteen van ${who(seat)}: dat geeft een bonusbeurt.`,
};
